import type { Canvas } from "../canvas.ts";
import { mix, palette, ramp, smooth } from "../colour.ts";
import { finish, type Mood } from "../stage.ts";
import { capitol } from "./capital.ts";

/** The steps and columns of the historic capitol, close, with the shadow of a tree on them. */
export function portico(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c;
  c.ground(
    ramp([0, mix(palette.river, palette.ink, 0.5)], [1, mix(palette.river, palette.haze, 0.4)]),
    (_, y) => y / h,
  );
  const front = { x: w * 0.42, y: h * 0.93, wide: w * 2.5 };
  capitol(c, front);
  c.wash(mix(palette.earth, palette.ink, 0.5), (_, y) => smooth(h * 0.925, h * 0.935, y));
  finish(c, seed, m, 0.3);
}
