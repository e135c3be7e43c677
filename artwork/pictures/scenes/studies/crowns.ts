import type { Canvas } from "../../engine/canvas.ts";
import { type Color, mix, palette } from "../../engine/color.ts";
import type { Point } from "../../engine/mask.ts";
import { type Clump, leaves, parallel } from "../../plants/foliage.ts";
import { fan } from "../../plants/palm.ts";
import { tuft } from "../../plants/pine.ts";
import { random } from "../../engine/random.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { dashed, engrave, ring } from "../../engine/survey.ts";

/** A mixed wood from above: oak, pine, palm, maple, no two alike, and each leaves its neighbors light. */
export function crowns(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, rand = random(seed);
  c.ground(() => m.night ? m.near : mix(palette.night, palette.ink, 0.6), () => 0);
  const trees: { x: number; y: number; r: number; kind: number }[] = [];
  for (let tries = 0; tries < 9000; tries++) {
    const r = (tries < 500 ? 112 : tries < 3000 ? 78 : 44) * u * rand.range(0.85, 1.15);
    const x = rand.range(-0.05, 1.05) * w, y = rand.range(-0.05, 1.05) * h;
    if (trees.some((t) => Math.hypot(t.x - x, t.y - y) < (t.r + r) * 0.86)) continue;
    trees.push({ x, y, r, kind: Math.floor(rand.next() * 6) });
  }
  const tones: [Color, Color][] = [
    [mix(palette.pine, palette.ink, 0.4), palette.moss],
    [palette.pine, mix(palette.moss, palette.late, 0.5)],
    [mix(palette.clay, palette.ink, 0.4), mix(palette.clay, palette.late, 0.35)],
    [mix(palette.river, palette.ink, 0.4), mix(palette.river, palette.haze, 0.35)],
    [mix(palette.pine, palette.moss, 0.5), mix(palette.late, palette.moss, 0.35)],
    [mix(palette.ochre, palette.ink, 0.45), palette.ochre],
  ];
  const light = parallel(-0.6, -0.8);
  for (const { x, y, r, kind } of trees) {
    const [dark, bright] = tones[kind]!;
    const shadow = m.night ? mix(dark, m.near, 0.78) : dark,
      lit = m.night ? mix(bright, m.half, 0.8) : bright;
    const back = c.mask(), front = c.mask(), base = c.mask(), wave = rand.range(0, 6.3);
    base.polygon(Array.from({ length: 40 }, (_, i): Point => {
      const a = i / 40 * Math.PI * 2,
        d = r * (0.86 + 0.07 * Math.sin(a * 5 + wave) + 0.05 * Math.sin(a * 9 + wave * 2));
      return [x + Math.cos(a) * d, y + Math.sin(a) * d];
    }));
    if (kind !== 1 && kind !== 4) c.fill(base, mix(shadow, palette.night, 0.35), 0.85);
    if (kind === 1) {
      for (const [mask, count, size] of [[back, 26, 0.42], [front, 15, 0.34]] as const) {
        for (let k = 0; k < count; k++) {
          const a = rand.range(0, 6.3),
            d = r * 0.68 * Math.sqrt(rand.next()),
            up = mask === front ? 0.1 * r : 0;
          tuft(mask, rand, [x + Math.cos(a) * d - up, y + Math.sin(a) * d - up], r * size, 26);
        }
      }
    } else if (kind === 4 && r < 80 * u) {
      for (let k = 0; k < 15; k++) {
        const a = k / 15 * Math.PI * 2 + rand.bell() * 0.1;
        fan(
          k % 2 ? front : back,
          rand,
          [x + Math.cos(a) * r * 0.3, y + Math.sin(a) * r * 0.3],
          a,
          r * 0.68,
          0,
        );
      }
    } else {
      const clumps: Clump[] = Array.from({ length: 20 }, () => {
        const a = rand.range(0, 6.3), d = r * 0.72 * Math.sqrt(rand.next());
        return {
          x: x + Math.cos(a) * d,
          y: y + Math.sin(a) * d,
          radius: r * rand.range(0.2, 0.34),
        };
      });
      const leaf = 9 * u;
      leaves(back, rand, clumps, { leaf, density: 1 });
      const sunny = clumps.filter((one) => one.x + one.y * 1.3 < x + y * 1.3 + r * 0.45);
      leaves(front, rand, sunny, { leaf: leaf * 0.85, density: 0.7, lit: { light, from: 0.1 } });
    }
    c.fill(back, shadow).fill(front, lit, m.night ? 0.5 : 0.85);
  }
  engrave(c, m.line, m.drawn, (mask, line) => {
    const known = trees.filter(({ x, y, r }) =>
      r > 60 * u && x > w * 0.1 && x < w * 0.9 && y > h * 0.1 && y < h * 0.9
    )
      .slice(0, 7).sort((a, b) => a.x - b.x);
    for (const { x, y, r } of known) {
      ring(mask, [x, y], r * 0.98, line);
      mask.disc(x, y, 4.5 * u);
    }
    dashed(mask, known.map(({ x, y }) => [x, y] as const), line * 0.9, 12 * u, 9 * u);
  });
  finish(c, seed, m, 0.35);
}
