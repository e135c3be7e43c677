/**
 * The site's pictures. Written by `artwork/pictures/draw.ts`; edit the catalogue there instead.
 * A file's address is `/images/{name}-{width}.{avif|webp}`.
 */
export interface Picture {
  /** Pixels of the largest file; smaller ones keep the same shape. */
  width: number;
  height: number;
  /** Widths at hand, largest first. */
  widths: readonly number[];
  /** Of a person; a drawing otherwise. */
  photograph?: boolean;
}

export const pictures = {
  "hero/canopy-road-wide": { width: 1920, height: 1080, widths: [1920, 1280, 768] },
  "hero/canopy-road-tall": { width: 900, height: 900, widths: [900, 750, 420] },
  "hero/red-hills-wide": { width: 1920, height: 1080, widths: [1920, 1280, 768] },
  "hero/red-hills-tall": { width: 900, height: 900, widths: [900, 750, 420] },
  "hero/river-wide": { width: 1920, height: 1080, widths: [1920, 1280, 768] },
  "hero/river-tall": { width: 900, height: 900, widths: [900, 750, 420] },
  "hero/spring-wide": { width: 1920, height: 1080, widths: [1920, 1280, 768] },
  "hero/spring-tall": { width: 900, height: 900, widths: [900, 750, 420] },
  "services/strategic-planning-business-development": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
  },
  "services/strategic-planning-business-development-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
  },
  "services/grant-writing-management": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "services/grant-writing-management-hover": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "services/financial-management-analysis": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "services/financial-management-analysis-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
  },
  "services/compliance-risk-management": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "services/compliance-risk-management-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
  },
  "services/organizational-development": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "services/organizational-development-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
  },
  "services/human-resources-training": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "services/human-resources-training-hover": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "services/program-evaluation-assessment": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "services/program-evaluation-assessment-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
  },
  "services/project-management": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "services/project-management-hover": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "services/research-policy-analysis": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "services/research-policy-analysis-hover": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "services/ai-solutions-digital-transformation": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
  },
  "services/ai-solutions-digital-transformation-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
  },
  "commitments/dei": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "commitments/dei-hover": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "commitments/sustainability": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "commitments/sustainability-hover": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "commitments/social-impact": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "commitments/social-impact-hover": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "commitments/work-life-balance": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "commitments/work-life-balance-hover": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "commitments/career-growth": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "commitments/career-growth-hover": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "insights/public-private-partnerships-trends": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
  },
  "insights/strategic-planning-trends-2025": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "insights/grant-success-best-practices-2025": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
  },
  "insights/regulatory-changes-2025": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "insights/organizational-resilience-uncertain-times": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
  },
  "insights/selling-to-florida-government": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "about/approach-1": { width: 1200, height: 900, widths: [1200, 800, 480] },
  "about/approach-2": { width: 1600, height: 640, widths: [1600, 1024, 640] },
  "about/approach-2-tall": { width: 900, height: 675, widths: [900, 450] },
  "about/hero": { width: 1600, height: 900, widths: [1600, 1024, 640] },
  "leadership/managing-partner-card": { width: 720, height: 900, widths: [720, 360] },
  "leadership/managing-partner-profile": { width: 900, height: 1200, widths: [900, 450] },
  "leadership/workforce-card": { width: 720, height: 900, widths: [720, 360] },
  "leadership/workforce-profile": { width: 900, height: 1200, widths: [900, 450] },
  "leadership/ai-card": { width: 720, height: 900, widths: [720, 360] },
  "leadership/ai-profile": { width: 900, height: 1200, widths: [900, 450] },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;

export const pictureFormats = ["avif", "webp"] as const;

/** Address of one file. */
export function pictureUrl(
  name: PictureName,
  width: number,
  format: (typeof pictureFormats)[number],
): string {
  return `/images/${name}-${width}.${format}`;
}
