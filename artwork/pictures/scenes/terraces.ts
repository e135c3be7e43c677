import type { Canvas } from "../canvas.ts";
import { mix, smooth } from "../colour.ts";
import { ridge } from "../land.ts";
import type { Node, Point } from "../mask.ts";
import { pine } from "../plants/pine.ts";
import { noise, random } from "../random.ts";
import { backdrop, finish, type Mood } from "../stage.ts";
import { engrave, rule } from "../survey.ts";

/** Terraces ruled like the lines of a ledger. */
export function terraces(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    low: Point = [w * 0.42, h * 0.3],
    rand = random(seed);
  backdrop(c, seed, m, { at: low, horizon: h * 0.42, radius: 44, banks: 2 });
  const steps = 11, n = noise(seed);
  const edge = (i: number) => (x: number) => {
    const t = i / steps, rise = smooth(0.05, 0.95, x / w);
    return h * (0.47 + 0.56 * t ** 1.15) - h * 0.2 * rise * (1 - t * 0.75) +
      h * 0.028 * n(x / (380 * u), i * 0.55) + h * 0.012 * n(x / (120 * u), i * 2.3);
  };
  const wood = c.mask(), needles = c.mask();
  for (let k = 0; k < 6; k++) {
    const x = w * (0.62 + 0.07 * k);
    pine(wood, needles, seed + k, [x, edge(0)(x) + 5 * u], h * rand.range(0.2, 0.29));
  }
  c.fill(wood, m.near).fill(needles, m.half, 0.95);
  const earths = [
    mix(m.earth, m.air, 0.35),
    mix(m.lit, m.air, 0.25),
    m.earth,
    mix(m.half, m.lit, 0.6),
    mix(m.earth, m.loam, 0.4),
    m.half,
  ];
  for (let i = 0; i < steps; i++) {
    const line = edge(i), next = edge(i + 1);
    ridge(c, {
      seed: seed + i,
      line,
      crest: earths[i % earths.length]!,
      foot: mix(m.loam, m.near, i / steps),
      fade: h * (0.05 + 0.012 * i),
      lit: { x: low[0], colour: m.sun, strength: m.night ? 0.05 : 0.26 - 0.018 * i },
    });
    engrave(c, m.line, m.drawn * (i % 3 === 0 ? 0.9 : 0.5), (mask, width) => {
      for (let k = 0; k < 4; k++) {
        const t = k / 4, nodes: Node[] = [];
        for (let x = -4; x <= w + 4; x += 6) {
          nodes.push([x, line(x) + (next(x) - line(x)) * t * 0.85, k ? width * 0.55 : width * 1.3]);
        }
        mask.stroke(nodes);
      }
    });
  }
  engrave(c, m.line, m.drawn, (mask, width) => {
    // Columns: one sum carried down through all terraces.
    [0.3, 0.5, 0.7].forEach((x) => {
      rule(mask, [w * x, edge(0)(w * x)], [w * x, h], width * 0.8);
      for (let i = 0; i < steps; i++) mask.disc(w * x, edge(i)(w * x), (m.night ? 4.5 : 3) * u);
    });
  });
  finish(c, seed, m, 0.6);
}
