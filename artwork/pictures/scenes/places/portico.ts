import type { Canvas } from "../../engine/canvas.ts";
import { mix, palette, ramp, smooth } from "../../engine/color.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { capitol } from "./capital.ts";

/** The portico of the historic capitol, close and from the front. */
export function portico(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c;
  c.ground(
    ramp([0, mix(palette.river, palette.ink, 0.5)], [1, mix(palette.river, palette.haze, 0.4)]),
    (_, y) => y / h,
  );
  // The whole portico, from its steps to its gable, stays in the widest crop that pages make.
  const front = { x: w * 0.5, y: h * 0.79, wide: w * 1.5 };
  capitol(c, front);
  c.wash(
    mix(palette.earth, palette.ink, 0.5),
    (_, y) => smooth(front.y - h * 0.005, front.y + h * 0.005, y),
  );
  finish(c, seed, m, 0.3);
}
