/** Covers set on the water: lighthouse, flock, bridge, constellation. */
import type { Canvas } from "../canvas.ts";
import { mix, palette, smooth } from "../colour.ts";
import { glow, mist, sparkle, water } from "../light.ts";
import type { Mask, Node, Point } from "../mask.ts";
import { from, grass } from "../plants/foliage.ts";
import { cypresses } from "../plants/cypress.ts";
import { cabbagePalm } from "../plants/palm.ts";
import { random } from "../random.ts";
import { backdrop, finish, type Mood } from "../stage.ts";
import { benchmark, dashed, engrave, meridian, ring, rule } from "../survey.ts";

/** A lighthouse on the marsh, its beam over the water: a fixed mark to steer by. */
export function lighthouse(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, shore = Math.round(h * 0.62);
  const base: Point = [w * 0.56, shore - 8 * u],
    tall = h * 0.42,
    lamp: Point = [base[0], base[1] - tall * 0.93];
  backdrop(c, seed, m, {
    at: [w * 0.2, h * 0.5],
    horizon: shore,
    radius: m.night ? 0 : 30,
    banks: 2,
  });
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
  mist(c, seed, { y: shore - 2 * u, depth: h * 0.02, colour: m.air, strength: 0.4 });
  water(c, seed, { shore, tint: m.water, clarity: 0.75 });
  sparkle(c, seed, {
    x: lamp[0],
    top: shore + 2,
    bottom: h * 0.9,
    width: w * 0.09,
    colour: palette.glow,
    strength: 0.7,
  });
  reeds(c, seed, m, 0.16);
  engrave(c, m.line, m.drawn, (mask, line) => {
    meridian(mask, base[0] + foot * 2.6, lamp[1], base[1], {
      width: line,
      step: tall / 42,
      tick: 6 * u,
    });
    dashed(mask, [[w * 0.06, lamp[1]], [w * 0.94, lamp[1]]], line * 0.8, 12 * u, 9 * u);
    for (const r of [58, 104, 168, 250]) ring(mask, lamp, r * u, line * 0.7);
    benchmark(mask, [base[0], base[1] + 24 * u], 11 * u, line);
  });
  finish(c, seed, m);
}

/** White ibis in formation over the marsh. */
export function flock(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    shore = Math.round(h * 0.66),
    low: Point = [w * 0.5, h * 0.5];
  backdrop(c, seed, m, { at: low, horizon: shore, radius: 74, banks: 3 });
  mist(c, seed + 1, { y: shore, depth: h * 0.03, colour: m.air, strength: 0.5 });
  water(c, seed, { shore, tint: m.water, clarity: 0.8 });
  sparkle(c, seed, {
    x: low[0],
    top: shore + 2,
    bottom: h * 0.92,
    width: w * 0.13,
    colour: m.sun,
    strength: 0.8,
  });
  const birds: Point[] = [[w * 0.6, h * 0.15]];
  for (let k = 1; k <= 6; k++) birds.push([w * (0.6 - 0.062 * k), h * (0.15 + 0.042 * k)]);
  for (let k = 1; k <= 4; k++) birds.push([w * (0.6 + 0.052 * k), h * (0.15 + 0.058 * k)]);
  engrave(c, m.line, m.drawn, (mask, line) => {
    dashed(mask, [birds[6]!, birds[0]!, birds[10]!], line * 0.8, 9 * u, 7 * u);
    meridian(mask, low[0], h * 0.03, shore, { width: line * 0.8, step: h / 75, tick: 6 * u });
    if (m.night) { for (const at of birds) ring(mask, at, 46 * u, line * 0.8); }
  });
  const wings = c.mask(), tips = c.mask();
  birds.forEach((at, i) => ibis(wings, tips, at, (72 - i * 1.2) * u, (i * 0.37) % 1));
  c.fill(wings, m.night ? palette.glow : palette.paper).fill(tips, m.near);
  reeds(c, seed, m, 0.3);
  finish(c, seed, m);
}

/** A bird seen from the side, its wings at `beat` 0..1 of their stroke. */
function ibis(wings: Mask, tips: Mask, [x, y]: Point, s: number, beat: number) {
  const lift = beat < 0.62 ? 0.62 - 0.35 * beat : -0.3 - 0.2 * beat;
  wings.polygon([
    [x - s * 0.42, y + s * 0.02],
    [x - s * 0.1, y - s * 0.09],
    [x + s * 0.25, y - s * 0.06],
    [x + s * 0.5, y - s * 0.01],
    [x + s * 0.2, y + s * 0.07],
    [x - s * 0.15, y + s * 0.08],
  ]);
  wings.stroke([[x + s * 0.3, y, s * 0.07], [x + s * 0.6, y - s * 0.03, s * 0.045]]);
  tips.stroke([[x + s * 0.6, y - s * 0.03, s * 0.035], [x + s * 0.72, y, s * 0.025], [
    x + s * 0.8,
    y + s * 0.05,
    s * 0.012,
  ]]);
  tips.stroke([[x - s * 0.38, y + s * 0.03, s * 0.025], [x - s * 0.75, y + s * 0.07, s * 0.015]]);
  for (const [dx, k] of [[-0.02, 1], [0.1, 0.86]] as const) {
    const mid: Point = [x + s * (dx - 0.05), y - s * lift * 0.62 * k],
      tip: Point = [x + s * (dx - 0.36), y - s * lift * 1.25 * k];
    wings.polygon([[x + s * (dx + 0.14), y - s * 0.03], mid, tip, [
      mid[0] - s * 0.2,
      mid[1] + s * 0.12 * Math.sign(lift || 1),
    ], [x + s * (dx - 0.18), y]]);
    tips.polygon([tip, [tip[0] + s * 0.1, tip[1] + s * lift * 0.22], [
      tip[0] + s * 0.02,
      tip[1] + s * lift * 0.3,
    ]]);
  }
}

/** A bridge on equal arches, each pier a milestone. */
export function bridge(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    shore = Math.round(h * 0.6),
    low: Point = [w * 0.575, h * 0.33];
  backdrop(c, seed, m, { at: low, horizon: shore, radius: 46, banks: 3 });
  cypresses(c, [{ seed: seed + 1, at: [w * 0.1, shore + 2], size: h * 0.42 }, {
    seed: seed + 2,
    at: [w * 0.93, shore + 2],
    size: h * 0.36,
  }], {
    wood: mix(m.near, m.air, 0.3),
    shadow: mix(m.half, m.air, 0.3),
    lit: mix(m.lit, m.air, 0.3),
    moss: mix(m.half, m.air, 0.4),
    light: from(low),
  });
  mist(c, seed + 2, { y: shore, depth: h * 0.03, colour: m.air, strength: 0.5 });
  const deck = (x: number) => h * 0.47 - h * 0.035 * Math.sin(Math.PI * x / w),
    spans = 6,
    thick = 15 * u;
  const works = c.mask(), stone = c.mask();
  for (let i = 0; i < spans; i++) {
    const a = w * (i - 0.06) / (spans - 0.12),
      b = w * (i + 1 - 0.06) / (spans - 0.12),
      r = (b - a) / 2 - 9 * u,
      mid = (a + b) / 2;
    const arch: Point[] = [];
    for (let k = 0; k <= 24; k++) {
      const t = Math.PI * (1 - k / 24);
      arch.push([
        mid + Math.cos(t) * r,
        shore - 6 * u - Math.sin(t) * (shore - 10 * u - deck(mid) - thick),
      ]);
    }
    const road: Point[] = [];
    for (let x = b; x >= a - 1; x -= (b - a) / 12) road.push([x, deck(x)]);
    stone.polygon([[a, shore + 2], ...arch, [b, shore + 2], ...road]);
  }
  for (let x = 0; x < w; x += 12 * u) rule(works, [x, deck(x) - 13 * u], [x, deck(x)], 1.6 * u);
  for (const d of [-13, -2]) {
    works.stroke(
      Array.from({ length: 60 }, (_, i): Node => [w * i / 59, deck(w * i / 59) + d * u, 2.4 * u]),
    );
  }
  c.fill(works, mix(m.near, m.half, 0.3));
  c.fill(
    stone,
    (x, y) =>
      mix(
        mix(m.near, m.half, 0.5),
        m.night ? m.lit : mix(m.earth, m.sun, 0.25),
        0.85 * smooth(shore, h * 0.42, y) * smooth(w * 0.65, w * 0.1, Math.abs(x - low[0])),
      ),
  );
  water(c, seed, { shore, tint: m.water, clarity: 0.82 });
  sparkle(c, seed, {
    x: low[0],
    top: shore + 2,
    bottom: h * 0.9,
    width: w * 0.11,
    colour: m.sun,
    strength: 0.75,
  });
  reeds(c, seed, m, 0.14);
  engrave(c, m.line, m.drawn, (mask, line) => {
    for (let i = 1; i < spans; i++) {
      const x = w * (i - 0.06) / (spans - 0.12), y = deck(x);
      rule(mask, [x, y - 16 * u], [x, y - 74 * u], line);
      mask.disc(x, y - 80 * u, (m.night ? 8 : 6) * u);
      ring(mask, [x, y - 80 * u], 13 * u, line * 0.9);
      rule(mask, [x, y], [x, shore + 70 * u], line * 0.6);
    }
    dashed(
      mask,
      Array.from({ length: 30 }, (_, i): Point => [w * i / 29, deck(w * i / 29) - 80 * u]),
      line * 0.8,
      12 * u,
      8 * u,
    );
    rule(mask, [0, shore + 70 * u], [w, shore + 70 * u], line * 0.6);
  });
  finish(c, seed, m);
}

/** Stars over the marsh, joined by lines into a net that the water repeats. */
export function constellation(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, rand = random(seed), shore = Math.round(h * 0.68);
  backdrop(c, seed, { ...m, sky: m.night ? m.sky : mixSky(m) }, {
    at: [w * 0.5, shore],
    horizon: shore,
    radius: 0,
    banks: 3,
  });
  glow(c, [w * 0.5, shore], 620 * u, m.night ? palette.river : palette.late, m.night ? 0.5 : 0.6);
  const dust = c.mask();
  for (let i = 0; i < 420; i++) {
    dust.disc(rand.next() * w, rand.next() * shore * 0.86, u * (0.5 + 1.3 * rand.next() ** 3));
  }
  c.fill(dust, palette.paper, (_, y) => 0.75 * (1 - y / shore) + 0.1);
  // The stars stand where the crown of a live oak would; the meridian is its trunk.
  const crown: Point[] = [];
  for (let tries = 0; tries < 4000 && crown.length < 46; tries++) {
    const x = rand.range(-1, 1),
      y = rand.range(-1, 0.42),
      at: Point = [w * (0.5 + 0.33 * x), h * (0.33 + 0.23 * y)];
    const inside = Math.hypot(x, y > 0 ? y * (2.4 - 1.2 * Math.abs(x)) : y) < 1;
    if (inside && crown.every(([px, py]) => Math.hypot(px - at[0], py - at[1]) > 62 * u)) {
      crown.push(at);
    }
  }
  const trunk = [0.44, 0.53, 0.61].map((y): Point => [w * 0.5, h * y]), all = [...crown, ...trunk];
  const web = c.mask(), stars = c.mask(), bright = c.mask();
  for (const star of all) {
    const nearest = all.filter((other) => other !== star).sort((a, b) =>
      Math.hypot(a[0] - star[0], a[1] - star[1]) - Math.hypot(b[0] - star[0], b[1] - star[1])
    );
    for (const other of nearest.slice(0, 3)) rule(web, star, other, 1.1 * u);
    const size = u * rand.range(2.6, 6.5);
    stars.disc(star[0], star[1], size);
    bright.disc(star[0], star[1], size * 2.6);
  }
  rule(web, trunk[2]!, [w * 0.5, shore], 1.1 * u);
  c.fill(web, palette.glow, m.night ? 0.6 : 0.42).fill(bright, palette.late, 0.16).fill(
    stars,
    m.night ? palette.late : palette.paper,
  );
  mist(c, seed + 1, { y: shore, depth: h * 0.03, colour: m.air, strength: m.night ? 0.3 : 0.45 });
  water(c, seed, { shore, tint: m.water, clarity: 0.85, chop: 0.7 });
  reeds(c, seed, m, 0.26);
  finish(c, seed, m, 0.4);
}

const mixSky = (m: Mood) => (t: number) =>
  mix(m.sky(0.15 + t * 0.85), palette.night, 0.72 * (1 - Math.max(0, t) ** 2.5));

/** Reeds along the lower edge; `height` as a part of the picture's. */
export function reeds(c: Canvas, seed: number, m: Mood, height: number) {
  const { width: w, height: h } = c, mask = c.mask(), rand = random(seed + 500);
  for (const [part, count] of [[1, 70], [0.7, 60], [0.5, 60]] as const) {
    const reach = w * (0.42 - 0.24 * part);
    for (const from of [-0.02 * w, w - reach]) {
      grass(mask, rand, () => h + 4, {
        from,
        to: from + reach,
        count,
        height: h * height * part,
        lean: 0.16,
        width: 0.014,
      });
    }
  }
  grass(mask, rand, () => h + 4, {
    from: 0,
    to: w,
    count: 260,
    height: h * height * 0.42,
    lean: 0.2,
    width: 0.018,
  });
  c.fill(mask, m.near, 0.97);
}
