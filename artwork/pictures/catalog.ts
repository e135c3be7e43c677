/** Every picture of the site: its name, its size, the widths it is kept in and who draws it. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serviceNames } from "../../content/navigation.ts";
import { slugify } from "../../content/paths.ts";
import { site } from "../../content/site.ts";
import type { Canvas } from "./engine/canvas.ts";
import { palette } from "./engine/color.ts";
import { canopyRoad } from "./scenes/places/canopy-road.ts";
import { portrait, type Slot } from "./scenes/studies/portrait.ts";
import { portico } from "./scenes/places/portico.ts";
import { redHills } from "./scenes/places/red-hills.ts";
import { river } from "./scenes/places/river.ts";
import { spring } from "./scenes/places/spring.ts";
import { application } from "./scenes/studies/application.ts";
import { course } from "./scenes/studies/course.ts";
import { ages } from "./scenes/studies/ages.ts";
import { trails } from "./scenes/studies/trails.ts";
import { bridge } from "./scenes/places/bridge.ts";
import { canoe } from "./scenes/studies/canoe.ts";
import { capital } from "./scenes/places/capital.ts";
import { coast } from "./scenes/places/coast.ts";
import { confluence } from "./scenes/places/confluence.ts";
import { constellation } from "./scenes/studies/constellation.ts";
import { flock } from "./scenes/studies/flock.ts";
import { crowns } from "./scenes/studies/crowns.ts";
import { lighthouse } from "./scenes/places/lighthouse.ts";
import { meadow } from "./scenes/places/meadow.ts";
import { rings } from "./scenes/studies/rings.ts";
import { ripples } from "./scenes/studies/ripples.ts";
import { roots } from "./scenes/studies/roots.ts";
import { savanna } from "./scenes/places/savanna.ts";
import { section } from "./scenes/studies/section.ts";
import { storm } from "./scenes/places/storm.ts";
import { terraces } from "./scenes/places/terraces.ts";
import { township } from "./scenes/places/township.ts";
import { transit } from "./scenes/studies/transit.ts";
import { dawn, evening, type Mood, sheet } from "./engine/stage.ts";

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
  /** A file that takes the drawing's place once it is there. */
  photograph?: URL;
  scene: Scene;
}

type Cover = readonly [scene: (canvas: Canvas, seed: number, mood: Mood) => void, mood: Mood];

const heroes: Record<string, Scene> = {
  "canopy-road": canopyRoad,
  "red-hills": redHills,
  river,
  spring,
};

/** In the order of `serviceNames`. */
const services: readonly Cover[] = [
  [course, dawn],
  [application, dawn],
  [terraces, dawn],
  [lighthouse, evening],
  [roots, dawn],
  [flock, dawn],
  [rings, evening],
  [bridge, evening],
  [township, dawn],
  [constellation, dawn],
];

const commitments: Record<string, Cover> = {
  dei: [crowns, dawn],
  sustainability: [savanna, dawn],
  "social-impact": [ripples, dawn],
  "work-life-balance": [canoe, dawn],
  "career-growth": [ages, dawn],
};

const insights: Record<string, Cover> = {
  "public-private-partnerships-trends": [confluence, dawn],
  "strategic-planning-trends-2025": [trails, dawn],
  "grant-success-best-practices-2025": [meadow, dawn],
  "regulatory-changes-2025": [coast, dawn],
  "organizational-resilience-uncertain-times": [storm, dawn],
  "selling-to-florida-government": [portico, dawn],
};

/** Pictures in a portrait's slot and beside the biography. */
const leaders: Record<string, { slot: Slot; place: Scene }> = {
  "managing-partner": {
    slot: { initials: initials(site.leaders.managingPartner), field: "hills", tone: palette.clay },
    place: (c, seed) => terraces(c, seed, evening),
  },
  workforce: {
    slot: { initials: initials(site.leaders.workforce), field: "years", tone: palette.pine },
    place: (c, seed) => ages(c, seed, evening),
  },
  ai: {
    slot: { initials: initials(site.leaders.ai), field: "stations", tone: palette.river },
    place: (c, seed) => constellation(c, seed, dawn),
  },
};

function initials(name: string): string {
  return name.split(" ").map((part) => part[0]).join("");
}

function cover(name: string, [scene, mood]: Cover, hover: boolean): Entry[] {
  const size = { width: 1200, height: 900, widths: [1200, 800, 480], quality: 52 };
  const day: Entry = { ...size, name, scene: (c, seed) => scene(c, seed, mood) };
  if (!hover) return [day];
  return [
    { ...day, plain: 800 },
    { ...size, name: `${name}-hover`, plain: 800, scene: (c, seed) => scene(c, seed, sheet) },
  ];
}

export const catalog: readonly Entry[] = [
  ...Object.entries(heroes).flatMap(([slug, scene]) => [
    {
      name: `hero/${slug}-wide`,
      width: 1920,
      height: 1080,
      widths: [1920, 1280, 768],
      quality: 54,
      scene,
    },
    {
      name: `hero/${slug}-tall`,
      width: 900,
      height: 900,
      drawn: 1200,
      widths: [900, 750, 420],
      quality: 42,
      scene,
    },
  ]),
  ...serviceNames.flatMap((name, i) => cover(`services/${slugify(name)}`, services[i]!, true)),
  ...Object.entries(commitments).flatMap(([slug, c]) => cover(`commitments/${slug}`, c, true)),
  ...Object.entries(insights).flatMap(([slug, c]) => cover(`insights/${slug}`, c, false)),
  ...cover("about/approach-1", [transit, dawn], false),
  {
    name: "about/approach-2",
    width: 1600,
    height: 640,
    widths: [1600, 1024, 640],
    quality: 52,
    // Its stakes go on as the rules of the words under it: 3 of 1152 pixels.
    scene: (c, seed) => section(c, seed, dawn, 0, 3 / 1152),
  },
  {
    name: "about/approach-2-tall",
    width: 900,
    height: 675,
    widths: [900, 450],
    quality: 46,
    scene: (c, seed) => section(c, seed, dawn, 0.03, 1 / 120),
  },
  {
    name: "about/hero",
    width: 1600,
    height: 900,
    widths: [1600, 1024, 640],
    quality: 52,
    scene: capital,
  },
  ...Object.entries(leaders).flatMap(([slug, { slot, place }]) => [
    {
      name: `leadership/${slug}-card`,
      width: 720,
      height: 900,
      widths: [720, 360],
      quality: 52,
      photograph: new URL(`../people/${slug}.jpg`, import.meta.url),
      scene: portrait(slot),
    },
    {
      name: `leadership/${slug}-profile`,
      width: 900,
      height: 1200,
      widths: [900, 450],
      quality: 52,
      photograph: new URL(`../people/${slug}.jpg`, import.meta.url),
      scene: place,
    },
  ]),
];

/** The file of a person's photograph, if there is one. */
export function photographOf({ photograph }: Entry): string | undefined {
  const file = photograph && fileURLToPath(photograph);
  return file && existsSync(file) ? file : undefined;
}
