/** Validates and reshapes the backend's published rows, by table (SPEC §3). */
import { z } from "zod";
import type { Rows } from "../../client/catalog/rows.ts";
import { palette } from "../../content/brand/palette.ts";
import { maxLength, readRichText, resolveAddress } from "./read-rich-text.ts";

/** Characters; the limit of the columns in `supabase/migrations`. */
export const slugLimit = 120;

/** Characters, and list entries: at least twice the limits of the columns in `supabase/migrations`. */
const limits = {
  text: maxLength,
  line: 500,
  address: 2_000,
  entry: 2_000,
  entries: 100,
};

const cut = (value: string, limit: number) => value.slice(0, limit).toWellFormed();
/** Blank text becomes empty, so that pages omit its frame. */
const text = z.string().nullish().transform((value) => cut(value?.trim() ?? "", limits.text));
const inOneLine = (value: string) => cut(value.replace(/\s+/g, " "), limits.line);
const line = z.string().trim().nullish().transform((value) => inOneLine(value ?? ""));
const optionalLine = line.transform((value) => value || null);
/** Drops entries that are no text. */
const texts = z.custom<unknown[]>(Array.isArray).nullish().transform((values) =>
  (values ?? []).slice(0, limits.entries)
    .filter((value) => typeof value === "string")
    .map((value) => cut(value.trim(), limits.entry))
    .filter(Boolean)
);

const isPaletteColor = (name: string): name is keyof typeof palette => Object.hasOwn(palette, name);

/** A name of the palette, `#rgb` or `#rrggbb`; any other value becomes the palette's river. */
const color = line.transform((value) => {
  if (isPaletteColor(value)) return palette[value];
  return /^#([\da-f]{3}){1,2}$/i.test(value) ? value : palette.river;
});

const title = z.string().trim().min(1).transform(inOneLine);

/** Lower case and percent-encoded, as in addresses (SPEC §2), without line breaks. */
const slug = z.string().max(slugLimit)
  .transform((value) =>
    value.trim().toLowerCase().toWellFormed().replace(/[\n\r\u2028\u2029]+/g, " ")
  )
  .transform(encodeURIComponent)
  .refine((value) => !["", ".", ".."].includes(value));

/** ISO 8601, or null: the column is optional. */
const time = z.string().max(limits.line).nullish().transform((value) => {
  const at = Date.parse(value ?? "");
  return at >= 0 && at < Date.UTC(10_000, 0) ? new Date(at).toISOString() : null;
});

/** The type checker names a column of `Rows` that a schema lacks. */
export type RowSchemas = { [Table in keyof Rows]: z.ZodType<Rows[Table]> };

/**
 * By the name of the table: every one that pages list, with the columns they show.
 *
 * @param pictureOrigins origins of pictures that the page's policy allows besides this site's own; what
 * stands for no picture is shown instead of others
 */
export function rowSchemas(pictureOrigins: readonly string[]): RowSchemas {
  const isShown = (address: string) => {
    if (address.startsWith("/")) return true;
    const url = URL.parse(address);
    return url !== null && pictureOrigins.includes(url.origin);
  };
  const picture = z.string().max(limits.address).nullish().transform((value) => {
    const address = value && resolveAddress(value);
    return address && isShown(address) ? address : null;
  });
  const richText = text.transform((value, context) => {
    try {
      return readRichText(value, isShown);
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
      accent_color: color,
      image_primary: picture,
      image_hover: picture,
      stat1_label: optionalLine,
      stat1_value: optionalLine,
      stat2_label: optionalLine,
      stat2_value: optionalLine,
    }),
  };
}
