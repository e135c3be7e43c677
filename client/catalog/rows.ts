/**
 * What pages show of the backend's published rows, table by table (SPEC §3). Validated and reshaped
 * here and nowhere else, on the server; a browser gets the result, and the client the types.
 */
import { z } from "zod";
import { groundColour } from "./ground-colour.ts";
import { maxLength, readRichText, safeAddress } from "./rich-text.ts";

/** No page has room for more, and neither the search nor a visitor would get through it. */
const cut = (value: string) => value.slice(0, maxLength).toWellFormed();
const text = z.string().nullish().transform((value) => cut(value ?? ""));
const optionalText = z.string().nullish().transform((value) => value?.trim() || null);
/** What is no text among them is left out. */
const texts = z.array(z.unknown()).nullish()
  .transform((values) => (values ?? []).filter((value) => typeof value === "string").map(cut));

const title = z.string().trim().min(1).transform(cut);

/**
 * As it stands in an address: lower case, and escaped where it has not the form of SPEC §2. No
 * address has a line break.
 */
const slug = z.string()
  .transform((value) =>
    value.trim().toLowerCase().toWellFormed().replace(/[\n\r\u2028\u2029]+/g, " ")
  )
  .transform(encodeURIComponent)
  .refine((value) => !["", ".", ".."].includes(value));

/** A path on this site or an http(s) address; anything else is no picture. */
const picture = z.string().nullish().transform((value) => {
  const address = value && safeAddress(value);
  return address && /^(?:\/|https?:)/.test(address) ? address : null;
});

/** The columns of all tables that hold a picture. */
export const pictureColumns: ReadonlySet<string> = new Set(
  ["image_path", "hover_image_path", "image_primary", "image_hover"],
);

/** A time the database wrote, as ISO 8601; tables of other projects may not have the column. */
const time = z.string().nullish().transform((value) => {
  const at = Date.parse(value ?? "");
  return at >= 0 && at < Date.UTC(10_000, 0) ? new Date(at).toISOString() : null;
});

const richText = text.transform((value, context) => {
  try {
    return readRichText(value);
  } catch (error) {
    context.addIssue(String(error));
    return z.NEVER;
  }
});

/** By the name of the table: every one that pages list, with the columns they show. */
export const tables = {
  services: z.object({
    slug,
    title,
    description: text,
    detailed_description: text,
    icon_name: text,
    image_path: picture,
    hover_image_path: picture,
    impact: text,
    features: texts,
    benefits: texts,
    process: texts,
    updated_at: time,
  }),
  commitments: z.object({
    slug,
    title,
    subtitle: text,
    description: text,
    full_content: richText,
    icon_name: text,
    accent_color: text.transform(groundColour),
    image_primary: picture,
    image_hover: picture,
    stat1_label: optionalText,
    stat1_value: optionalText,
    stat2_label: optionalText,
    stat2_value: optionalText,
  }),
};

export type Rows = { [Table in keyof typeof tables]: z.output<(typeof tables)[Table]> };
export type Service = Rows["services"];
export type Commitment = Rows["commitments"];
