import { type Canvas, coarse } from "../canvas.ts";
import { blend, mix, palette, ramp, smooth } from "../colour.ts";
import { isolines } from "../land.ts";
import type { Node, Point } from "../mask.ts";
import { fractal, noise, random } from "../random.ts";
import { relief } from "../relief.ts";
import { finish, type Mood } from "../stage.ts";
import { engrave, grid, ring } from "../survey.ts";

/** A river that divides and divides again on its way to the sea. */
export function delta(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, rand = random(seed), n = fractal(noise(seed), 4);
  const coast = (x: number) =>
    h * 0.74 + h * 0.06 * n(x / (300 * u), 3) + h * 0.09 * Math.cos((x / w - 0.5) * 2.6);
  relief(
    c,
    m,
    (x, y) => n(x / (330 * u), y / (330 * u)) * 0.8 - 0.35 * smooth(h * 0.2, h * 0.75, y) + 0.15,
    m.half,
    m.earth,
  );
  const sea = ramp(
    [0, mix(palette.spring, m.air, m.night ? 0 : 0.3)],
    [0.12, m.night ? palette.river : palette.spring],
    [0.45, palette.river],
    [1, palette.ink],
  );
  c.wash(
    (x, y) => blend(sea((y - coast(x)) / (h * 0.34)), palette.night, m.night ? 0.5 : 0),
    (x, y) => smooth(-2, 2, y - coast(x)),
  );
  const bed = c.mask(), bank = c.mask(), mouths: Point[] = [];
  // Every arm keeps to its own share of the coast, so that arms part and never cross.
  const levels = [0.2, 0.33, 0.44, 0.54, 0.63, 0.72];
  const part = (from: Point, left: number, right: number, width: number, level: number) => {
    const last = level === levels.length - 1;
    const x = (left + right) / 2 + rand.bell() * (right - left) * 0.1;
    const y = last ? coast(x) + 10 * u : h * levels[level]! + rand.bell() * h * 0.012;
    const phase = rand.range(0, 6);
    const nodes = Array.from({ length: 25 }, (_, i): Node => {
      const t = i / 24, ease = t * t * (3 - 2 * t);
      const sway = Math.sin(phase + t * 7) * Math.sin(Math.PI * t) *
        Math.min(24 * u, (right - left) * 0.1);
      return [
        from[0] + (x - from[0]) * ease + sway,
        from[1] + (y - from[1]) * t,
        width * (1 - 0.15 * t),
      ];
    });
    bed.stroke(nodes);
    bank.stroke(nodes.map(([px, py, pw]) => [px, py, pw + 7 * u]));
    if (last) return void mouths.push([x, y]);
    const cut = left + (right - left) * rand.range(0.4, 0.6);
    // Now and then an arm runs on undivided.
    if (level > 1 && rand.next() < 0.16) part([x, y], left, right, width * 0.9, level + 1);
    else {
      part([x, y], left, cut, width * 0.7, level + 1);
      part([x, y], cut, right, width * 0.7, level + 1);
    }
  };
  part([w * 0.55, -10], w * 0.06, w * 0.94, 40 * u, 0);
  c.fill(bank, mix(m.sun, m.earth, 0.3), m.night ? 0.35 : 0.6);
  c.fill(
    bed,
    (_, y) =>
      mix(
        m.night ? palette.late : mix(palette.spring, palette.glow, 0.35),
        m.night ? palette.river : palette.river,
        smooth(0, h * 0.8, y) * 0.75,
      ),
  );
  const shoals = isolines(
    c,
    coarse(c, 2, (x, y) => (y - coast(x)) / h + 0.02 * n(x / (90 * u), y / (60 * u))),
    0.024,
    u,
  );
  c.fill(shoals, m.line, (x, y) => m.drawn * 0.6 * smooth(0, 12 * u, y - coast(x)));
  engrave(c, m.line, m.drawn, (mask, line) => {
    grid(c, mask, line * 0.5, 6);
    for (const at of mouths) ring(mask, at, (m.night ? 8 : 6) * u, line);
  });
  finish(c, seed, m, 0.35);
}
