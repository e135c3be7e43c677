/** Light and color of a cover: by day, and as the surveyor's sheet that its hover picture shows. */
import type { Canvas } from "./canvas.ts";
import { type Color, mix, palette, type Ramp, ramp, smooth } from "./color.ts";
import { below, rolling, wooded } from "./land.ts";
import { grain, mist, shade, sun } from "./light.ts";
import type { Point } from "./mask.ts";

export interface Mood {
  /** Top of the sky to the horizon. */
  sky: Ramp;
  /** Color of distant objects. */
  air: Color;
  /** The darkest things near by, things in half light, things in the sun. */
  near: Color;
  half: Color;
  lit: Color;
  /** Bare ground in the sun and in shade. */
  earth: Color;
  loam: Color;
  /** Shore to foreground. */
  water: Ramp;
  sun: Color;
  line: Color;
  /** Opacity of the survey lines. */
  drawn: number;
  night: boolean;
}

const { night, ink, pine, moss, haze, river, spring, clay, earth, ochre, late, glow, paper } =
  palette;

/** Early: teal above, cream at the horizon. */
export const dawn: Mood = {
  sky: ramp([0, mix(river, ink, 0.35)], [0.5, mix(river, spring, 0.55)], [
    0.8,
    mix(haze, glow, 0.4),
  ], [1, glow]),
  air: mix(haze, glow, 0.45),
  near: mix(night, ink, 0.5),
  half: pine,
  lit: mix(moss, late, 0.35),
  earth: mix(clay, ochre, 0.3),
  loam: mix(earth, ink, 0.4),
  water: ramp([0, mix(river, haze, 0.35)], [0.4, mix(river, ink, 0.4)], [1, night]),
  sun: paper,
  line: paper,
  drawn: 0.5,
  night: false,
};

/** Late: clay and ochre. */
export const evening: Mood = {
  ...dawn,
  sky: ramp(
    [0, mix(ink, river, 0.3)],
    [0.38, mix(river, moss, 0.6)],
    [0.66, mix(clay, late, 0.55)],
    [0.88, late],
    [1, glow],
  ),
  air: mix(late, glow, 0.35),
  lit: mix(moss, ochre, 0.55),
  earth: clay,
  water: ramp([0, mix(late, clay, 0.4)], [0.35, mix(clay, ink, 0.6)], [1, night]),
  sun: glow,
  line: glow,
};

/** The surveyor's sheet: the same place by night, its lines lit. */
export const sheet: Mood = {
  sky: ramp([0, night], [0.6, ink], [1, mix(pine, river, 0.35)]),
  air: mix(pine, river, 0.3),
  near: mix(night, ink, 0.2),
  half: mix(ink, pine, 0.45),
  lit: mix(pine, river, 0.35),
  earth: mix(pine, ink, 0.4),
  loam: mix(night, ink, 0.4),
  water: ramp([0, mix(river, ink, 0.5)], [0.5, ink], [1, night]),
  sun: mix(glow, late, 0.3),
  line: late,
  drawn: 0.92,
  night: true,
};

/** A sheet under a lamp, for pictures seen as a strip between white panels, where `sheet` is black. */
export const litSheet: Mood = {
  ...sheet,
  sky: ramp([0, mix(ink, river, 0.45)], [0.6, mix(pine, river, 0.6)], [1, mix(river, spring, 0.6)]),
  air: mix(river, spring, 0.4),
  near: mix(night, ink, 0.5),
  half: mix(pine, ink, 0.2),
  lit: mix(moss, spring, 0.4),
  earth: mix(river, ink, 0.25),
  loam: mix(ink, river, 0.3),
  drawn: 1,
};

/** Sky with the sun at `at`, and a few distant banks of trees up to the horizon `y`. */
export function backdrop(
  c: Canvas,
  seed: number,
  m: Mood,
  { at, horizon, radius = 34, banks = 3 }: {
    at: Point;
    horizon: number;
    radius?: number;
    banks?: number;
  },
) {
  const { width: w, height: h } = c, u = c.unit;
  c.ground(m.sky, (x, y) => y / horizon - 0.2 * smooth(0, 0.8, Math.abs(x - at[0]) / w));
  if (radius) sun(c, at, radius * u, m.sun);
  for (let i = 0; i < banks; i++) {
    const flat = rolling(seed + i, horizon, h * 0.012, 420 * u);
    const line = wooded(
      seed + i * 3,
      (x) => flat(x) - h * 0.018 * (banks - 1 - i),
      h * (0.022 + 0.014 * i),
    );
    c.fill(below(c, line), mix(m.half, m.air, 0.82 - 0.5 * i / Math.max(1, banks - 1)));
    mist(c, seed + i * 7, { y: horizon, depth: h * 0.04, color: m.air, strength: 0.55 - 0.1 * i });
  }
}

/** The same close to every cover: a calm lower edge and the grain of the paper. */
export function finish(c: Canvas, seed: number, foot = 0.55) {
  shade(
    c,
    palette.night,
    (x, y) => foot * smooth(0.6, 1.05, y) + 0.22 * smooth(0.3, 0.75, Math.hypot(x - 0.5, y - 0.45)),
  );
  grain(c, seed);
}
