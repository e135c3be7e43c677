/** A slow blackwater river between cypresses, early, with the mist still on it. */
import type { Canvas } from "../../engine/canvas.ts";
import { mix, palette, ramp, smooth } from "../../engine/color.ts";
import { below, rolling, wooded } from "../../engine/land.ts";
import { glow, grain, mist, shade, sparkle, water } from "../../engine/light.ts";
import type { Point } from "../../engine/mask.ts";
import { from, grass } from "../../plants/foliage.ts";
import { type Cypress, cypresses } from "../../plants/cypress.ts";
import { random } from "../../engine/random.ts";
import { dashed, engrave, meridian, rule } from "../../engine/survey.ts";

export function river(c: Canvas, seed: number) {
  const { width: w, height: h } = c, tall = h > w, u = c.unit, rand = random(seed);
  const shore = Math.round(h * (tall ? 0.46 : 0.56)),
    low: Point = [w * (tall ? 0.5 : 0.62), shore - h * (tall ? 0.1 : 0.16)];
  const sky = ramp(
    [0, mix(palette.ink, palette.river, 0.55)],
    [0.45, palette.river],
    [0.72, mix(palette.spring, palette.haze, 0.5)],
    [0.9, mix(palette.glow, palette.haze, 0.3)],
    [1, palette.glow],
  );
  c.ground(sky, (x, y) => y / shore * 1.02 - 0.3 * smooth(0.1, 0.9, Math.abs(x - low[0]) / w));
  glow(c, [low[0], shore - h * 0.02], h * 0.62, palette.glow, 0.5);

  const air = mix(palette.haze, palette.glow, 0.45);
  // The basin is flat: what stands on the far shore is as high as a tree.
  for (let i = 0; i < 3; i++) {
    const line = wooded(
      seed + i * 3,
      rolling(seed + i, shore - h * 0.006 * (2 - i), h * 0.003, 300 * u),
      h * (0.022 + 0.014 * i),
    );
    c.fill(below(c, line), mix(mix(palette.pine, palette.moss, 0.5), air, 0.78 - 0.24 * i));
    mist(c, seed + i * 7, {
      y: shore - 4 * u,
      depth: h * 0.045,
      color: air,
      strength: 0.7 - 0.1 * i,
    });
  }
  const depths = tall ? [0.3, 0.46, 0.72] : [0.36, 0.55, 0.82];
  depths.forEach((size, i) => {
    const trees: Cypress[] = [], near = i / 2;
    const spots = tall
      ? [[-0.2, 0.24, 0.34], [-0.34, 0.38], [-0.46, 0.5]][i]!
      : [[-0.17, -0.24, 0.17, 0.3, 0.36], [-0.3, -0.36, 0.24, 0.33], [-0.53, -0.43, 0.345]][i]!;
    for (const dx of spots) {
      trees.push({
        seed: Math.floor(rand.next() * 1e6),
        at: [low[0] + dx * w, shore + 2 * u],
        size: h * size * (tall ? 0.85 : 0.74) * rand.range(0.86, 1.08),
      });
    }
    const tone = (k: number) => k * (1 - near) ** 1.2;
    cypresses(c, trees, {
      wood: mix(palette.night, air, tone(0.6)),
      shadow: mix(palette.ink, air, tone(0.55)),
      lit: (x, y) =>
        mix(
          mix(
            mix(palette.moss, palette.pine, 0.35),
            palette.late,
            0.75 * smooth(h * 0.5, 0, Math.hypot(x - low[0], y - low[1])),
          ),
          air,
          tone(0.3),
        ),
      moss: mix(mix(palette.moss, palette.ink, 0.2 + 0.2 * near), air, tone(0.5)),
      light: from(low),
    });
    mist(c, seed + 20 + i, {
      y: shore - 2 * u,
      depth: h * 0.03,
      color: air,
      strength: 0.5 - 0.14 * i,
    });
  });

  water(c, seed, {
    shore,
    tint: ramp([0, mix(palette.river, palette.haze, 0.3)], [
      0.3,
      mix(palette.river, palette.ink, 0.5),
    ], [1, palette.night]),
    clarity: 0.8,
  });
  sparkle(c, seed, {
    x: low[0],
    top: shore + 2,
    bottom: h * 0.95,
    width: w * (tall ? 0.24 : 0.13),
    color: palette.glow,
    strength: 0.85,
  });
  glow(c, [low[0], shore], 420 * u, palette.glow, 0.3);
  mist(c, seed + 33, {
    y: shore + h * 0.012,
    depth: h * 0.022,
    color: palette.paper,
    strength: 0.42,
  });

  const reeds = c.mask();
  grass(reeds, rand, () => h + 4, {
    from: w * (tall ? 0.5 : 0.68),
    to: w * 1.02,
    count: 30,
    height: h * 0.12,
    lean: 0.16,
    width: 0.014,
  });
  grass(reeds, rand, () => h + 4, {
    from: w * 0.8,
    to: w * 1.02,
    count: 200,
    height: h * 0.24,
    lean: 0.16,
    width: 0.014,
  });
  grass(reeds, rand, () => h + 4, {
    from: 0,
    to: w,
    count: 240,
    height: h * 0.09,
    lean: 0.2,
    width: 0.02,
  });
  c.fill(reeds, palette.night, 0.97);

  engrave(
    c,
    palette.paper,
    (x, y) => 0.5 * smooth(0, 0.1, y / h) * smooth(0.97, 0.75, y / h) * smooth(0.1, 0.4, x / w),
    (mask, line) => {
      meridian(mask, low[0], h * 0.03, shore - 4, { width: line * 0.8, step: h / 80, tick: 7 * u });
      // Soundings: a cross-section line over the river with its depths.
      const y = shore + h * 0.12, x0 = w * (tall ? 0.08 : 0.36), x1 = w * 0.95;
      dashed(mask, [[x0, y], [x1, y]], line * 0.8, 13 * u, 8 * u);
      for (let k = 0; k <= 10; k++) {
        const x = x0 + (x1 - x0) * k / 10;
        rule(mask, [x, y], [x, y + 58 * u * Math.sin(Math.PI * k / 10) ** 0.8 + 4 * u], line * 0.7);
      }
    },
  );
  shade(
    c,
    palette.night,
    (x, y) =>
      tall ? 0.82 * smooth(0.47, 0.76, y) : 0.8 * smooth(0.54, 0.14, x) + 0.25 * smooth(0.85, 1, y),
  );
  grain(c, seed);
}
