/**
 * What pages show of the backend's published rows, table by table (SPEC §3). Validated and reshaped
 * here and nowhere else, on the server; a browser gets the result, and the client the types.
 */
import { z } from "zod";
import { groundColour } from "./ground-color.ts";
import { maxLength, readRichText, safeAddress } from "./rich-text.ts";

/** Characters of a slug: what the columns of `supabase/migrations` allow. */
export const slugLimit = 120;

/**
 * No page has room for more, and neither the search nor a visitor would get through it. Twice what
 * the columns of `supabase/migrations` hold, or more; addresses of that length are no addresses.
 */
const limits = {
  text: maxLength,
  line: 500,
  address: 2_000,
  entry: 2_000,
  entries: 100,
};

const cut = (value: string, limit: number) => value.slice(0, limit).toWellFormed();
/** Blank is empty: a frame around spaces would be shown as one around words. */
const text = z.string().nullish().transform((value) => cut(value?.trim() ?? "", limits.text));
const inOneLine = (value: string) => cut(value.replace(/\s+/g, " "), limits.line);
const line = z.string().trim().nullish().transform((value) => inOneLine(value ?? ""));
const optionalLine = line.transform((value) => value || null);
/** What is no text among them is left out. */
const texts = z.custom<unknown[]>(Array.isArray).nullish().transform((values) =>
  (values ?? []).slice(0, limits.entries)
    .filter((value) => typeof value === "string")
    .map((value) => cut(value.trim(), limits.entry))
    .filter(Boolean)
);

const title = z.string().trim().min(1).transform(inOneLine);

/**
 * As it stands in an address: lower case, and escaped where it has not the form of SPEC §2. No
 * address has a line break.
 */
const slug = z.string().max(slugLimit)
  .transform((value) =>
    value.trim().toLowerCase().toWellFormed().replace(/[\n\r\u2028\u2029]+/g, " ")
  )
  .transform(encodeURIComponent)
  .refine((value) => !["", ".", ".."].includes(value));

/** Whether the page's policy shows a picture at an address: a path on this site or an allowed origin. */
const isShown = (address: string, origins: readonly string[]) =>
  address.startsWith("/") || URL.canParse(address) && origins.includes(new URL(address).origin);

/** A time the database wrote, as ISO 8601; tables of other projects may not have the column. */
const time = z.string().max(limits.line).nullish().transform((value) => {
  const at = Date.parse(value ?? "");
  return at >= 0 && at < Date.UTC(10_000, 0) ? new Date(at).toISOString() : null;
});

/**
 * By the name of the table: every one that pages list, with the columns they show.
 *
 * @param pictureOrigins origins of pictures that the page's policy allows besides this site's own; what
 * stands for no picture is shown instead of others
 */
export function rowSchemas(pictureOrigins: readonly string[]) {
  const picture = z.string().max(limits.address).nullish().transform((value) => {
    const address = value && safeAddress(value);
    return address && isShown(address, pictureOrigins) ? address : null;
  });
  const richText = text.transform((value, context) => {
    try {
      return readRichText(value, (address) => isShown(address, pictureOrigins));
    } catch (error) {
      context.addIssue(String(error));
      return z.NEVER;
    }
  });
  return {
    services: z.object({
      slug,
      title,
      description: text,
      detailed_description: text,
      icon_name: line,
      image_path: picture,
      hover_image_path: picture,
      impact: line,
      features: texts,
      benefits: texts,
      process: texts,
      updated_at: time,
    }),
    commitments: z.object({
      slug,
      title,
      subtitle: line,
      description: text,
      full_content: richText,
      icon_name: line,
      accent_color: line.transform(groundColour),
      image_primary: picture,
      image_hover: picture,
      stat1_label: optionalLine,
      stat1_value: optionalLine,
      stat2_label: optionalLine,
      stat2_value: optionalLine,
    }),
  };
}

type Schemas = ReturnType<typeof rowSchemas>;
export type Rows = { [Table in keyof Schemas]: z.output<Schemas[Table]> };
export type Service = Rows["services"];
export type Commitment = Rows["commitments"];
