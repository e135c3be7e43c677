/** Every picture of the site: its name, its size, the widths it is kept in and who draws it. */
import type { Canvas } from "./canvas.ts";
import { canopyRoad } from "./scenes/canopy-road.ts";
import { redHills } from "./scenes/red-hills.ts";
import { river } from "./scenes/river.ts";
import { spring } from "./scenes/spring.ts";

export type Scene = (canvas: Canvas, seed: number) => void;

export interface Entry {
  name: string;
  /** Pixels of the largest size. */
  width: number;
  height: number;
  widths: readonly number[];
  quality: number;
  /** Width of the file without a width in its name, which the database refers to. */
  plain?: number;
  scene: Scene;
}

const heroes: Record<string, Scene> = {
  "canopy-road": canopyRoad,
  "red-hills": redHills,
  river,
  spring,
};

export const catalog: readonly Entry[] = [
  ...Object.entries(heroes).flatMap(([slug, scene]) => [
    {
      name: `hero/${slug}-wide`,
      width: 1920,
      height: 1080,
      widths: [1920, 1280, 768],
      quality: 48,
      scene,
    },
    {
      name: `hero/${slug}-tall`,
      width: 900,
      height: 1200,
      widths: [900, 600, 420],
      quality: 46,
      scene,
    },
  ]),
];
