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
  /** Mean colour, shown until the picture arrives. */
  colour: string;
}

export const pictures = {
  "hero/canopy-road-wide": {
    width: 1920,
    height: 1080,
    widths: [1920, 1280, 768],
    colour: "#2e3e33",
  },
  "hero/canopy-road-tall": { width: 900, height: 1200, widths: [900, 600, 420], colour: "#394738" },
  "hero/red-hills-wide": {
    width: 1920,
    height: 1080,
    widths: [1920, 1280, 768],
    colour: "#4c4f3c",
  },
  "hero/red-hills-tall": { width: 900, height: 1200, widths: [900, 600, 420], colour: "#525640" },
  "hero/river-wide": { width: 1920, height: 1080, widths: [1920, 1280, 768], colour: "#405f58" },
  "hero/river-tall": { width: 900, height: 1200, widths: [900, 600, 420], colour: "#3f5d55" },
  "hero/spring-wide": { width: 1920, height: 1080, widths: [1920, 1280, 768], colour: "#384e44" },
  "hero/spring-tall": { width: 900, height: 1200, widths: [900, 600, 420], colour: "#41564a" },
  "services/strategic-planning-business-development": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#716546",
  },
  "services/strategic-planning-business-development-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#21382e",
  },
  "services/grant-writing-management": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#5a6c5b",
  },
  "services/grant-writing-management-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#233d34",
  },
  "services/financial-management-analysis": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#5f6958",
  },
  "services/financial-management-analysis-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#1e352c",
  },
  "services/compliance-risk-management": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#6b694b",
  },
  "services/compliance-risk-management-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#15302d",
  },
  "services/organizational-development": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#5b6251",
  },
  "services/organizational-development-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#23352a",
  },
  "services/human-resources-training": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#658578",
  },
  "services/human-resources-training-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#2c3f31",
  },
  "services/program-evaluation-assessment": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#624c39",
  },
  "services/program-evaluation-assessment-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#1c3129",
  },
  "services/project-management": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#676648",
  },
  "services/project-management-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#1d342c",
  },
  "services/research-policy-analysis": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#54634f",
  },
  "services/research-policy-analysis-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#1f382f",
  },
  "services/ai-solutions-digital-transformation": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#495f52",
  },
  "services/ai-solutions-digital-transformation-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#143330",
  },
  "commitments/dei": { width: 1200, height: 900, widths: [1200, 800, 480], colour: "#52695a" },
  "commitments/dei-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#253629",
  },
  "commitments/sustainability": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#5a6145",
  },
  "commitments/sustainability-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#19312a",
  },
  "commitments/social-impact": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#476e67",
  },
  "commitments/social-impact-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#1f352c",
  },
  "commitments/work-life-balance": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#587a6f",
  },
  "commitments/work-life-balance-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#20372d",
  },
  "commitments/career-growth": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#676447",
  },
  "commitments/career-growth-hover": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#22362c",
  },
  "insights/public-private-partnerships-trends": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#576552",
  },
  "insights/strategic-planning-trends-2025": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#726b4a",
  },
  "insights/grant-success-best-practices-2025": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#607661",
  },
  "insights/regulatory-changes-2025": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#566d60",
  },
  "insights/organizational-resilience-uncertain-times": {
    width: 1200,
    height: 900,
    widths: [1200, 800, 480],
    colour: "#24423d",
  },
  "about/approach-1": { width: 1200, height: 900, widths: [1200, 800, 480], colour: "#6c6547" },
  "about/approach-2": { width: 1200, height: 900, widths: [1200, 800, 480], colour: "#9fa89c" },
  "about/hero": { width: 1600, height: 900, widths: [1600, 1024, 640], colour: "#47513d" },
  "leadership/managing-partner-card": {
    width: 720,
    height: 900,
    widths: [720, 360],
    colour: "#504f3b",
  },
  "leadership/managing-partner-profile": {
    width: 900,
    height: 1200,
    widths: [900, 450],
    colour: "#52503c",
  },
  "leadership/workforce-card": { width: 720, height: 900, widths: [720, 360], colour: "#2f4235" },
  "leadership/workforce-profile": {
    width: 900,
    height: 1200,
    widths: [900, 450],
    colour: "#2f4335",
  },
  "leadership/ai-card": { width: 720, height: 900, widths: [720, 360], colour: "#35534c" },
  "leadership/ai-profile": { width: 900, height: 1200, widths: [900, 450], colour: "#35534c" },
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
