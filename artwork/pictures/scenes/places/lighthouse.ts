import type { Canvas } from "../../engine/canvas.ts";
import { mix, palette, ramp, smooth } from "../../engine/color.ts";
import { glow, mist, sparkle, water } from "../../engine/light.ts";
import type { Point } from "../../engine/mask.ts";
import { cabbagePalm } from "../../plants/palm.ts";
import { fractal, noise, random } from "../../engine/random.ts";
import { reeds } from "../../plants/reeds.ts";
import { backdrop, finish, type Mood } from "../../engine/stage.ts";
import { benchmark, dashed, engrave, meridian, ring, rule } from "../../engine/survey.ts";

/** A lighthouse in a rain squall, its beam over the marsh: a fixed mark to steer by. */
export function lighthouse(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, rand = random(seed), shore = Math.round(h * 0.62);
  const base: Point = [w * 0.56, shore - 8 * u],
    tall = h * 0.34,
    lamp: Point = [base[0], base[1] - tall * 0.93];
  const gloom: Mood = m.night ? m : {
    ...m,
    sky: ramp([0, palette.night], [0.55, mix(palette.ink, palette.river, 0.5)], [
      1,
      mix(palette.river, palette.haze, 0.4),
    ]),
    air: mix(palette.river, palette.haze, 0.35),
    water: ramp([0, mix(palette.river, palette.haze, 0.2)], [0.4, palette.ink], [1, palette.night]),
  };
  backdrop(c, seed, gloom, { at: lamp, horizon: shore, radius: 0, banks: 2 });
  const drift = fractal(noise(seed + 9), 5);
  c.wash(
    gloom.near,
    (x, y) =>
      y > shore ? 0 : 0.75 * smooth(-0.05, 0.5, drift(x / (420 * u), y / (120 * u))) *
        smooth(shore, h * 0.1, y),
  );
  for (const side of [-1, 1]) {
    const beam = c.mask(), reach = w * 0.95, half = h * 0.1;
    beam.polygon([lamp, [lamp[0] + side * reach, lamp[1] - half - h * 0.03], [
      lamp[0] + side * reach,
      lamp[1] + half - h * 0.03,
    ]]);
    c.fill(
      beam,
      palette.glow,
      (x) => (m.night ? 0.42 : 0.36) * (1 - Math.abs(x - lamp[0]) / reach) ** 1.6,
    );
  }
  const land = c.mask(), scrub = c.mask();
  land.polygon([[w * 0.34, shore + 2], [w * 0.44, shore - 10 * u], [w * 0.7, shore - 11 * u], [
    w * 0.86,
    shore + 2,
  ]]);
  c.fill(land, m.near);
  [[0.41, 0.2], [0.46, 0.15], [0.68, 0.19], [0.73, 0.24], [0.78, 0.14]].forEach(([x, s], i) =>
    cabbagePalm(scrub, seed + i, [w * x!, shore - 5 * u], h * s!, (i % 2 ? 1 : -1) * 0.3)
  );
  c.fill(scrub, mix(m.near, m.half, 0.4));
  const tower = c.mask(), foot = tall * 0.105, head = tall * 0.062;
  tower.polygon([[base[0] - foot, base[1]], [base[0] - head, base[1] - tall * 0.84], [
    base[0] + head,
    base[1] - tall * 0.84,
  ], [base[0] + foot, base[1]]]);
  c.fill(
    tower,
    (x) =>
      mix(
        m.night ? mix(palette.moss, palette.river, 0.4) : palette.paper,
        m.half,
        0.15 + 0.75 * smooth(-foot * 0.5, foot * 1.1, x - base[0]),
      ),
  );
  const iron = c.mask();
  iron.polygon([
    [base[0] - head * 1.5, base[1] - tall * 0.84],
    [base[0] + head * 1.5, base[1] - tall * 0.84],
    [base[0] + head * 1.35, base[1] - tall * 0.86],
    [base[0] - head * 1.35, base[1] - tall * 0.86],
  ]);
  iron.polygon([[base[0] - head * 0.95, base[1] - tall * 0.97], [base[0], base[1] - tall * 1.06], [
    base[0] + head * 0.95,
    base[1] - tall * 0.97,
  ]]);
  for (const k of [-0.8, -0.28, 0.28, 0.8]) {
    rule(iron, [base[0] + head * k, base[1] - tall * 0.86], [
      base[0] + head * k,
      base[1] - tall * 0.97,
    ], 2 * u);
  }
  iron.stroke([[base[0], base[1] - tall * 1.05, 2 * u], [base[0], base[1] - tall * 1.11, u]]);
  c.fill(iron, m.near);
  const pane = c.mask();
  for (const [x, y] of [[-0.1, 0.25], [0.1, 0.46], [-0.05, 0.66]] as const) {
    pane.polygon([
      [base[0] + foot * x - 3 * u, base[1] - tall * y],
      [base[0] + foot * x + 3 * u, base[1] - tall * y],
      [base[0] + foot * x + 3 * u, base[1] - tall * (y + 0.03)],
      [base[0] + foot * x - 3 * u, base[1] - tall * (y + 0.03)],
    ]);
  }
  c.fill(pane, m.near, 0.8);
  glow(c, lamp, 130 * u, palette.glow, 1);
  mist(c, seed, { y: shore - 2 * u, depth: h * 0.02, color: gloom.air, strength: 0.5 });
  water(c, seed, { shore, tint: gloom.water, clarity: 0.7, chop: 1.5 });
  sparkle(c, seed, {
    x: lamp[0],
    top: shore + 2,
    bottom: h * 0.9,
    width: w * 0.09,
    color: palette.glow,
    strength: 0.7,
  });
  reeds(c, seed, m, 0.16);
  const rain = c.mask();
  for (let i = 0; i < 620; i++) {
    const x = rand.range(-0.05, 1.25) * w, y = rand.range(-0.1, 1) * h, l = rand.range(16, 60) * u;
    rain.stroke([[x, y, 0.5], [x - l * 0.36, y + l, u]]);
  }
  c.fill(
    rain,
    gloom.air,
    (x) => (m.night ? 0.14 : 0.3) * smooth(0, 0.35, Math.abs(x - lamp[0]) / w + 0.1),
  );
  engrave(c, m.line, m.drawn, (mask, line) => {
    meridian(mask, base[0] + foot * 2.6, lamp[1], base[1], {
      width: line,
      step: tall / 42,
      tick: 6 * u,
    });
    dashed(mask, [[w * 0.06, lamp[1]], [w * 0.94, lamp[1]]], line * 0.8, 12 * u, 9 * u);
    for (const r of [58, 104]) ring(mask, lamp, r * u, line * 0.7);
    benchmark(mask, [base[0], base[1] + 24 * u], 11 * u, line);
  });
  finish(c, seed, m);
}
