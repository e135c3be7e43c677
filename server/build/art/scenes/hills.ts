/** Covers set in the hills: the way to the summit, the terraces, the oak and its roots. */
import type { Canvas } from "../canvas.ts";
import { mix, smooth } from "../colour.ts";
import { isolines, ridge, rolling } from "../land.ts";
import { glow, mist } from "../light.ts";
import type { Node, Point } from "../mask.ts";
import { from, grass } from "../plants/foliage.ts";
import { oaks } from "../plants/oak.ts";
import { pine } from "../plants/pine.ts";
import { noise, random } from "../random.ts";
import { backdrop, finish, type Mood } from "../stage.ts";
import { benchmark, dashed, engrave, meridian, ring, rule } from "../survey.ts";

/** A path climbs over three ridges to an oak on the summit. */
export function summit(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, top: Point = [w * 0.53, h * 0.4];
  const low: Point = [top[0] - w * 0.02, top[1] - h * 0.14];
  backdrop(c, seed, m, { at: low, horizon: h * 0.52, radius: 58, banks: 2 });
  const peaks = [top, [w * 0.36, h * 0.57], [w * 0.6, h * 0.7], [w * 0.45, h * 0.86]] as const;
  peaks.forEach(([px, py], i) => {
    const roll = rolling(seed + i * 5, 0, h * 0.02, 300 * u), wide = w * (0.24 + 0.12 * i);
    const line = (x: number) =>
      py + h * (0.2 - 0.03 * i) * (1 - Math.exp(-(((x - px) / wide) ** 2))) + roll(x);
    ridge(c, {
      seed: seed + i,
      line,
      crest: mix(mix(m.earth, m.half, 0.08 + 0.15 * i), m.air, 0.3 - 0.1 * i),
      foot: mix(m.loam, m.near, 0.25 * i),
      fade: h * (0.16 + 0.05 * i),
      lines: { colour: m.line, opacity: m.drawn * (0.72 - 0.1 * i), spacing: (8 + 5 * i) * u },
      lit: { x: low[0], colour: m.sun, strength: m.night ? 0.12 : 0.34 - 0.06 * i },
    });
    if (i < 3) {
      mist(c, seed + i, {
        y: py + h * 0.17,
        depth: h * 0.05,
        colour: m.air,
        strength: 0.34 - 0.08 * i,
      });
    }
  });
  const way: Point[] = [
    [w * 0.36, h * 1.02],
    [w * 0.47, h * 0.9],
    [w * 0.63, h * 0.8],
    [w * 0.58, h * 0.71],
    [w * 0.42, h * 0.64],
    [w * 0.4, h * 0.57],
    [w * 0.5, h * 0.5],
    [w * 0.54, h * 0.45],
    top,
  ];
  const path = c.mask(), smoothWay = curve(way, 14);
  path.stroke(
    smoothWay.map(([x, y]): Node => [x, y, 1.5 * u + 30 * u * smooth(top[1], h, y) ** 1.5]),
  );
  c.fill(path, mix(m.sun, m.earth, 0.25), (_, y) => 0.85 - 0.3 * smooth(h * 0.7, h, y));
  oaks(c, [{ seed: seed + 4, at: [top[0], top[1] + 5 * u], size: h * 0.2, moss: 0.3 }], {
    wood: m.near,
    shadow: m.near,
    half: m.half,
    lit: m.lit,
    moss: m.half,
    light: from(low),
    sunny: 0.6,
  });
  engrave(c, m.line, m.drawn, (mask, line) => {
    meridian(mask, top[0], h * 0.04, top[1] - h * 0.19, { width: line, step: h / 75, tick: 7 * u });
    smoothWay.filter((_, i) => i % 14 === 0 && i > 14).forEach((at) =>
      benchmark(mask, at, 9 * u, line)
    );
    if (m.night) dashed(mask, [[w * 0.36, h], top], line, 12 * u, 8 * u);
  });
  finish(c, seed, m);
}

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

/** An oak above, and its roots below the ground, as wide and as branched. */
export function roots(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    foot: Point = [w * 0.5, h * 0.55],
    rand = random(seed);
  backdrop(c, seed, m, { at: [w * 0.5, h * 0.36], horizon: h * 0.53, radius: 96, banks: 2 });
  const ground = rolling(seed + 3, foot[1], h * 0.012, 300 * u), n = noise(seed + 8);
  ridge(c, { seed, line: ground, crest: m.earth, foot: mix(m.loam, m.near, 0.75), fade: h * 0.42 });
  const strata = isolines(
    c,
    (x, y) => (y - ground(x)) / h + 0.035 * n(x / (240 * u), y / (90 * u)),
    0.028,
    0.9 * u,
  );
  c.fill(strata, m.line, (x, y) => m.drawn * 0.42 * smooth(0, 20 * u, y - ground(x)));
  const mask = c.mask(), tips: Point[] = [];
  const root = (
    x: number,
    y: number,
    angle: number,
    length: number,
    width: number,
    level: number,
  ) => {
    const nodes: Node[] = [[x, y, width]];
    let a = angle;
    for (let i = 1; i <= 7; i++) {
      a += rand.bell() * 0.16;
      x += Math.cos(a) * length / 7;
      y += Math.abs(Math.sin(a)) * length / 7 * 0.85;
      nodes.push([x, y, width * (1 - 0.6 * i / 7)]);
    }
    mask.stroke(nodes);
    if (level === 4) return void tips.push([x, y]);
    for (const side of level < 3 ? [-1, 1, 0.2] : [-1, 1]) {
      root(
        x,
        y,
        a + side * rand.range(0.3, 0.7),
        length * rand.range(0.6, 0.8),
        width * 0.4,
        level + 1,
      );
    }
  };
  for (let k = 0; k < 6; k++) {
    const a = Math.PI / 2 + (k / 5 * 2 - 1) * 1.32;
    root(
      foot[0] + Math.cos(a) * 10 * u,
      foot[1] + 2 * u,
      a,
      h * (0.1 + 0.1 * Math.abs(Math.cos(a))),
      h * 0.03,
      1,
    );
  }
  c.fill(
    mask,
    mix(m.sun, m.earth, m.night ? 0.1 : 0.3),
    (_, y) => (m.night ? 0.9 : 0.75) - 0.4 * smooth(foot[1], h, y),
  );
  oaks(c, [{ seed: seed + 6, at: foot, size: h * 0.42, moss: 0.5 }], {
    wood: m.near,
    shadow: m.near,
    half: m.half,
    lit: m.lit,
    moss: mix(m.half, m.air, 0.25),
    light: from([w * 0.5, h * 0.2]),
    sunny: 0.55,
  });
  const blades = c.mask();
  grass(blades, rand, (x) => ground(x) + 2, { from: 0, to: w, count: 700, height: 17 * u });
  c.fill(blades, m.near, 0.9);
  glow(c, [w * 0.5, h * 0.36], 260 * u, m.sun, m.night ? 0.08 : 0.25);
  engrave(c, m.line, m.drawn, (lines, width) => {
    meridian(lines, foot[0], foot[1] + h * 0.04, h * 0.97, {
      width: width * 0.9,
      step: h / 75,
      tick: 6 * u,
    });
    for (const tip of tips) if (tip[1] < h) ring(lines, tip, (m.night ? 6 : 4.5) * u, width);
  });
  finish(c, seed, m, 0.35);
}

/** Catmull-Rom through points, `per` pieces between two. */
export function curve(points: readonly Point[], per: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const p = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ];
    for (let k = 0; k < per; k++) {
      const t = k / per,
        at = (j: 0 | 1) =>
          0.5 *
          (2 * p[1]![j] + (p[2]![j] - p[0]![j]) * t +
            (2 * p[0]![j] - 5 * p[1]![j] + 4 * p[2]![j] - p[3]![j]) * t * t +
            (3 * p[1]![j] - p[0]![j] - 3 * p[2]![j] + p[3]![j]) * t ** 3);
      out.push([at(0), at(1)]);
    }
  }
  return [...out, points.at(-1)!];
}
