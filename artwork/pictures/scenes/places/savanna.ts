import type { Canvas } from "../../engine/canvas.ts";
import { mix } from "../../engine/color.ts";
import { ridge, rolling } from "../../engine/land.ts";
import { glow, mist } from "../../engine/light.ts";
import type { Point } from "../../engine/mask.ts";
import { grass } from "../../plants/foliage.ts";
import { pine } from "../../plants/pine.ts";
import { random } from "../../engine/random.ts";
import { backdrop, finish, type Mood } from "../../engine/stage.ts";
import { engrave, meridian, ring } from "../../engine/survey.ts";

/** Longleaf pines over wiregrass, in ground fog. */
export function savanna(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    rand = random(seed),
    low: Point = [w * 0.52, h * 0.47];
  backdrop(c, seed, m, { at: low, horizon: h * 0.6, radius: 0, banks: 3 });
  for (let layer = 0; layer < 5; layer++) {
    const near = layer / 4,
      y = h * (0.61 + 0.24 * near ** 1.4),
      size = h * (0.3 + 0.62 * near ** 1.2);
    const wood = c.mask(), needles = c.mask(), blades = c.mask();
    const count = [13, 9, 6, 4, 2][layer]!;
    for (let k = 0; k < count; k++) {
      let x = (k + rand.range(0.15, 0.85)) / count;
      // A clearing in the middle.
      if (layer > 1) x = x < 0.5 ? x * 0.68 : 1 - (1 - x) * 0.68;
      pine(
        wood,
        needles,
        seed + layer * 50 + k,
        [w * x, y + rand.range(-4, 8) * u],
        size * rand.range(0.82, 1.1),
      );
    }
    const k = 0.72 * (1 - near) ** 1.3;
    c.fill(wood, mix(mix(m.near, m.loam, 0.35), m.air, k)).fill(
      needles,
      mix(mix(m.half, m.near, near * 0.5), m.air, k * 0.9),
      0.95,
    );
    const ground = rolling(seed + layer, y + 4 * u, h * 0.008, 300 * u);
    ridge(c, {
      seed: seed + layer,
      line: ground,
      crest: mix(mix(m.lit, m.half, near), m.air, k * 0.7),
      foot: mix(m.half, m.near, near),
      fade: h * 0.14,
      lines: { color: m.line, opacity: m.night ? 0.5 : 0.16, spacing: (5 + 5 * near) * u },
      lit: { x: low[0], color: m.sun, strength: m.night ? 0.05 : 0.4 * (1 - near) },
    });
    grass(blades, rand, (x) => ground(x) + 6 * u * (1 + near), {
      from: -5,
      to: w + 5,
      count: 600,
      height: (22 + 66 * near) * u,
      lean: 0.5,
      width: 0.02,
    });
    c.fill(blades, mix(mix(m.lit, m.near, 0.35 + 0.6 * near), m.air, k * 0.6), 0.9);
    mist(c, seed + layer, { y, depth: h * 0.05, color: m.air, strength: 0.62 - 0.4 * near });
  }
  glow(c, low, 260 * u, m.sun, m.night ? 0.1 : 0.35);
  engrave(c, m.line, m.drawn, (mask, line) => {
    meridian(mask, low[0], h * 0.03, h * 0.92, { width: line, step: h / 75, tick: 6 * u });
    if (m.night) { for (const r of [80, 130, 190, 260]) ring(mask, low, r * u, line * 0.8); }
  });
  finish(c, seed);
}
