/** Covers of insights and of the pages about the firm. */
import type { Canvas } from "../canvas.ts";
import { mix, palette, ramp, smooth } from "../colour.ts";
import { below, ridge, rolling, wooded } from "../land.ts";
import { glow, grain, mist, rays, shade, sun } from "../light.ts";
import type { Node, Point } from "../mask.ts";
import { type Clump, from, grass, leaves, parallel } from "../plants/foliage.ts";
import { cabbagePalm } from "../plants/palm.ts";
import { oaks } from "../plants/oak.ts";
import { fractal, noise, random } from "../random.ts";
import { backdrop, evening, finish, type Mood } from "../stage.ts";
import { benchmark, dashed, engrave, meridian, ring, rule } from "../survey.ts";

/** Sunrise over ridges, measured by a great graduated arc. */
export function bearings(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, low: Point = [w * 0.5, h * 0.54];
  backdrop(c, seed, m, { at: low, horizon: h * 0.58, radius: 80, banks: 2 });
  for (let i = 0; i < 4; i++) {
    ridge(c, {
      seed: seed + i,
      line: rolling(seed + i * 7, h * (0.6 + 0.09 * i), h * (0.06 + 0.03 * i), (300 + 130 * i) * u),
      crest: mix(mix(m.earth, m.half, 0.1 * i), m.air, 0.42 - 0.14 * i),
      foot: mix(mix(m.half, m.loam, 0.4), m.near, 0.3 * i),
      fade: h * (0.07 + 0.03 * i),
      lines: { colour: m.line, opacity: m.drawn * (0.7 - 0.1 * i), spacing: (7 + 5 * i) * u },
      lit: { x: low[0], colour: m.sun, strength: m.night ? 0.06 : 0.4 - 0.09 * i },
    });
    if (i < 3) {
      mist(c, seed + i, {
        y: h * (0.7 + 0.09 * i),
        depth: h * 0.035,
        colour: m.air,
        strength: 0.55 - 0.12 * i,
      });
    }
  }
  engrave(c, m.line, m.drawn + 0.08, (mask, line) => {
    for (const [r, step, tick] of [[0.46, 1, 9], [0.34, 5, 14], [0.22, 10, 9]] as const) {
      const radius = h * r, arc: Node[] = [];
      for (let k = 0; k <= 180; k++) {
        const a = Math.PI * (1 + k / 180),
          x = low[0] + Math.cos(a) * radius,
          y = low[1] + Math.sin(a) * radius;
        arc.push([x, y, line * 0.9]);
        if (k % step) continue;
        const long = (k % 10 === 0 ? tick * 1.9 : k % 5 === 0 ? tick * 1.3 : tick * 0.7) * u;
        rule(mask, [x, y], [x + Math.cos(a) * long, y + Math.sin(a) * long], line * 0.8);
      }
      mask.stroke(arc);
    }
    for (const a of [-0.5, -0.22, 0, 0.31, 0.58]) {
      dashed(
        mask,
        [low, [low[0] + Math.sin(a) * h * 0.5, low[1] - Math.cos(a) * h * 0.5]],
        line * (a ? 0.8 : 1.5),
        12 * u,
        a ? 8 * u : 0.1,
      );
    }
  });
  finish(c, seed, m);
}

/** A meadow of coreopsis, sown in rows and come into flower. */
export function meadow(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    rand = random(seed),
    low: Point = [w * 0.56, h * 0.34];
  backdrop(c, seed, m, { at: low, horizon: h * 0.46, radius: 48, banks: 3 });
  oaks(c, [{ seed: 8, at: [w * 0.2, h * 0.5], size: h * 0.25, moss: 0.4 }], {
    wood: m.near,
    shadow: mix(m.near, m.half, 0.5),
    half: m.half,
    lit: m.lit,
    moss: m.half,
    light: from(low),
    sunny: 0.6,
  });
  const field = ramp([0, mix(m.lit, m.air, 0.45)], [0.4, mix(m.lit, m.half, 0.5)], [1, m.near]);
  const edge = rolling(seed, h * 0.485, h * 0.008, 300 * u);
  c.fill(below(c, edge), (_, y) => field((y - h * 0.48) / (h * 0.5)));
  for (let row = 0; row < 26; row++) {
    const z = row / 25, y = h * (0.49 + 0.53 * z ** 1.9), size = (3 + 34 * z ** 1.7) * u;
    const stems = c.mask(), petals = c.mask(), hearts = c.mask();
    grass(stems, rand, () => y + size * 1.6, {
      from: -5,
      to: w + 5,
      count: 340,
      height: size * 3.2,
      lean: 0.3,
      width: 0.022,
    });
    for (let k = 0; k < 26 + (1 - z) * 110; k++) {
      const x = rand.range(-0.02, 1.02) * w,
        fy = y - size * rand.range(0.2, 1.7),
        s = size * rand.range(0.65, 1.05) * 0.62,
        tilt = rand.range(0.45, 0.8);
      stems.stroke([[x, fy, size * 0.07], [
        x + rand.bell() * size * 0.2,
        y + size * 1.6,
        size * 0.08,
      ]]);
      for (let p = 0; p < 8; p++) {
        const a = p / 8 * Math.PI * 2 + k, ca = Math.cos(a), sa = Math.sin(a) * tilt, b = 0.3;
        petals.polygon([[x, fy], [x + s * Math.cos(a - b), fy + s * Math.sin(a - b) * tilt], [
          x + ca * s * 1.12,
          fy + sa * s * 1.12,
        ], [x + s * Math.cos(a + b), fy + s * Math.sin(a + b) * tilt]]);
      }
      hearts.disc(x, fy, s * 0.3, tilt);
    }
    c.fill(stems, mix(mix(m.half, m.near, z), m.air, 0.4 * (1 - z)), 0.9);
    c.fill(
      petals,
      m.night
        ? mix(palette.ochre, m.near, 0.35)
        : mix(mix(palette.late, palette.ochre, 0.3 * z), m.air, 0.3 * (1 - z)),
      0.95,
    );
    c.fill(hearts, mix(palette.clay, m.near, 0.4));
    if (row % 5 === 4 && row < 16) {
      mist(c, seed + row, { y, depth: h * 0.03, colour: m.air, strength: 0.2 });
    }
  }
  glow(c, low, 420 * u, m.sun, m.night ? 0.08 : 0.3);
  engrave(c, m.line, m.drawn, (mask, line) => {
    for (let k = -9; k <= 9; k++) {
      rule(
        mask,
        [low[0] + k * 9 * u, h * 0.487],
        [low[0] + k * w * 0.14, h * 1.02],
        line * (m.night ? 0.9 : 0.6),
      );
    }
    for (let k = 0; k < 8; k++) {
      const y = h * (0.487 + 0.53 * (k / 7) ** 2.2);
      rule(mask, [0, y], [w, y], line * (m.night ? 0.9 : 0.5));
    }
  });
  finish(c, seed, m, 0.5);
}

/** Palms and an oak hold in a gale. */
export function storm(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    rand = random(seed),
    n = fractal(noise(seed), 5),
    eye: Point = [w * 0.56, h * 0.24];
  const sky = ramp([0, palette.night], [0.4, mix(palette.ink, palette.river, 0.35)], [
    0.7,
    mix(palette.moss, palette.river, 0.3),
  ], [1, mix(palette.haze, palette.late, m.night ? 0 : 0.45)]);
  c.ground((t) => m.night ? mix(sky(t), palette.night, 0.55) : sky(t), (x, y) => {
    const dx = (x - eye[0]) / h,
      dy = (y - eye[1]) / h * 1.7,
      r = Math.hypot(dx, dy),
      a = Math.atan2(dy, dx) - 2.1 * Math.log(r + 0.06);
    const arm = n(Math.cos(a) * 1.5 + 3, Math.sin(a) * 1.5 + r * 2.2) * 0.65 +
      n(x / (230 * u), y / (70 * u)) * 0.22;
    return 0.42 + arm * 0.75 - 0.22 * smooth(0.9, 0, r) + 0.3 * smooth(h * 0.2, h * 0.72, y);
  });
  const ground = rolling(seed, h * 0.75, h * 0.012, 380 * u);
  c.fill(
    below(c, wooded(seed, (x) => ground(x) - 4 * u, h * 0.05)),
    mix(m.half, m.air, m.night ? 0.2 : 0.25),
  );
  mist(c, seed, {
    y: h * 0.72,
    depth: h * 0.05,
    colour: mix(m.air, palette.river, 0.4),
    strength: 0.5,
  });
  const palms = c.mask();
  [[0.14, 0.36], [0.22, 0.28], [0.86, 0.34]].forEach(([x, s], i) =>
    cabbagePalm(palms, seed + i, [w * x!, ground(w * x!) + 4 * u], h * s!, -1.5)
  );
  c.fill(palms, m.near);
  oaks(c, [{
    seed: seed + 5,
    at: [w * 0.56, ground(w * 0.56) + 5 * u],
    size: h * 0.4,
    lean: -0.35,
    moss: 0,
  }], {
    wood: m.near,
    shadow: m.near,
    half: m.half,
    lit: mix(m.lit, palette.river, 0.3),
    moss: m.half,
    light: parallel(0.4, -0.9),
    sunny: 0.4,
  });
  ridge(c, {
    seed,
    line: ground,
    crest: mix(m.half, m.earth, 0.35),
    foot: m.near,
    fade: h * 0.16,
    lines: { colour: m.line, opacity: m.drawn * 0.6, spacing: 8 * u },
  });
  const blades = c.mask(), rain = c.mask();
  grass(blades, rand, (x) => ground(x) + 4, {
    from: 0,
    to: w,
    count: 1100,
    height: 30 * u,
    lean: -0.9,
  });
  c.fill(blades, m.near);
  for (let i = 0; i < 520; i++) {
    const x = rand.range(-0.05, 1.2) * w, y = rand.range(-0.1, 1) * h, l = rand.range(20, 70) * u;
    rain.stroke([[x, y, 0.5], [x - l * 0.62, y + l, 1.15 * u]]);
  }
  c.fill(rain, m.air, m.night ? 0.16 : 0.26);
  engrave(c, m.line, m.drawn, (mask, line) => {
    for (const r of [0.1, 0.16, 0.24, 0.34, 0.46]) ring(mask, eye, h * r, line * 0.8, 0.6);
    benchmark(mask, eye, 12 * u, line * 1.2);
    meridian(mask, w * 0.56, h * 0.8, h * 0.95, { width: line, step: h / 75, tick: 6 * u });
  });
  finish(c, seed, m);
}

/** The canopy from above at evening, the capitol tower on its horizon, the meridian running to it. */
export function capital(c: Canvas, seed: number) {
  const { width: w, height: h } = c,
    u = c.unit,
    m = evening,
    horizon = h * 0.47,
    at: Point = [w * 0.685, horizon],
    rand = random(seed);
  c.ground(m.sky, (x, y) => y / horizon - 0.3 * smooth(0, 0.8, Math.abs(x - at[0]) / w));
  sun(c, [at[0] + w * 0.07, horizon - h * 0.1], 44 * u, palette.glow);
  for (let i = 0; i < 3; i++) {
    const line = wooded(
      seed + i,
      rolling(seed + i, horizon - h * 0.008 * (2 - i), h * 0.01, 700 * u),
      h * (0.014 + 0.008 * i),
    );
    c.fill(below(c, line), mix(m.half, m.air, 0.85 - 0.2 * i));
    if (i === 1) tower(c, at, h * 0.17, mix(palette.ink, m.air, 0.3));
    mist(c, seed + i, { y: horizon + h * 0.01 * i, depth: h * 0.03, colour: m.air, strength: 0.5 });
  }
  const floor = ramp([0, mix(palette.moss, m.air, 0.7)], [0.25, palette.pine], [1, palette.night]);
  c.wash(
    (_, y) => floor((y - horizon) / (h * 0.5)),
    (_, y) => smooth(horizon, horizon + h * 0.02, y),
  );
  const rows = 34, low: Point = [at[0] + w * 0.07, horizon - h * 0.1];
  for (let row = 0; row < rows; row++) {
    const near = row / (rows - 1),
      y = horizon + h * (0.012 + 0.62 * near ** 1.7),
      size = (7 + 96 * near ** 1.4) * u;
    const crowns: Clump[] = [], domes: Clump[] = [];
    for (let x = -size; x < w + size; x += size * 0.72) {
      const px = x + rand.bell() * size * 0.3,
        py = y + rand.bell() * size * 0.22,
        hill = Math.sin(px / (w * 0.11) + row * 0.7) * size * 0.2;
      domes.push({ x: px, y: py + hill, radius: size * rand.range(0.5, 0.7) });
      for (let k = 0; k < 6; k++) {
        crowns.push({
          x: px + rand.bell() * size * 0.36,
          y: py + hill + rand.bell() * size * 0.22,
          radius: size * rand.range(0.26, 0.46),
        });
      }
    }
    const back = c.mask(),
      half = c.mask(),
      lit = c.mask(),
      leaf = Math.max(1.6, Math.min(7 * u, size * 0.1));
    leaves(back, rand, crowns, { leaf: leaf * 1.3, density: 1.1 });
    leaves(half, rand, domes, { leaf, density: 0.75, lit: { light: from(low), from: 0.1 } });
    leaves(lit, rand, domes, {
      leaf: leaf * 0.85,
      density: 0.75,
      lit: { light: from(low), from: 0.42 },
    });
    const k = 0.78 * (1 - near) ** 2.4,
      sunny = ramp([0, mix(palette.moss, palette.late, 0.75)], [
        0.35,
        mix(palette.moss, palette.ochre, 0.4),
      ], [1, palette.pine]);
    c.fill(back, mix(palette.night, m.air, k * 0.8)).fill(half, mix(palette.pine, m.air, k), 0.8);
    c.fill(
      lit,
      (x, py) =>
        mix(sunny(Math.hypot(x - low[0], (py - low[1]) * 1.2) / (h * 0.95)), m.air, k * 0.6),
      0.8,
    );
    if (row < 20 && row % 3 === 0) {
      mist(c, seed + row, {
        y: y + size * 0.3,
        depth: size * 0.9 + 6 * u,
        colour: m.air,
        strength: 0.4 * (1 - near) ** 1.5,
      });
    }
  }
  rays(c, seed, low, h * 0.9, palette.late, 0.14);
  engrave(
    c,
    palette.paper,
    (_, y) => 0.55 * smooth(horizon, horizon + h * 0.06, y) * smooth(h, h * 0.72, y),
    (mask, line) => {
      for (let k = -7; k <= 7; k++) {
        rule(
          mask,
          [at[0] + k * 14 * u, horizon],
          [at[0] + k * w * 0.16, h * 1.05],
          k ? line * 0.55 : line * 1.4,
        );
      }
      for (let k = 0; k < 9; k++) {
        const y = horizon + h * 0.56 * (k / 8) ** 2.3;
        rule(mask, [0, y], [w, y], line * 0.5);
        rule(mask, [at[0] - 12 * u, y], [at[0] + 12 * u, y], line);
      }
    },
  );
  engrave(
    c,
    palette.paper,
    0.5,
    (mask, line) =>
      meridian(mask, at[0], h * 0.05, horizon - h * 0.185, {
        width: line * 0.9,
        step: h / 80,
        tick: 7 * u,
      }),
  );
  shade(c, palette.night, (x, y) => 0.7 * smooth(0.55, 0.08, x) + 0.35 * smooth(0.8, 1.02, y));
  grain(c, seed);
}

/** The capitol: a slab between two low wings with domes. */
function tower(c: Canvas, [x, y]: Point, tall: number, colour: readonly [number, number, number]) {
  const mask = c.mask(), lit = c.mask(), half = tall * 0.17;
  const box = (left: number, right: number, height: number) =>
    mask.polygon([[x + left, y + 4], [x + left, y - height], [x + right, y - height], [
      x + right,
      y + 4,
    ]]);
  box(-half, half, tall);
  box(-half * 1.25, half * 1.25, tall * 0.3);
  for (const side of [-1, 1]) {
    box(side * half * 2.9 - half * 0.9, side * half * 2.9 + half * 0.9, tall * 0.16);
    mask.disc(x + side * half * 2.9, y - tall * 0.16, half * 0.72);
  }
  c.fill(mask, colour);
  for (let floor = 0; floor < 22; floor++) {
    const fy = y - tall * (0.32 + 0.66 * floor / 22);
    rule(lit, [x - half * 0.82, fy], [x + half * 0.82, fy], Math.max(0.7, tall * 0.006));
  }
  c.fill(lit, palette.glow, 0.22);
}

/** A surveyor's transit on its tripod, its line of sight over the hills. */
export function transit(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, low: Point = [w * 0.72, h * 0.36];
  backdrop(c, seed, m, { at: low, horizon: h * 0.5, radius: 54, banks: 2 });
  for (let i = 0; i < 4; i++) {
    ridge(c, {
      seed: seed + i,
      line: rolling(
        seed + i * 11,
        h * (0.54 + 0.1 * i),
        h * (0.07 + 0.04 * i),
        (290 + 150 * i) * u,
      ),
      crest: mix(mix(m.earth, m.half, 0.1 * i), m.air, 0.4 - 0.13 * i),
      foot: mix(mix(m.half, m.loam, 0.4), m.near, 0.3 * i),
      fade: h * (0.07 + 0.03 * i),
      lines: { colour: m.line, opacity: m.drawn * (0.8 - 0.1 * i), spacing: (7 + 5 * i) * u },
      lit: { x: low[0], colour: m.sun, strength: m.night ? 0.06 : 0.4 - 0.09 * i },
    });
    if (i < 3) {
      mist(c, seed + i, {
        y: h * (0.65 + 0.1 * i),
        depth: h * 0.035,
        colour: m.air,
        strength: 0.5 - 0.12 * i,
      });
    }
  }
  const x = w * 0.34, y = h * 0.5, s = h * 0.1, t = c.mask(), brass = c.mask();
  for (const dx of [-1.5, 0.35, 1.5]) {
    t.stroke([[x + dx * s * 0.12, y + s * 0.9, s * 0.12], [x + dx * s * 1.1, h * 0.97, s * 0.075]]);
  }
  t.polygon([[x - s * 0.42, y + s * 0.78], [x + s * 0.42, y + s * 0.78], [
    x + s * 0.3,
    y + s * 0.95,
  ], [x - s * 0.3, y + s * 0.95]]);
  t.polygon([[x - s * 0.5, y + s * 0.6], [x + s * 0.5, y + s * 0.6], [x + s * 0.5, y + s * 0.7], [
    x - s * 0.5,
    y + s * 0.7,
  ]]);
  t.stroke([[x, y + s * 0.62, s * 0.2], [x, y + s * 0.82, s * 0.26]]);
  for (const side of [-1, 1]) {
    t.stroke([[x + side * s * 0.4, y + s * 0.6, s * 0.14], [x + side * s * 0.2, y, s * 0.1]]);
  }
  const a = -0.17,
    ca = Math.cos(a),
    sa = Math.sin(a),
    along = (d: number, width: number): Node => [x + ca * d * s, y + sa * d * s, width * s];
  t.stroke([
    along(-0.85, 0.16),
    along(-0.5, 0.2),
    along(-0.3, 0.28),
    along(0.55, 0.3),
    along(0.85, 0.36),
    along(1, 0.36),
  ]);
  c.fill(t, m.near);
  ring(brass, [x, y], s * 0.36, s * 0.045);
  ring(brass, [x, y], s * 0.1, s * 0.05);
  brass.stroke([along(0.92, 0.36), along(1, 0.36)]);
  brass.stroke([[x - s * 0.5, y + s * 0.65, s * 0.05], [x + s * 0.5, y + s * 0.65, s * 0.05]]);
  c.fill(brass, palette.ochre);
  const blades = c.mask();
  grass(blades, random(seed), () => h + 4, {
    from: 0,
    to: w,
    count: 420,
    height: h * 0.13,
    lean: 0.2,
    width: 0.016,
  });
  c.fill(blades, m.near);
  engrave(c, m.line, m.drawn + 0.2, (mask, line) => {
    const target: Point = [w * 0.78, y + Math.tan(a) * (w * 0.78 - x)];
    dashed(mask, [[x + ca * s * 1.1, y + sa * s * 1.1], target], line, 14 * u, 9 * u);
    benchmark(mask, target, 13 * u, line * 1.3);
    meridian(mask, x, h * 0.05, y - s * 0.5, { width: line * 0.8, step: h / 75, tick: 6 * u });
    rule(mask, [x, y + s], [x, h * 0.97], line * 0.8);
  });
  finish(c, seed, m, 0.35);
}

/** A landscape and, under it on paper, its section: the ground as the plan will use it. */
export function section(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, low: Point = [w * 0.36, h * 0.24], cut = h * 0.56;
  backdrop(c, seed, m, { at: low, horizon: h * 0.38, radius: 44, banks: 3 });
  const n = fractal(noise(seed), 3),
    profile = (x: number) =>
      h * 0.46 - h * 0.1 * n(x / (330 * u), 1.5) - h * 0.03 * n(x / (120 * u), 7);
  ridge(c, {
    seed,
    line: profile,
    crest: m.earth,
    foot: mix(m.loam, m.near, 0.2),
    fade: h * 0.14,
    lines: { colour: m.line, opacity: m.drawn * 0.8, spacing: 6 * u },
    lit: { x: low[0], colour: m.sun, strength: 0.35 },
  });
  const spot = w * 0.7;
  oaks(c, [{ seed: 8, at: [spot, profile(spot) + 5 * u], size: h * 0.24, moss: 0.5 }, {
    seed: seed + 3,
    at: [w * 0.13, profile(w * 0.13) + 5 * u],
    size: h * 0.13,
    moss: 0.2,
  }], {
    wood: m.near,
    shadow: mix(m.near, m.half, 0.4),
    half: m.half,
    lit: m.lit,
    moss: m.half,
    light: from(low),
    sunny: 0.6,
  });
  const page = c.mask().polygon([[0, cut], [w, cut], [w, h], [0, h]]);
  c.fill(page, palette.paper);
  const drawn = (x: number) => cut + h * 0.06 + (profile(x) - h * 0.3) * 0.95;
  c.fill(
    below(c, drawn),
    mix(palette.clay, palette.paper, 0.35),
    (x, y) => Math.max(0, 0.75 - (y - drawn(x)) / (h * 0.26)),
  );
  engrave(c, palette.ink, 0.5, (mask, line) => {
    for (let x = 0; x <= w; x += w / 24) {
      rule(mask, [x, cut], [x, h], line * (Math.round(x / (w / 24)) % 6 ? 0.4 : 0.9));
    }
    for (let y = cut; y < h; y += w / 24) rule(mask, [0, y], [w, y], line * 0.4);
  });
  engrave(c, palette.ink, 0.95, (mask, line) => {
    mask.stroke(
      Array.from({ length: 241 }, (_, i): Node => [w * i / 240, drawn(w * i / 240), line * 2.2]),
    );
    for (let i = 1; i < 24; i += 1) {
      if (i % 3 === 0) rule(mask, [w * i / 24, drawn(w * i / 24)], [w * i / 24, h], line);
    }
    rule(mask, [0, cut], [w, cut], line * 3);
  });
  engrave(c, palette.clay, 0.95, (mask, line) => {
    const grade: Point[] = [0, 0.25, 0.5, 0.75, 1].map((
      t,
    ) => [
      w * t,
      (drawn(w * t) + drawn(w * Math.min(1, t + 0.12)) + drawn(w * Math.max(0, t - 0.12))) / 3,
    ]);
    dashed(mask, grade, line * 1.8, 16 * u, 9 * u);
    for (const p of grade) benchmark(mask, p, 12 * u, line * 1.6);
  });
  grain(c, seed);
}
