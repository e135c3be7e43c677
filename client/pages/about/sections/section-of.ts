import type { AboutSection } from "../../../../content/about-sections/index.ts";

/** The content of the section with that slug. */
export type SectionOf<Slug extends AboutSection["slug"]> = Extract<AboutSection, { slug: Slug }>;
