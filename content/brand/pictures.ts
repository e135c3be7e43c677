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
  /** Whether it shows a person. Otherwise it is a drawing. */
  photograph?: boolean;
}

const size1920x1080from768 = { width: 1920, height: 1080, widths: [1920, 1280, 768] } as const;
const size900x900from420 = { width: 900, height: 900, widths: [900, 750, 420] } as const;
const size1200x900from480 = { width: 1200, height: 900, widths: [1200, 800, 480] } as const;
const size768x1100from384 = { width: 768, height: 1100, widths: [768, 384] } as const;
const size1200x800from720 = { width: 1200, height: 800, widths: [1200, 800, 720] } as const;
const size1200x800from1200 = { width: 1200, height: 800, widths: [1200] } as const;
const size640x828from320 = { width: 640, height: 828, widths: [640, 320] } as const;
const size1600x448from640 = { width: 1600, height: 448, widths: [1600, 1024, 640] } as const;
const size1500x600from750 = { width: 1500, height: 600, widths: [1500, 750] } as const;
const size900x675from450 = { width: 900, height: 675, widths: [900, 450] } as const;
const size1600x900from640 = { width: 1600, height: 900, widths: [1600, 1024, 640] } as const;
const size2736x478from1608 = { width: 2736, height: 478, widths: [2736, 1608] } as const;
const size768x1024from256 = { width: 768, height: 1024, widths: [768, 384, 256] } as const;

export const pictures = {
  "hero/canopy-road-wide": size1920x1080from768,
  "hero/canopy-road-tall": size900x900from420,
  "hero/red-hills-wide": size1920x1080from768,
  "hero/red-hills-tall": size900x900from420,
  "hero/river-wide": size1920x1080from768,
  "hero/river-tall": size900x900from420,
  "hero/spring-wide": size1920x1080from768,
  "hero/spring-tall": size900x900from420,
  "services/strategic-planning-business-development": size1200x900from480,
  "services/strategic-planning-business-development-hover": size1200x900from480,
  "services/grant-writing-management": size1200x900from480,
  "services/grant-writing-management-hover": size1200x900from480,
  "services/financial-management-analysis": size1200x900from480,
  "services/financial-management-analysis-hover": size1200x900from480,
  "services/compliance-risk-management": size1200x900from480,
  "services/compliance-risk-management-hover": size1200x900from480,
  "services/organizational-development": size1200x900from480,
  "services/organizational-development-hover": size1200x900from480,
  "services/human-resources-training": size1200x900from480,
  "services/human-resources-training-hover": size1200x900from480,
  "services/program-evaluation-assessment": size1200x900from480,
  "services/program-evaluation-assessment-hover": size1200x900from480,
  "services/project-management": size1200x900from480,
  "services/project-management-hover": size1200x900from480,
  "services/research-policy-analysis": size1200x900from480,
  "services/research-policy-analysis-hover": size1200x900from480,
  "services/ai-solutions-digital-transformation": size1200x900from480,
  "services/ai-solutions-digital-transformation-hover": size1200x900from480,
  "services/grant-writing-management-tall": size768x1100from384,
  "services/compliance-risk-management-tall": size768x1100from384,
  "services/research-policy-analysis-tall": size768x1100from384,
  "commitments/dei": size1200x900from480,
  "commitments/dei-hover": size1200x900from480,
  "commitments/sustainability": size1200x900from480,
  "commitments/sustainability-hover": size1200x900from480,
  "commitments/social-impact": size1200x900from480,
  "commitments/social-impact-hover": size1200x900from480,
  "commitments/work-life-balance": size1200x900from480,
  "commitments/work-life-balance-hover": size1200x900from480,
  "commitments/career-growth": size1200x900from480,
  "commitments/career-growth-hover": size1200x900from480,
  "insights/public-private-partnerships-trends": size1200x800from720,
  "insights/public-private-partnerships-trends-low": size1200x800from1200,
  "insights/strategic-planning-trends-2025": size1200x800from720,
  "insights/strategic-planning-trends-2025-low": size1200x800from1200,
  "insights/selling-to-florida-government": size1200x800from720,
  "insights/selling-to-florida-government-low": size1200x800from1200,
  "insights/grant-success-best-practices-2025": size1200x800from720,
  "insights/grant-success-best-practices-2025-low": size1200x800from1200,
  "insights/regulatory-changes-2025": size1200x800from720,
  "insights/regulatory-changes-2025-low": size1200x800from1200,
  "insights/organizational-resilience-uncertain-times": size1200x800from720,
  "insights/organizational-resilience-uncertain-times-low": size1200x800from1200,
  "outlook/cover": size640x828from320,
  "about/approach-1": size1200x900from480,
  "about/approach-2": size1600x448from640,
  "about/approach-2-medium": size1500x600from750,
  "about/approach-2-tall": size900x675from450,
  "about/hero": size1600x900from640,
  "leadership/team": size2736x478from1608,
  "leadership/managing-partner-field": size768x1024from256,
  "leadership/leadership-workforce-development-field": size768x1024from256,
  "leadership/ai-digital-transformation-field": size768x1024from256,
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
