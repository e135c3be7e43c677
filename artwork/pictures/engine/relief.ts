import { type Canvas, coarse } from "./canvas.ts";
import { blend, mix, ramp } from "./color.ts";
import { isolines } from "./land.ts";
import type { Mood } from "./stage.ts";

/** Relief shaded from the north-west, with contour lines; `field` in about -1..1. */
export function relief(
  c: Canvas,
  m: Mood,
  field: (x: number, y: number) => number,
  low = m.half,
  high = m.earth,
  steep = 1,
) {
  const f = coarse(c, 2, field),
    u = c.unit,
    tint = ramp([0, mix(low, m.near, 0.25)], [0.5, mix(low, m.lit, 0.4)], [
      0.8,
      mix(high, m.lit, 0.3),
    ], [1, mix(high, m.air, 0.35)]);
  c.wash((x, y) => {
    const slope = (f(x, y) - f(x + 5 * u, y + 5 * u)) * 9 * steep;
    const base = tint(0.5 + f(x, y) * 0.62), k = Math.max(-0.5, Math.min(0.5, slope));
    return k < 0 ? blend(base, m.near, -k * 0.8) : blend(base, m.sun, k * (m.night ? 0.25 : 0.7));
  }, () => 1);
  const lines = isolines(c, f, 0.085, 1 * u);
  c.fill(lines, m.line, m.drawn * 0.5);
  return f;
}
