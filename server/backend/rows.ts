/** Rows as the backend may send them, validated and reshaped here and nowhere else (SPEC §3). */
import { z } from "zod";
import type { Commitment, Service, ServiceSummary } from "../../content/types.ts";
import { groundColour } from "./ground-colour.ts";
import { parseRichHtml } from "./rich-html/parse.ts";

/** The form every slug has (SPEC §2). */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const text = z.string().nullish().transform((value) => value ?? "");
const optionalText = z.string().nullish().transform((value) => value?.trim() || null);
const texts = z.array(z.string()).nullish().transform((value) => value ?? []);
const order = z.number().nullish().transform((value) => value ?? 0);
/** A path on this site or an http(s) address; anything else is no picture. */
const picture = z.string().nullish().transform((value) =>
  value && /^(\/(?!\/)|https?:\/\/)/.test(value) ? value : null
);

/** A time the database wrote, as ISO 8601; tables of other projects may not have the column. */
const time = z.string().nullish().transform((value) =>
  value && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : null
);

const serviceColumns = z.object({
  slug,
  title: z.string().min(1),
  description: text,
  detailed_description: text,
  icon_name: text,
  image_path: picture,
  hover_image_path: picture,
  impact: text,
  features: texts,
  benefits: texts,
  process: texts,
  published: z.literal(true).optional(),
  display_order: order,
});

const richHtml = text.transform((value, context) => {
  try {
    return parseRichHtml(value);
  } catch (error) {
    context.addIssue(String(error));
    return z.NEVER;
  }
});

export const serviceRow = serviceColumns
  .transform(({ published: _, ...service }): Service => service);

export type DatedService = Service & { updated_at: string | null };

/** What only the server reads: a service with the time of its last change. */
export const datedServiceRow = serviceColumns.extend({ updated_at: time })
  .transform(({ published: _, ...service }): DatedService => service);

export const commitmentRow = z.object({
  slug,
  title: z.string().min(1),
  subtitle: text,
  description: text,
  full_content: richHtml,
  icon_name: text,
  accent_color: text.transform(groundColour),
  image_primary: picture,
  image_hover: picture,
  stat1_label: optionalText,
  stat1_value: optionalText,
  stat2_label: optionalText,
  stat2_value: optionalText,
  published: z.literal(true).optional(),
  display_order: order,
}).transform(({ published: _, ...commitment }): Commitment => commitment);

/** What the list pages show of a service. */
export function summarize(service: Service): ServiceSummary {
  const { detailed_description: _, benefits: __, process: ___, ...summary } = service;
  return summary;
}
