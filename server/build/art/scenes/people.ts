/** Covers of the commitments: trees side by side, savanna, ripples, canoe, the ages of a pine. */
import type { Canvas } from "../canvas.ts";
import { mix, palette, smooth } from "../colour.ts";
import { ridge, rolling } from "../land.ts";
import { glow, mist, rays, sparkle, water } from "../light.ts";
import type { Node, Point } from "../mask.ts";
import { from, grass } from "../plants/foliage.ts";
import { cypresses } from "../plants/cypress.ts";
import { oaks } from "../plants/oak.ts";
import { cabbagePalm } from "../plants/palm.ts";
import { pine, tuft } from "../plants/pine.ts";
import { random } from "../random.ts";
import { backdrop, finish, type Mood } from "../stage.ts";
import { benchmark, dashed, engrave, meridian, ring, rule } from "../survey.ts";
import { reeds } from "./waters.ts";

/** Pine, oak, palm and cypress on one ground, none of them alike. */
export function grove(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, low: Point = [w * 0.5, h * 0.44];
  backdrop(c, seed, m, { at: low, horizon: h * 0.66, radius: 110, banks: 3 });
  const ground = rolling(seed, h * 0.72, h * 0.012, 400 * u),
    on = (x: number): Point => [w * x, ground(w * x) + 5 * u];
  const tones = {
    wood: m.near,
    shadow: mix(m.near, m.half, 0.35),
    half: m.half,
    lit: m.lit,
    moss: mix(m.half, m.air, 0.3),
    light: from(low),
  };
  cypresses(c, [{ seed: seed + 3, at: on(0.84), size: h * 0.5, moss: 0.6 }], tones);
  const wood = c.mask(), needles = c.mask(), palms = c.mask();
  pine(wood, needles, seed + 1, on(0.14), h * 0.62);
  pine(wood, needles, seed + 9, on(0.25), h * 0.46);
  cabbagePalm(palms, seed + 5, on(0.7), h * 0.4, 0.2);
  cabbagePalm(palms, seed + 6, on(0.75), h * 0.27, -0.3);
  c.fill(wood, m.near).fill(needles, mix(m.half, m.lit, 0.2)).fill(palms, mix(m.near, m.half, 0.6));
  oaks(c, [{ seed: seed + 13, at: on(0.47), size: h * 0.4, moss: 0.7 }], { ...tones, sunny: 0.5 });
  ridge(c, {
    seed,
    line: ground,
    crest: m.earth,
    foot: m.near,
    fade: h * 0.2,
    lines: { colour: m.line, opacity: m.drawn * 0.7, spacing: 8 * u },
    lit: { x: low[0], colour: m.sun, strength: m.night ? 0.06 : 0.25 },
  });
  const blades = c.mask();
  grass(blades, random(seed), (x) => ground(x) + 3, { from: 0, to: w, count: 900, height: 22 * u });
  c.fill(blades, m.near, 0.9);
  engrave(c, m.line, m.drawn, (mask, line) => {
    const feet = [0.14, 0.25, 0.47, 0.7, 0.84].map(on);
    dashed(mask, feet.map(([x, y]) => [x, y + 34 * u]), line, 12 * u, 8 * u);
    for (const [x, y] of feet) {
      rule(mask, [x, y + 8 * u], [x, y + 34 * u], line);
      ring(mask, [x, y + 34 * u], 7 * u, line);
    }
    ring(mask, low, 134 * u, line);
    if (m.night) {
      meridian(mask, low[0], h * 0.03, h * 0.28, { width: line, step: h / 75, tick: 6 * u });
    }
  });
  finish(c, seed, m);
}

/** Longleaf pines over wiregrass, the sun among the boles. */
export function savanna(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    rand = random(seed),
    low: Point = [w * 0.52, h * 0.47];
  backdrop(c, seed, m, { at: low, horizon: h * 0.6, radius: 52, banks: 3 });
  for (let layer = 0; layer < 5; layer++) {
    const near = layer / 4,
      y = h * (0.61 + 0.24 * near ** 1.4),
      size = h * (0.3 + 0.62 * near ** 1.2);
    const wood = c.mask(), needles = c.mask(), blades = c.mask();
    const count = [13, 9, 6, 4, 2][layer]!;
    for (let k = 0; k < count; k++) {
      let x = (k + rand.range(0.15, 0.85)) / count;
      // The clearing in which the sun stands.
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
      lines: { colour: m.line, opacity: m.night ? 0.5 : 0.16, spacing: (5 + 5 * near) * u },
      lit: { x: low[0], colour: m.sun, strength: m.night ? 0.05 : 0.4 * (1 - near) },
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
    mist(c, seed + layer, { y, depth: h * 0.05, colour: m.air, strength: 0.34 * (1 - near) });
  }
  rays(c, seed, low, h * 0.8, m.sun, m.night ? 0.05 : 0.16);
  glow(c, low, 260 * u, m.sun, m.night ? 0.1 : 0.35);
  engrave(c, m.line, m.drawn, (mask, line) => {
    meridian(mask, low[0], h * 0.03, h * 0.92, { width: line, step: h / 75, tick: 6 * u });
    if (m.night) { for (const r of [80, 130, 190, 260]) ring(mask, low, r * u, line * 0.8); }
  });
  finish(c, seed, m);
}

/** Rings spread from single drops and meet. */
export function ripples(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    shore = Math.round(h * 0.3),
    low: Point = [w * 0.5, h * 0.19];
  backdrop(c, seed, m, { at: low, horizon: shore, radius: 40, banks: 3 });
  cypresses(c, [{ seed: seed + 1, at: [w * 0.08, shore + 2], size: h * 0.3 }, {
    seed: seed + 2,
    at: [w * 0.17, shore + 2],
    size: h * 0.22,
  }, { seed: seed + 4, at: [w * 0.9, shore + 2], size: h * 0.28 }], {
    wood: mix(m.near, m.air, 0.35),
    shadow: mix(m.half, m.air, 0.35),
    lit: mix(m.lit, m.air, 0.35),
    moss: mix(m.half, m.air, 0.5),
    light: from(low),
  });
  mist(c, seed, { y: shore, depth: h * 0.03, colour: m.air, strength: 0.5 });
  water(c, seed, { shore, tint: m.water, clarity: 0.85, chop: 0.6 });
  const drops = [[0.5, 0.6, 1], [0.24, 0.47, 0.6], [0.79, 0.49, 0.66]] as const;
  const wave = (x: number, y: number) => {
    let sum = 0;
    for (const [dx, dy, size] of drops) {
      const d = Math.hypot(x - dx * w, (y - dy * h) / 0.36) / (size * w * 0.46);
      if (d < 1) sum += Math.sin(d * size * 52) * (1 - d) ** 0.8 * smooth(0, 0.03, d);
    }
    return sum;
  };
  c.wash(
    (_, y) => mix(m.sun, m.air, smooth(shore, h, y) * 0.5),
    (x, y) => y > shore ? 0.42 * smooth(0.3, 0.95, wave(x, y)) : 0,
  );
  c.wash(m.near, (x, y) => y > shore ? 0.42 * smooth(-0.3, -0.95, wave(x, y)) : 0);
  sparkle(c, seed, {
    x: low[0],
    top: shore + 2,
    bottom: h * 0.52,
    width: w * 0.08,
    colour: m.sun,
    strength: 0.6,
  });
  engrave(c, m.line, m.drawn, (mask, line) => {
    const at = drops.map(([x, y]): Point => [x * w, y * h]);
    dashed(mask, [at[1]!, at[0]!, at[2]!, at[1]!], line, 12 * u, 8 * u);
    at.forEach((p, i) => {
      benchmark(mask, p, (i ? 9 : 12) * u, line * 1.2);
      for (let k = 1; k <= 5; k++) {
        ring(mask, p, drops[i]![2] * w * 0.08 * k, line * (m.night ? 1 : 0.6), 0.36);
      }
    });
  });
  finish(c, seed, m, 0.5);
}

/** An empty canoe on still water before the day begins. */
export function canoe(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    shore = Math.round(h * 0.46),
    low: Point = [w * 0.6, h * 0.33];
  backdrop(c, seed, m, { at: low, horizon: shore, radius: 50, banks: 3 });
  cypresses(c, [{ seed: seed + 1, at: [w * 0.86, shore + 3], size: h * 0.44 }, {
    seed: seed + 2,
    at: [w * 0.95, shore + 3],
    size: h * 0.36,
  }], {
    wood: mix(m.near, m.air, 0.25),
    shadow: mix(m.half, m.air, 0.25),
    lit: mix(m.lit, m.air, 0.25),
    moss: mix(m.half, m.air, 0.4),
    light: from(low),
  });
  mist(c, seed, { y: shore, depth: h * 0.04, colour: m.air, strength: 0.6 });
  water(c, seed, { shore, tint: m.water, clarity: 0.88, chop: 0.55 });
  sparkle(c, seed, {
    x: low[0],
    top: shore + 2,
    bottom: h * 0.9,
    width: w * 0.08,
    colour: m.sun,
    strength: 0.7,
  });
  const x = w * 0.47, y = h * 0.68, long = w * 0.24, deep = h * 0.045;
  const hull = (flip: 1 | -1, k: number): Point[] => [
    ...Array.from({ length: 21 }, (_, i): Point => {
      const t = i / 10 - 1;
      return [x + t * long, y - flip * (Math.abs(t) ** 4 * deep * 1.15)];
    }),
    ...Array.from({ length: 21 }, (_, i): Point => {
      const t = 1 - i / 10;
      return [x + t * long * 0.93, y + flip * deep * k * (1 - t ** 6)];
    }),
  ];
  const image = c.mask().polygon(hull(-1, 1).map(([px, py]) => [px, py + deep * 1.9]));
  c.fill(image, m.near, 0.55);
  c.fill(
    c.mask().polygon(hull(1, 1)),
    (_, py) =>
      mix(
        m.night ? mix(m.earth, m.near, 0.3) : palette.clay,
        m.near,
        smooth(y - deep * 0.4, y + deep, py) * 0.75,
      ),
  );
  const trim = c.mask();
  trim.stroke(Array.from({ length: 21 }, (_, i): Node => {
    const t = i / 10 - 1;
    return [x + t * long, y - Math.abs(t) ** 4 * deep * 1.15, 3.2 * u];
  }));
  trim.stroke([[x - long * 0.28, y - deep * 0.55, 2.6 * u], [
    x + long * 0.5,
    y - deep * 0.12,
    2.6 * u,
  ]]);
  trim.polygon([[x - long * 0.28, y - deep * 0.68], [x - long * 0.46, y - deep * 0.85], [
    x - long * 0.45,
    y - deep * 0.55,
  ], [x - long * 0.28, y - deep * 0.45]]);
  c.fill(trim, m.night ? palette.late : palette.glow);
  const wake = c.mask();
  for (const k of [1, 1.5, 2.1]) {
    ring(wake, [x, y + deep * 1.1], long * (0.9 + 0.2 * k), 1.1 * u, 0.13 * k);
  }
  c.fill(wake, m.air, (_, py) => 0.4 * smooth(y, y + deep * 2, py));
  mist(c, seed + 4, { y: h * 0.55, depth: h * 0.025, colour: m.air, strength: 0.35 });
  reeds(c, seed, m, 0.22);
  engrave(c, m.line, m.drawn, (mask, line) => {
    meridian(mask, low[0], h * 0.03, shore, { width: line, step: h / 75, tick: 6 * u });
    dashed(
      mask,
      [[x - long * 1.3, y + deep * 1.05], [x + long * 1.6, y + deep * 1.05]],
      line,
      12 * u,
      9 * u,
    );
    if (m.night) {
      for (const k of [1.25, 1.7, 2.2]) {
        ring(mask, [x, y + deep * 1.05], long * k, line * 0.9, 0.28);
      }
    }
  });
  finish(c, seed, m);
}

/** A longleaf's life up a slope: grass stage, bottlebrush, sapling, young tree, old tree. */
export function ages(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    low: Point = [w * 0.34, h * 0.4],
    rand = random(seed);
  backdrop(c, seed, m, { at: low, horizon: h * 0.64, radius: 60, banks: 3 });
  const swell = rolling(seed, 0, h * 0.01, 300 * u),
    ground = (x: number) => h * 0.8 - h * 0.16 * smooth(0, 1, x / w) + swell(x);
  const wood = c.mask(),
    needles = c.mask(),
    spots = [0.15, 0.27, 0.41, 0.58, 0.8],
    sizes = [0.06, 0.13, 0.24, 0.4, 0.6];
  spots.forEach((s, i) => {
    const at: Point = [w * s, ground(w * s) + 4 * u], size = h * sizes[i]!;
    if (i === 0) {
      for (let k = 0; k < 110; k++) {
        const a = -Math.PI / 2 + rand.bell() * 0.55, l = h * 0.075 * rand.range(0.6, 1);
        needles.stroke([[...at, 1.6 * u], [
          at[0] + Math.cos(a) * l * 0.6,
          at[1] + Math.sin(a) * l * 0.8,
          1.3 * u,
        ], [at[0] + Math.cos(a) * l * 1.3, at[1] + Math.sin(a) * l * 0.85, 0.6 * u]]);
      }
    } else if (i === 1) {
      wood.stroke([[...at, 7 * u], [at[0], at[1] - size, 5 * u]]);
      for (let k = 0; k < 7; k++) {
        tuft(
          needles,
          rand,
          [at[0], at[1] - size * (0.35 + 0.65 * k / 6)],
          size * (0.26 + 0.1 * k / 6),
          40,
        );
      }
    } else pine(wood, needles, seed + i * 3, at, size);
  });
  c.fill(wood, m.near).fill(needles, m.night ? mix(m.half, m.lit, 0.8) : mix(m.near, m.half, 0.7));
  ridge(c, {
    seed,
    line: ground,
    crest: m.earth,
    foot: m.near,
    fade: h * 0.26,
    lines: { colour: m.line, opacity: m.drawn * 0.7, spacing: 9 * u },
    lit: { x: low[0], colour: m.sun, strength: m.night ? 0.06 : 0.3 },
  });
  const blades = c.mask();
  grass(blades, rand, (x) => ground(x) + 3, {
    from: 0,
    to: w,
    count: 900,
    height: 20 * u,
    lean: 0.4,
  });
  c.fill(blades, m.near, 0.9);
  engrave(c, m.line, m.drawn, (mask, line) => {
    const tops = spots.map((s, i): Point => [w * s, ground(w * s) - h * sizes[i]! - h * 0.03]);
    dashed(mask, tops, line, 12 * u, 8 * u);
    tops.forEach((at, i) => {
      ring(mask, at, 7 * u, line);
      const x = at[0] + (i === 4 ? 1 : 1) * w * 0.035;
      meridian(mask, x, at[1], ground(x), { width: line * 0.8, step: h / 60, tick: 5 * u });
    });
  });
  finish(c, seed, m);
}
