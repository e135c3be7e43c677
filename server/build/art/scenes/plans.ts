/** Covers seen straight from above: delta, township map, tree rings, confluence, coast. */
import { type Canvas, coarse } from "../canvas.ts";
import { mix, palette, ramp, smooth } from "../colour.ts";
import { isolines } from "../land.ts";
import type { Mask, Node, Point } from "../mask.ts";
import { fractal, noise, random } from "../random.ts";
import { curve } from "./hills.ts";
import { finish, type Mood } from "../stage.ts";
import { benchmark, corner, dashed, engrave, meridian, ring, rule } from "../survey.ts";

/** Relief shaded from the north-west, with contour lines; `field` in about -1..1. */
function relief(
  c: Canvas,
  m: Mood,
  field: (x: number, y: number) => number,
  low = m.half,
  high = m.earth,
  steep = 1,
) {
  const f = coarse(c, 2, field),
    u = c.unit,
    tint = ramp([0, mix(low, m.near, 0.25)], [0.5, mix(low, m.lit, 0.4)], [
      0.8,
      mix(high, m.lit, 0.3),
    ], [1, mix(high, m.air, 0.35)]);
  c.wash((x, y) => {
    const slope = (f(x, y) - f(x + 5 * u, y + 5 * u)) * 9 * steep;
    const base = tint(0.5 + f(x, y) * 0.62), k = Math.max(-0.5, Math.min(0.5, slope));
    return k < 0 ? mix3(base, m.near, -k * 0.8) : mix3(base, m.sun, k * (m.night ? 0.25 : 0.7));
  }, () => 1);
  const lines = isolines(c, f, 0.085, 1 * u);
  c.fill(lines, m.line, m.drawn * 0.5);
  return f;
}

/** A river that divides and divides again on its way to the sea. */
export function delta(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, rand = random(seed), n = fractal(noise(seed), 4);
  const coast = (x: number) =>
    h * 0.74 + h * 0.06 * n(x / (300 * u), 3) + h * 0.09 * Math.cos((x / w - 0.5) * 2.6);
  relief(
    c,
    m,
    (x, y) => n(x / (330 * u), y / (330 * u)) * 0.8 - 0.35 * smooth(h * 0.2, h * 0.75, y) + 0.15,
    m.half,
    m.earth,
  );
  const sea = ramp(
    [0, mix(palette.spring, m.air, m.night ? 0 : 0.3)],
    [0.12, m.night ? palette.river : palette.spring],
    [0.45, palette.river],
    [1, palette.ink],
  );
  c.wash(
    (x, y) => mix3(sea((y - coast(x)) / (h * 0.34)), palette.night, m.night ? 0.5 : 0),
    (x, y) => smooth(-2, 2, y - coast(x)),
  );
  const bed = c.mask(), bank = c.mask(), mouths: Point[] = [];
  // Every arm keeps to its own share of the coast, so that arms part and never cross.
  const levels = [0.2, 0.33, 0.44, 0.54, 0.63, 0.72];
  const part = (from: Point, left: number, right: number, width: number, level: number) => {
    const last = level === levels.length - 1;
    const x = (left + right) / 2 + rand.bell() * (right - left) * 0.1;
    const y = last ? coast(x) + 10 * u : h * levels[level]! + rand.bell() * h * 0.012;
    const phase = rand.range(0, 6);
    const nodes = Array.from({ length: 25 }, (_, i): Node => {
      const t = i / 24, ease = t * t * (3 - 2 * t);
      const sway = Math.sin(phase + t * 7) * Math.sin(Math.PI * t) *
        Math.min(24 * u, (right - left) * 0.1);
      return [
        from[0] + (x - from[0]) * ease + sway,
        from[1] + (y - from[1]) * t,
        width * (1 - 0.15 * t),
      ];
    });
    bed.stroke(nodes);
    bank.stroke(nodes.map(([px, py, pw]) => [px, py, pw + 7 * u]));
    if (last) return void mouths.push([x, y]);
    const cut = left + (right - left) * rand.range(0.4, 0.6);
    // Now and then an arm runs on undivided.
    if (level > 1 && rand.next() < 0.16) part([x, y], left, right, width * 0.9, level + 1);
    else {
      part([x, y], left, cut, width * 0.7, level + 1);
      part([x, y], cut, right, width * 0.7, level + 1);
    }
  };
  part([w * 0.55, -10], w * 0.06, w * 0.94, 40 * u, 0);
  c.fill(bank, mix(m.sun, m.earth, 0.3), m.night ? 0.35 : 0.6);
  c.fill(
    bed,
    (_, y) =>
      mix(
        m.night ? palette.late : mix(palette.spring, palette.glow, 0.35),
        m.night ? palette.river : palette.river,
        smooth(0, h * 0.8, y) * 0.75,
      ),
  );
  const shoals = isolines(
    c,
    coarse(c, 2, (x, y) => (y - coast(x)) / h + 0.02 * n(x / (90 * u), y / (60 * u))),
    0.024,
    u,
  );
  c.fill(shoals, m.line, (x, y) => m.drawn * 0.6 * smooth(0, 12 * u, y - coast(x)));
  engrave(c, m.line, m.drawn, (mask, line) => {
    grid(c, mask, line * 0.5, 6);
    for (const at of mouths) ring(mask, at, (m.night ? 8 : 6) * u, line);
  });
  finish(c, seed, m, 0.35);
}

/** Townships and sections laid out from one initial point. */
export function township(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, n = fractal(noise(seed), 3), rand = random(seed);
  const f = relief(c, m, (x, y) => n(x / (360 * u), y / (360 * u)) * 0.8, m.half, mix(m.earth, m.lit, 0.45), 0.45);
  const side = h / 5.2, origin: Point = [w * 0.5, h * 0.44];
  const cells = c.mask(), marked = c.mask();
  for (let i = -4; i < 4; i++) {
    for (let j = -3; j < 4; j++) {
      const x = origin[0] + i * side, y = origin[1] + j * side;
      for (let k = 0; k < 36; k++) {
        const sx = x + (k % 6) * side / 6,
          sy = y + Math.floor(k / 6) * side / 6,
          pick = rand.next();
        if (pick > 0.11) continue;
        const wide = side / 6;
        (pick < 0.028 ? marked : cells).polygon([
          [sx, sy],
          [sx + wide, sy],
          [sx + wide, sy + wide],
          [sx, sy + wide],
        ]);
      }
    }
  }
  c.fill(cells, m.night ? palette.river : palette.paper, m.night ? 0.22 : 0.16).fill(
    marked,
    m.night ? palette.late : palette.clay,
    m.night ? 0.5 : 0.62,
  );
  const lakes = c.mask().coverage().map((_, i) =>
    smooth(-0.42, -0.46, f(i % w, Math.floor(i / w)))
  );
  c.fill(lakes, m.night ? mix(palette.river, palette.night, 0.4) : palette.river);
  const run = c.mask(), nodes: Node[] = [];
  for (let i = 0; i <= 80; i++) {
    const t = i / 80;
    nodes.push([
      w * (0.78 - 0.42 * t) + 70 * u * n(t * 3, 8) + 18 * u * Math.sin(t * 26),
      h * (-0.02 + 1.04 * t),
      (7 + 13 * t) * u,
    ]);
  }
  run.stroke(nodes);
  c.fill(run, m.night ? palette.river : mix(palette.river, palette.spring, 0.4), 0.95);
  engrave(c, m.line, m.drawn, (mask, line) => {
    for (let i = -24; i <= 24; i++) {
      const heavy = i % 6 === 0, width = heavy ? line * 1.1 : line * 0.4;
      rule(mask, [origin[0] + i * side / 6, 0], [origin[0] + i * side / 6, h], width);
      rule(mask, [0, origin[1] + i * side / 6], [w, origin[1] + i * side / 6], width);
    }
  });
  engrave(c, m.night ? palette.glow : palette.paper, 0.95, (mask, line) => {
    meridian(mask, origin[0], 0, h, { width: line * 1.8, step: side / 12, tick: 8 * u });
    rule(mask, [0, origin[1]], [w, origin[1]], line * 1.8);
    benchmark(mask, origin, 26 * u, line * 1.8);
    ring(mask, origin, 40 * u, line * 1.4);
  });
  finish(c, seed, m, 0.4);
}

/** The rings of an old tree, read along one radius. */
export function rings(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    n = fractal(noise(seed), 3),
    pith: Point = [w * 0.47, h * 0.45],
    fine = noise(seed + 2);
  const age = coarse(c, 2, (x, y) => {
    const dx = x - pith[0],
      dy = y - pith[1],
      a = Math.atan2(dy, dx),
      r = Math.hypot(dx, dy) / (h * 0.52);
    const lobes = 1 + 0.1 * n(Math.cos(a) * 1.3 + 5, Math.sin(a) * 1.3) +
      0.035 * n(Math.cos(a) * 5 + 9, Math.sin(a) * 5 + r * 2);
    return r / lobes / (1 + 0.12 * Math.cos(a - 0.4));
  });
  const wood = ramp(
    [0, mix(m.loam, m.near, 0.35)],
    [0.28, mix(m.earth, m.loam, 0.25)],
    [0.6, mix(m.earth, m.sun, m.night ? 0.02 : 0.28)],
    [0.94, mix(m.earth, m.sun, m.night ? 0.1 : 0.55)],
    [1, m.loam],
  );
  c.ground(
    ramp([0, mix(m.half, m.near, 0.3)], [1, m.near]),
    (x, y) => Math.hypot(x - w * 0.5, y - h * 0.45) / h,
  );
  const years = (x: number, y: number) =>
    age(x, y) * 46 + 5 * n(age(x, y) * 3.1, 4) + 0.18 * fine(x / (16 * u), y / (16 * u));
  c.wash((x, y) => {
    const a = age(x, y), v = years(x, y), late = (v - Math.floor(v)) ** 3;
    return mix3(wood(a), m.near, late * 0.42);
  }, (x, y) => smooth(1.003, 0.995, age(x, y)));
  const bark = c.mask().coverage().map((_, i) =>
    smooth(1.0, 1.01, age(i % w, Math.floor(i / w))) *
    smooth(
      1.075,
      1.06,
      age(i % w, Math.floor(i / w)) + 0.012 * fine((i % w) / (8 * u), Math.floor(i / w) / (8 * u)),
    )
  );
  c.fill(bark, m.near);
  const lines = isolines(c, coarse(c, 1, years), 1, 1.1 * u);
  c.fill(
    lines,
    m.night ? m.line : m.loam,
    (x, y) => (m.night ? 0.75 : 0.55) * smooth(1, 0.99, age(x, y)),
  );
  engrave(c, m.night ? palette.glow : palette.paper, 0.95, (mask, line) => {
    const a = -0.42,
      end: Point = [pith[0] + Math.cos(a) * h * 0.72, pith[1] + Math.sin(a) * h * 0.72],
      along: Point = [-Math.sin(a), Math.cos(a)];
    rule(mask, pith, end, line * 1.2);
    for (let k = 0; k <= 46; k++) {
      const t = k / 46,
        x = pith[0] + (end[0] - pith[0]) * t,
        y = pith[1] + (end[1] - pith[1]) * t,
        half = (k % 5 ? 5 : 11) * u;
      rule(mask, [x - along[0] * half, y - along[1] * half], [
        x + along[0] * half,
        y + along[1] * half,
      ], line);
    }
    ring(mask, pith, 15 * u, line * 1.2);
    mask.disc(pith[0], pith[1], 3.5 * u);
    for (const r of [0.3, 0.55, 0.78]) {
      mask.disc(pith[0] + Math.cos(a) * h * 0.6 * r, pith[1] + Math.sin(a) * h * 0.6 * r, 6.5 * u);
    }
  });
  finish(c, seed, m, 0.45);
}

/** Two rivers of different colour that become one. */
export function confluence(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, n = fractal(noise(seed), 4);
  relief(c, m, (x, y) => n(x / (340 * u), y / (340 * u)) + 0.1, m.half, m.lit);
  const trunk: Point[] = [[w * 0.5, h * 0.52], [w * 0.56, h * 0.7], [w * 0.5, h * 0.88], [
    w * 0.55,
    h * 1.08,
  ]];
  const arms = [
    curve([
      [-w * 0.06, h * 0.16],
      [w * 0.14, h * 0.12],
      [w * 0.27, h * 0.28],
      [w * 0.42, h * 0.32],
      ...trunk,
    ], 16),
    curve([
      [w * 1.06, h * 0.02],
      [w * 0.86, h * 0.14],
      [w * 0.73, h * 0.1],
      [w * 0.58, h * 0.3],
      ...trunk,
    ], 16),
  ];
  const lay = (mask: Mask, i: 0 | 1, more: number) =>
    mask.stroke(arms[i]!.map(([x, y], k): Node => {
      const apart = smooth(h * 0.38, h * 0.52, y);
      return [x + (i ? 1 : -1) * 30 * u * apart, y, (58 + 12 * k / arms[i]!.length + more) * u];
    }));
  const banks = c.mask(), dark = c.mask(), red = c.mask();
  lay(banks, 0, 10);
  lay(banks, 1, 10);
  lay(dark, 0, 0);
  lay(red, 1, 0);
  c.fill(banks, mix(m.sun, m.earth, 0.4), m.night ? 0.25 : 0.5);
  c.fill(dark, palette.river);
  const swirl = fractal(noise(seed + 4), 3), both = dark.coverage();
  c.fill(red, m.night ? palette.ochre : palette.clay, (x, y) => {
    const k = both[y * w + x]!, blend = smooth(h * 0.46, h * 1.05, y);
    if (k < 0.5) return 1 - 0.35 * blend;
    return smooth(-0.15, 0.25, swirl(x / (60 * u), y / (110 * u)) - 0.1 + 0.3 * blend);
  });
  const ripple = isolines(
      c,
      coarse(c, 2, (x, y) => swirl(x / (150 * u), y / (260 * u))),
      0.1,
      0.9 * u,
    ),
    water = banks.coverage();
  c.fill(ripple, palette.paper, (x, y) => 0.3 * water[y * w + x]!);
  engrave(c, m.line, m.drawn, (mask, line) => {
    grid(c, mask, line * 0.5, 6);
    const meet: Point = [w * 0.5, h * 0.44];
    ring(mask, meet, 92 * u, line * 1.2);
    benchmark(mask, meet, 16 * u, line * 1.4);
    for (const arm of arms) dashed(mask, arm, line, 14 * u, 10 * u);
  });
  finish(c, seed, m, 0.4);
}

/** A coast whose line has moved, each earlier shore still drawn. */
export function coast(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, n = fractal(noise(seed), 5);
  const field = coarse(
    c,
    2,
    (x, y) =>
      0.9 * n(x / (520 * u) + 3, y / (420 * u)) + 1.5 * ((x / w) * 0.75 - (y / h) * 0.8 + 0.1),
  );
  const sea = ramp(
    [0, palette.night],
    [0.35, mix(palette.river, palette.ink, 0.5)],
    [0.75, palette.river],
    [0.95, m.night ? palette.river : palette.spring],
    [1, mix(palette.spring, m.sun, m.night ? 0 : 0.5)],
  );
  const land = ramp(
    [0, mix(m.sun, m.earth, m.night ? 0.9 : 0.15)],
    [0.1, mix(m.earth, m.lit, 0.5)],
    [0.4, m.half],
    [1, mix(m.half, m.near, 0.5)],
  );
  c.wash((x, y) => {
    const f = field(x, y),
      slope = Math.max(-0.5, Math.min(0.5, (f - field(x + 5 * u, y + 5 * u)) * 7));
    const base = f < 0 ? sea(1 + f * 1.05) : land(f * 0.8);
    return slope < 0
      ? mix3(base, m.near, -slope * 0.5)
      : mix3(base, m.sun, slope * (m.night ? 0.1 : 0.35));
  }, () => 1);
  const lines = isolines(c, field, 0.07, u);
  c.fill(lines, m.line, m.drawn * 0.55);
  engrave(c, m.line, m.drawn, (mask, line) => grid(c, mask, line * 0.5, 6));
  const shores = [0.05, -0.09, -0.2, -0.31];
  shores.forEach((level, i) => {
    const at = isolines(c, (x, y) => field(x, y) - level, 100, (i ? 2.2 : 3.4) * u);
    c.fill(at, i ? palette.late : palette.clay, i ? 0.85 - 0.15 * i : m.night ? 0.7 : 1);
  });
  finish(c, seed, m, 0.4);
}

/** Graticule: `cells` squares over the height, crosses at their corners. */
function grid(c: Canvas, mask: Mask, width: number, cells: number) {
  const side = c.height / cells;
  for (let x = c.width / 2 % side; x < c.width; x += side) rule(mask, [x, 0], [x, c.height], width);
  for (let y = side / 2; y < c.height; y += side) rule(mask, [0, y], [c.width, y], width);
  for (let x = c.width / 2 % side; x < c.width; x += side) {
    for (let y = side / 2; y < c.height; y += side) {
      corner(mask, [x, y], 9 * c.unit, width * 2.4);
    }
  }
}

function mix3(
  a: readonly [number, number, number],
  b: readonly [number, number, number],
  k: number,
) {
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k] as const;
}
