import type { Canvas } from "../../engine/canvas.ts";
import { blend, mix, palette, ramp, smooth } from "../../engine/color.ts";
import { glow as glare } from "../../engine/light.ts";
import type { Node, Point } from "../../engine/mask.ts";
import { fractal, noise } from "../../engine/random.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { benchmark, engrave, meridian, rule } from "../../engine/survey.ts";

const { night, ink, pine, river, spring, clay, late, glow, paper } = palette;

/** One ground, drawn by hand on one side of the meridian and measured point by point on the other. */
export function scan(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, n = fractal(noise(seed), 4, 0.45);
  const top = m.night ? night : mix(river, ink, 0.6), low = m.night ? ink : mix(river, ink, 0.1);
  c.ground(ramp([0, top], [0.42, low], [1, night]), (_, y) => y / h);
  const middle = w * 0.5, rows = 64, horizon = h * 0.44;
  glare(c, [middle, horizon], h * 0.5, m.night ? late : glow, m.night ? 0.12 : 0.4);
  const hill = (s: number, d: number, [at, far, broad]: readonly [number, number, number]) =>
    Math.exp(-(((s - at) / broad) ** 2) - ((d - far) / 0.26) ** 2);
  const rise = (s: number, d: number) =>
    0.32 + 0.4 * n(s * 2.4, d * 2.2) + 0.5 * hill(s, d, [0.3, 0.2, 0.11]) +
    0.62 * hill(s, d, [0.7, 0.32, 0.14]);
  const on = (s: number, d: number): Point => {
    const scale = 0.52 + 0.7 * d;
    return [
      middle + (s - 0.5) * w * 1.75 * scale,
      horizon + d ** 1.35 * h * 0.66 - (rise(s, d) - 0.25) * h * 0.34 * scale,
    ];
  };
  const heights = ramp([0, river], [0.3, spring], [0.55, late], [0.8, mix(clay, late, 0.35)], [
    1,
    paper,
  ]);
  const hand = m.night ? late : paper, count = 220;
  for (let r = 0; r < rows; r++) {
    const d = r / (rows - 1), line = Array.from({ length: count + 1 }, (_, i) => on(i / count, d));
    // Each row hides what lies behind it.
    c.fill(
      c.mask().polygon([...line, [w * 2, h * 1.4], [-w, h * 1.4]]),
      (x, y) => {
        const k = smooth(horizon, h, y), left = x < middle;
        return left
          ? blend(m.night ? mix(ink, pine, 0.35) : mix(clay, palette.earth, 0.35), night, k * 0.75)
          : blend(m.night ? night : mix(night, ink, 0.55), night, k);
      },
    );
    const split = line.findIndex(([x]) => x >= middle), drawn = line.slice(0, split);
    const pen = c.mask().stroke(
      [...drawn, [middle, line[split]![1]] as Point].map((
        [x, y],
      ): Node => [x, y, (1.1 + 1.3 * d) * u]),
    );
    c.fill(pen, hand, 0.28 + 0.5 * d);
    for (let band = 0; band < 6; band++) {
      const points = c.mask();
      let any = false;
      for (let i = split + (r % 2); i <= count; i += 2) {
        const s = i / count, [x, y] = on(s, d), high = smooth(-0.05, 1.25, rise(s, d));
        if (x > w + 9 || Math.min(5, Math.floor(high * 6)) !== band) continue;
        points.disc(x, y, (1.5 + 2.3 * d) * u);
        any = true;
      }
      if (any) c.fill(points, heights((band + 0.5) / 6), 0.55 + 0.45 * d);
    }
  }
  // The beam that sweeps the measured side, from the instrument on the meridian.
  const station: Point = [middle, h * 0.11];
  engrave(
    c,
    m.night ? glow : paper,
    (_, y) => 0.34 * smooth(h * 0.95, h * 0.1, y),
    (mask, line) => {
      for (let k = 0; k <= 8; k++) rule(mask, station, on(0.5 + 0.055 * k, 0.36), line * 0.8);
    },
  );
  engrave(c, m.night ? glow : paper, 0.9, (mask, line) => {
    meridian(mask, middle, station[1], h * 0.985, { width: line * 1.1, step: h / 60, tick: 9 * u });
    benchmark(mask, station, 19 * u, line * 1.6);
  });
  finish(c, seed, 0.25);
}
