/** Every picture of the site: its name, its size, the widths it is kept in and who draws it. */
import { existsSync, globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { insightCards } from "../../content/insights/cards.ts";
import type { ServiceSlug } from "../../content/navigation.ts";
import { leadershipPage } from "../../content/pages/leadership.ts";
import { site } from "../../content/site.ts";
import type { Canvas } from "./engine/canvas.ts";
import { calendar } from "./scenes/covers/calendar.ts";
import { garage } from "./scenes/covers/garage.ts";
import { invoice } from "./scenes/covers/invoice.ts";
import { outlookCover } from "./scenes/covers/outlook.ts";
import { questions } from "./scenes/covers/questions.ts";
import { season } from "./scenes/covers/season.ts";
import { thresholds } from "./scenes/covers/thresholds.ts";
import { canopyRoad } from "./scenes/places/canopy-road.ts";
import { redHills } from "./scenes/places/red-hills.ts";
import { river } from "./scenes/places/river.ts";
import { spring } from "./scenes/places/spring.ts";
import { application } from "./scenes/studies/application.ts";
import { course } from "./scenes/studies/course.ts";
import { ages } from "./scenes/studies/ages.ts";
import { bridge } from "./scenes/places/bridge.ts";
import { canoe } from "./scenes/studies/canoe.ts";
import { capital } from "./scenes/places/capital.ts";
import { chain } from "./scenes/studies/chain.ts";
import { company } from "./scenes/studies/company.ts";
import { overlays } from "./scenes/studies/overlays.ts";
import { rings } from "./scenes/studies/rings.ts";
import { ripples } from "./scenes/studies/ripples.ts";
import { rod } from "./scenes/studies/rod.ts";
import { roots } from "./scenes/studies/roots.ts";
import { savanna } from "./scenes/places/savanna.ts";
import { scan } from "./scenes/studies/scan.ts";
import { section } from "./scenes/studies/section.ts";
import { field, team } from "./scenes/studies/team.ts";
import { terraces } from "./scenes/places/terraces.ts";
import { transit } from "./scenes/studies/transit.ts";
import { dawn, evening, litSheet, type Mood, sheet } from "./engine/stage.ts";

export type Scene = (canvas: Canvas, seed: number) => void;

export interface Entry {
  name: string;
  /** Pixels of the largest size. */
  width: number;
  height: number;
  /** Pixels it is drawn high, where only the part is kept that pages show of it. */
  drawn?: number;
  widths: readonly number[];
  /** AVIF quality, 1 to 100. */
  quality: number;
  /** Width of the file without a width in its name, which the database refers to. */
  plain?: number;
  /** Name of the drawing, of which there may be several moods and crops. */
  subject: string;
  /** A file in artwork/photographs that takes the drawing's place once it is there. */
  photograph?: string;
  /** Without one, the site has the picture once its photograph is there. */
  scene?: Scene;
}

type Moody = readonly [scene: (canvas: Canvas, seed: number, mood: Mood) => void, mood: Mood];

const heroes: Record<string, Scene> = {
  "canopy-road": canopyRoad,
  "red-hills": redHills,
  river,
  spring,
};

const services: Readonly<Record<ServiceSlug, Moody>> = {
  "strategic-planning-business-development": [course, dawn],
  "grant-writing-management": [application, dawn],
  "financial-management-analysis": [terraces, dawn],
  "compliance-risk-management": [rod, dawn],
  "organizational-development": [roots, dawn],
  "human-resources-training": [chain, dawn],
  "program-evaluation-assessment": [rings, evening],
  "project-management": [bridge, evening],
  "research-policy-analysis": [overlays, dawn],
  "ai-solutions-digital-transformation": [scan, dawn],
};

const commitments: Record<string, Moody> = {
  dei: [company, dawn],
  sustainability: [savanna, dawn],
  "social-impact": [ripples, dawn],
  "work-life-balance": [canoe, dawn],
  "career-growth": [ages, dawn],
};

/** Low ones are for heads, whose pictures are up to three times as wide as high. */
type Cover = (canvas: Canvas, isLow?: boolean) => void;

/** By the slug of the article, whose own figures the scene plots. */
const covers: Record<string, Cover> = {
  "public-private-partnerships-trends": garage,
  "strategic-planning-trends-2025": questions,
  "grant-success-best-practices-2025": thresholds,
  "regulatory-changes-2025": calendar,
  "organizational-resilience-uncertain-times": season,
  "selling-to-florida-government": invoice,
};

/** Initials, in the order of the page. */
const leaders = Object.values(site.leaders).map(initials);

function initials(name: string): string {
  return name.split(" ").map((part) => part[0]).join("");
}

const card = { width: 1200, height: 900, widths: [1200, 800, 480], quality: 52 };

/** An article's picture. One is in the first window of a phone, whose file of 720 px stays below 8 KB. */
const cover = { width: 1200, height: 800, widths: [1200, 800, 720], quality: 38 };

/**
 * The upright drawing of a service, whose landscape narrow cards would cut. Their title covers its lower 40%. The
 * narrowest cards show it as wide as they are.
 */
const upright = { width: 768, height: 1100, widths: [768, 384], quality: 52 };

/** A picture by day, and the surveyor's sheet of it under the pointer. */
function cards(name: string, [scene, mood]: Moody, hover: Mood): Entry[] {
  const common = { ...card, subject: scene.name, plain: 800 };
  return [
    { ...common, name, scene: (c, seed) => scene(c, seed, mood) },
    { ...common, name: `${name}-hover`, scene: (c, seed) => scene(c, seed, hover) },
  ];
}

/** All pictures the site can have. */
export const slots: readonly Entry[] = [
  ...Object.entries(heroes).flatMap(([slug, scene]) => [
    {
      name: `hero/${slug}-wide`,
      width: 1920,
      height: 1080,
      widths: [1920, 1280, 768],
      quality: 54,
      subject: slug,
      scene,
    },
    {
      name: `hero/${slug}-tall`,
      width: 900,
      height: 900,
      drawn: 1200,
      widths: [900, 750, 420],
      quality: 42,
      subject: slug,
      scene,
    },
  ]),
  ...Object.entries(services).flatMap(([slug, c]) => cards(`services/${slug}`, c, sheet)),
  {
    ...upright,
    name: "services/grant-writing-management-tall",
    subject: application.name,
    scene: (c, seed) => application(c, seed, dawn),
  },
  {
    ...upright,
    name: "services/compliance-risk-management-tall",
    subject: rod.name,
    scene: (c, seed) => rod(c, seed, dawn),
  },
  {
    ...upright,
    name: "services/research-policy-analysis-tall",
    subject: overlays.name,
    scene: (c, seed) => overlays(c, seed, dawn),
  },
  ...Object.entries(commitments).flatMap(([slug, c]) => cards(`commitments/${slug}`, c, litSheet)),
  ...insightCards.flatMap(({ slug }): Entry[] => {
    const scene = covers[slug] ?? missingCover(slug);
    const common = { ...cover, photograph: `insights/${slug}.jpg`, subject: scene.name };
    return [
      { ...common, name: `insights/${slug}`, drawn: 900, scene: (c) => scene(c) },
      {
        ...common,
        name: `insights/${slug}-low`,
        widths: [1200],
        scene: (c) => scene(c, true),
      },
    ];
  }),
  {
    name: "outlook/cover",
    width: 640,
    height: 828,
    widths: [640, 320],
    quality: 56,
    subject: "outlook",
    scene: outlookCover,
  },
  {
    ...card,
    name: "about/approach-1",
    subject: transit.name,
    scene: (c, seed) => transit(c, seed, dawn),
  },
  {
    name: "about/approach-2",
    width: 1600,
    height: 448,
    widths: [1600, 1024, 640],
    quality: 52,
    subject: section.name,
    // Its stakes go on as the rules of the words under it, on lines of its grid: 3 of 1152 pixels.
    scene: (c, seed) => section(c, seed, dawn, 1 / 40, 3 / 1152),
  },
  {
    name: "about/approach-2-medium",
    width: 1500,
    height: 600,
    widths: [1500, 750],
    quality: 50,
    subject: section.name,
    // On tablets the rules are 3 of 706 pixels.
    scene: (c, seed) => section(c, seed, dawn, 0.06, 3 / 706),
  },
  {
    name: "about/approach-2-tall",
    width: 900,
    height: 675,
    widths: [900, 450],
    quality: 46,
    subject: section.name,
    scene: (c, seed) => section(c, seed, dawn, 0.06, 1 / 120),
  },
  {
    name: "about/hero",
    width: 1600,
    height: 900,
    widths: [1600, 1024, 640],
    quality: 52,
    subject: capital.name,
    scene: capital,
  },
  {
    name: "leadership/team",
    width: 2736,
    height: 478,
    widths: [2736, 1608],
    quality: 50,
    subject: team.name,
    // Its lines go on beside the words under it: the page's columns are 72 of its 134 rem.
    scene: (c, seed) => team(c, seed, leaders, 31 / 134),
  },
  ...leadershipPage.leaders.map(({ slug, focus }, index): Entry => ({
    name: `leadership/${slug}-field`,
    width: 768,
    height: 1024,
    widths: [768, 384, 256],
    quality: 46,
    subject: `${slug}-field`,
    scene: (c, seed) => field(c, seed, index, focus.length),
  })),
  ...Object.keys(site.leaders).flatMap(portraits),
];

/** SPEC §2 "Leadership". Nobody is drawn: a portrait exists once its photograph does. */
function portraits(slug: string): Entry[] {
  const photograph = `leadership/${slug}.jpg`, subject = slug, quality = 52;
  const common = { photograph, subject, quality };
  return [
    { ...common, name: `leadership/${slug}-card`, width: 720, height: 900, widths: [720, 360] },
    { ...common, name: `leadership/${slug}-profile`, width: 900, height: 1200, widths: [900, 450] },
  ];
}

function missingCover(slug: string): Cover {
  return () => {
    throw new Error(
      `Missing step: the cover of ${slug}, as artwork/photographs/insights/${slug}.jpg or as a scene in artwork/pictures/catalog.ts`,
    );
  };
}

const photographs = fileURLToPath(new URL("../photographs/", import.meta.url));

/** The file of a picture's photograph, if there is one. */
export function photographOf({ photograph }: Entry, folder = photographs): string | undefined {
  const file = photograph && `${folder}${photograph}`;
  return file && existsSync(file) ? file : undefined;
}

/** The pictures the site has. */
export const catalog: readonly Entry[] = slots.filter((entry) =>
  entry.scene !== undefined || photographOf(entry) !== undefined
);

/** Files in artwork/photographs that no picture uses, because their names are wrong. */
export function strayPhotographs(folder = photographs): string[] {
  const known = new Set(slots.map(({ photograph }) => photograph));
  return globSync("*/*", { cwd: folder }).filter((file) => !known.has(file));
}
