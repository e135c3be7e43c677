import type { Canvas } from "../../engine/canvas.ts";
import { blend, mix, palette, smooth } from "../../engine/color.ts";
import type { Point } from "../../engine/mask.ts";
import { fractal, noise, random } from "../../engine/random.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { benchmark, dashed, engrave, ring } from "../../engine/survey.ts";

/** The first drops of a rain on a pond, from above: rings that spread, meet and pass through. */
export function ripples(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, rand = random(seed), n = fractal(noise(seed), 3);
  const drops = [
    [0.4, 0.5, 430],
    [0.7, 0.3, 300],
    [0.76, 0.74, 220],
    [0.14, 0.24, 200],
    [0.2, 0.86, 170],
    [0.93, 0.52, 120],
    [
      0.52,
      0.13,
      110,
    ],
    [0.5, 0.9, 90],
  ] as const;
  const height = (x: number, y: number) => {
    let sum = 0;
    for (const [dx, dy, reach] of drops) {
      const d = Math.hypot(x - dx * w, y - dy * h) / u;
      if (d < reach) {
        // A few waves behind the front, and still water again where the drop fell.
        sum += Math.sin((reach - d) * 0.15) * Math.exp(-(((reach - d - 78) / 74) ** 2)) *
          (0.62 + 40 / reach);
      }
    }
    return sum;
  };
  const deep = m.night ? m.near : mix(palette.ink, palette.river, 0.35);
  const sky = m.night
    ? mix(palette.river, palette.ink, 0.55)
    : mix(palette.river, palette.haze, 0.3);
  c.wash((x, y) => {
    const base = blend(
      deep,
      sky,
      smooth(-0.7, 0.9, n(x / (500 * u), y / (420 * u)) + 0.6 * (x / w - y / h)),
    );
    const slope = height(x + 3 * u, y + 3 * u) - height(x - 3 * u, y - 3 * u);
    return slope > 0
      ? blend(
        base,
        m.night ? m.line : palette.paper,
        Math.min(0.75, slope * 0.42) * (m.night ? 0.5 : 1),
      )
      : blend(base, palette.night, Math.min(0.6, -slope * 0.42));
  }, () => 1);
  // Lily pads along two shores, each notched, each with the shadow it throws on the bottom.
  const pads = c.mask(), shade = c.mask(), veins = c.mask();
  for (let k = 0; k < 24; k++) {
    const side = k % 2,
      x = w * (side ? rand.range(0.8, 1.03) : rand.range(-0.03, 0.3)),
      y = h * (side ? rand.range(0.82, 1.05) : rand.range(-0.05, 0.14));
    const r = rand.range(20, 52) * u, notch = rand.range(0, 6.3);
    const outline = Array.from({ length: 33 }, (_, i): Point => {
      const a = notch + 0.16 + (Math.PI * 2 - 0.32) * i / 32;
      return [x + Math.cos(a) * r, y + Math.sin(a) * r];
    });
    pads.polygon([[x, y], ...outline]);
    shade.polygon([[x, y], ...outline].map(([px, py]): Point => [px! + 12 * u, py! + 15 * u]));
    for (let i = 2; i < 31; i += 4) veins.stroke([[x, y, 1.6 * u], [...outline[i]!, 0.6 * u]]);
  }
  c.fill(shade, palette.night, 0.5);
  c.fill(pads, m.night ? mix(m.half, m.lit, 0.5) : mix(palette.pine, palette.moss, 0.6));
  c.fill(veins, m.night ? m.near : mix(palette.moss, palette.late, 0.4), 0.6);
  engrave(c, m.line, m.drawn, (mask, line) => {
    const at = drops.map(([x, y]): Point => [x * w, y * h]);
    dashed(mask, [at[3]!, at[0]!, at[1]!, at[2]!, at[0]!], line, 12 * u, 8 * u);
    for (const p of at.slice(0, 4)) benchmark(mask, p, 10 * u, line * 1.2);
    if (m.night) {
      for (const [x, y, reach] of drops) ring(mask, [x * w, y * h], reach * u, line * 0.9);
    }
  });
  finish(c, seed, 0.3);
}
