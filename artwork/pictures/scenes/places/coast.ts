import { type Canvas, coarse } from "../../engine/canvas.ts";
import { blend, mix, palette, ramp } from "../../engine/color.ts";
import { isolines } from "../../engine/land.ts";
import { fractal, noise } from "../../engine/random.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { engrave, grid } from "../../engine/survey.ts";

/** A coast whose line has moved, each earlier shore still drawn. */
export function coast(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, n = fractal(noise(seed), 5);
  const field = coarse(
    c,
    2,
    (x, y) =>
      0.9 * n(x / (520 * u) + 3, y / (420 * u)) + 1.5 * ((x / w) * 0.75 - (y / h) * 0.8 + 0.1),
  );
  const sea = ramp(
    [0, palette.night],
    [0.35, mix(palette.river, palette.ink, 0.5)],
    [0.75, palette.river],
    [0.95, m.night ? palette.river : palette.spring],
    [1, mix(palette.spring, m.sun, m.night ? 0 : 0.5)],
  );
  const land = ramp(
    [0, mix(m.sun, m.earth, m.night ? 0.9 : 0.15)],
    [0.1, mix(m.earth, m.lit, 0.5)],
    [0.4, m.half],
    [1, mix(m.half, m.near, 0.5)],
  );
  c.wash((x, y) => {
    const f = field(x, y),
      slope = Math.max(-0.5, Math.min(0.5, (f - field(x + 5 * u, y + 5 * u)) * 7));
    const base = f < 0 ? sea(1 + f * 1.05) : land(f * 0.8);
    return slope < 0
      ? blend(base, m.near, -slope * 0.5)
      : blend(base, m.sun, slope * (m.night ? 0.1 : 0.35));
  }, () => 1);
  const lines = isolines(c, field, 0.07, u);
  c.fill(lines, m.line, m.drawn * 0.55);
  engrave(c, m.line, m.drawn, (mask, line) => grid(c, mask, line * 0.5, 6));
  const shores = [0.05, -0.09, -0.2, -0.31];
  shores.forEach((level, i) => {
    const at = isolines(c, (x, y) => field(x, y) - level, 100, (i ? 2.2 : 3.4) * u);
    c.fill(at, i ? palette.late : palette.clay, i ? 0.85 - 0.15 * i : m.night ? 0.7 : 1);
  });
  finish(c, seed, m, 0.4);
}
