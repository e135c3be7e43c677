/** Rows as a hosted backend holds them: ten services and five commitments, small and plain. */
import { serviceNames } from "../../../content/navigation.ts";
import { slugify } from "../../../content/paths.ts";

export type Row = Record<string, unknown> & { slug: string };

export function serviceRows(): Row[] {
  return serviceNames.map((title, index) => ({
    id: crypto.randomUUID(),
    slug: slugify(title),
    title,
    description: `What ${title} is about. And what comes of it.`,
    detailed_description: `First paragraph on ${title}.\n\nSecond paragraph on ${title}.`,
    icon_name: "Shield",
    image_path: null,
    hover_image_path: null,
    impact: `Impact ${index + 1}`,
    features: [`Feature one of ${title}`, `Feature two of ${title}`],
    benefits: [`Benefit one of ${title}`],
    process: [`Listen: hear about ${title}`, "Then act"],
    published: true,
    display_order: index + 1,
    created_at: "2025-01-01T00:00:00Z",
  }));
}

export function commitmentRows(): Row[] {
  return ["dei", "sustainability", "social-impact", "work-life-balance", "career-growth"]
    .map((slug, index) => ({
      id: crypto.randomUUID(),
      slug,
      title: `Commitment ${slug}`,
      subtitle: `Subtitle of ${slug}`,
      description: `Description of ${slug}.`,
      full_content: `<p>Content of <strong>${slug}</strong>.</p>`,
      icon_name: "Leaf",
      accent_color: "#2e6b4f",
      image_primary: null,
      image_hover: null,
      stat1_label: "Measured",
      stat1_value: "12",
      stat2_label: null,
      stat2_value: null,
      published: true,
      display_order: index + 1,
    }));
}
