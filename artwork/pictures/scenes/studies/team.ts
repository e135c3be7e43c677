/**
 * The leaders' fields as one map, and each field as a sheet of its own. No figure is drawn, so nobody is
 * made up.
 */
import { site } from "../../../../content/site.ts";
import { type Amount, type Canvas, coarse, type Paint } from "../../engine/canvas.ts";
import { blend, type Color, mix, palette, smooth } from "../../engine/color.ts";
import { curve } from "../../engine/curve.ts";
import { isolines } from "../../engine/land.ts";
import { displayFace } from "../../engine/lettering.ts";
import { grain, shade } from "../../engine/light.ts";
import type { Point } from "../../engine/mask.ts";
import { fractal, noise, random } from "../../engine/random.ts";
import { dashed, engrave, ring, rule } from "../../engine/survey.ts";

const { night, ink, pine, river, clay, late, glow, paper } = palette;
const digits = "0123456789";
const display = await displayFace(
  [...new Set(Object.values(site.leaders).join("") + digits)].join(""),
);

/** From west to east; more leaders begin again. */
const tones: readonly Color[] = [
  clay,
  mix(pine, palette.moss, 0.25),
  mix(river, palette.spring, 0.2),
];

/** Heights above a river: a bed, terraces along it, hills beyond. Below 0 is water. */
function valley(river: readonly Point[], seed: number, u: number): Amount {
  const n = fractal(noise(seed), 3);
  return (x, y) => {
    const away = Math.min(...river.map(([rx, ry]) => Math.hypot(x - rx, y - ry))) / u;
    return (away - 62 - 16 * n(x / (90 * u), y / (90 * u))) / 30 +
      smooth(60, 320, away) * 5 * n(x / (300 * u), y / (300 * u));
  };
}

/** A valley's water and its banks. */
function water(c: Canvas, heights: Amount, width: number, shown: Amount = () => 1) {
  c.wash(
    mix(palette.river, night, 0.5),
    (x, y) => 0.92 * shown(x, y) * smooth(0.04, -0.04, heights(x, y)),
  );
  c.fill(isolines(c, heights, 100, width), glow, (x, y) => 0.75 * shown(x, y));
}

/** A tree's years around `center`. */
function years(seed: number, u: number, center: Point): Amount {
  const n = fractal(noise(seed), 3);
  return (x, y) =>
    Math.hypot(x - center[0], y - center[1]) / (21 * u) + 0.9 * n(x / (260 * u), y / (260 * u));
}

/** Letters on the ground, as wide as `display` sets them. */
interface Word {
  text: string;
  x: number;
  baseline: number;
  size: number;
}

/** How much of the ground's drawing shows: little under a word, all of it a little beyond. */
function beyond({ text, x, baseline, size }: Word) {
  const right = x + display.width(text, size), top = baseline - 0.66 * size;
  return (px: number, py: number) => {
    const dx = Math.max(x - px, 0, px - right), dy = Math.max(top - py, 0, py - baseline);
    return smooth(0.12 * size, 0.4 * size, Math.hypot(dx, dy));
  };
}

const letter = (c: Canvas, { text, x, baseline, size }: Word) =>
  c.fill(c.mask().glyph(display.outlines(text, x, baseline, size)), paper);

/** Whether a field shows a town. */
const isTown = (i: number) => i % 3 === 2;

/**
 * A river's valley, a tree's years and a town's streets, as on the leaders' sheets, beside each other. They meet at
 * the stations, from which a line goes down to the foot of the picture; the page continues it beside the
 * leader's words.
 * @param initials of the leaders, from west to east
 * @param margin beside the page's columns, as a share of the width; the lines stand at the columns' left edges
 */
export function team(
  c: Canvas,
  seed: number,
  initials: readonly string[],
  margin: number,
) {
  const { width: w, height: h } = c, count = initials.length;
  const columns = 1 - 2 * margin, step = columns / count;
  // Measured in the page's columns: as large in a picture with wide margins.
  const u = Math.sqrt(columns * w * h) / 1000;
  const stations = initials.map((_, i): Point => [
    w * (margin + i * step),
    h * [0.46, 0.51, 0.43][i % 3]!,
  ]);
  /** The field of leader `i`: from the line of the station to that of the next, or to the end. */
  const share = (i: number) => {
    const left = i === 0 ? 0 : w * (margin + i * step);
    const right = i === count - 1 ? w : w * (margin + (i + 1) * step);
    return (x: number) => x >= left && x < right ? 1 : 0;
  };
  const [treeX, treeY] = stations[1 % count]!;
  // Around the first initials.
  const stream: readonly Point[] = [
    [0.16, -0.12],
    [0.185, 0.2],
    [margin, 0.46],
    [0.29, 0.58],
    [0.345, 0.42],
    [0.365, -0.1],
  ];
  const bed = curve(stream.map(([x, y]): Point => [w * x, h * y]), 14);
  const first = coarse(c, 2, valley(bed, seed, 0.5 * u));
  const heights = [first, years(seed, u, [treeX + 150 * u, treeY]), () => 0];
  // The course comes from the west and goes on to the east.
  const course: Point[] = [[0, h * 0.22], ...stations, [w, h * 0.62]];
  // All on one line, above the course, and clear of the highest station by half its width.
  const baseline = Math.min(...stations.map(([, y]) => y)) - 46 * u;
  const words = stations.map(([x], i): Word => ({
    text: initials[i]!,
    x: x + 30 * u,
    baseline,
    size: 112 * u,
  }));
  const clearings = words.map(beyond);
  const drawn = (x: number, y: number) => Math.min(...clearings.map((it) => it(x, y)));
  for (const [i, station] of stations.entries()) {
    const tone = tones[i % 3]!, f = heights[i % 3]!, own = share(i);
    if (isTown(i)) {
      // From the station, which stands at a corner.
      const at = corners(station, 50 * u, 38 * u), ground = groundOf(tone, h);
      c.wash(ground, own);
      // Evenly dark, so that the initials stand out from it.
      const shown = (x: number) => 0.5 * own(x);
      blocks(c, seed, tone, at, { west: -2, east: 28, north: -8, south: 14 }, shown);
      avenue(c, ground, at, [[1, -8], [25, 15]], 23 * u, shown);
      continue;
    }
    c.wash((x, y) => lit(tone, f(x, y) - f(x + 5 * u, y + 5 * u), y / h), own);
    c.fill(isolines(c, f, 1, 1.1 * u), glow, (x, y) => 0.42 * own(x) * drawn(x, y));
    if (f === first) water(c, first, 1.6 * u, own);
  }
  shade(
    c,
    night,
    (x, y) => 0.34 * smooth(0.35, 1, y) + 0.3 * smooth(0.4, 0.8, Math.hypot(x - 0.5, y - 0.5)),
  );
  engrave(c, paper, 0.75, (mask, line) => {
    dashed(mask, course, line * 1.1, 13 * u, 9 * u);
  });
  engrave(c, late, 1, (mask) => {
    for (const [x, y] of stations) {
      rule(mask, [x, y], [x, h], Math.max(1.5 * columns * w / 1152, 1.4 * u));
    }
  });
  for (const [i, at] of stations.entries()) {
    pin(c, at, tones[i % 3]!, u);
    letter(c, words[i]!);
  }
  grain(c, seed);
}

/** @param fall of the ground to the south-east, in contour lines @param down 0 at the top, 1 at the foot */
function lit(tone: Color, fall: number, down: number): Color {
  const slope = Math.max(-1, Math.min(1, fall * 0.9));
  const base = blend(mix(tone, late, 0.08), mix(tone, night, 0.62), smooth(0.1, 1, down));
  return slope < 0 ? blend(base, night, -slope * 0.26) : blend(base, glow, slope * 0.1);
}

/** The station of a leader. */
function pin(c: Canvas, at: Point, tone: Color, u: number) {
  c.fill(c.mask().disc(...at, 21 * u), mix(tone, ink, 0.6));
  const marks = c.mask().disc(...at, 6 * u);
  ring(marks, at, 21 * u, 3 * u);
  c.fill(marks, late);
}

/** A way over a sheet, from the leader's station over the numbered ones, in pixels. */
interface Course {
  line: readonly Point[];
  stations: readonly Point[];
}

type Sheet = (c: Canvas, seed: number, tone: Color) => Course;

/** A river that bends once; its valley's terraces follow it. The course goes down the river. */
const bend: Sheet = (c, seed, tone) => {
  const { width: w, height: h, unit: u } = c;
  const at = ([x, y]: Point): Point => [w * x, h * y];
  const stations = ([[0.1, 0.4], [0.26, 0.575], [0.48, 0.625], [0.7, 0.545], [0.88, 0.4]] as const)
    .map(at);
  const before = ([[0.16, -0.08], [0.05, 0.16]] as const).map(at);
  const after = ([[0.92, 0.18], [0.8, -0.08]] as const).map(at);
  const pieces = 14, river = curve([...before, ...stations, ...after], pieces);
  const f = coarse(c, 2, valley(river, seed, u));
  c.wash((x, y) => lit(tone, f(x, y) - f(x + 5 * u, y + 5 * u), y / h), () => 1);
  c.fill(isolines(c, f, 1, 1.5 * u), glow, 0.42);
  water(c, f, 2.2 * u);
  const first = before.length, last = first + stations.length - 1;
  return { line: river.slice(first * pieces, last * pieces + 1), stations };
};

/** A trunk from pith to bark. The course is the core that a borer takes, one straight line. */
const trunk: Sheet = (c, seed, tone) => {
  const { width: w, height: h, unit: u } = c;
  const n = fractal(noise(seed), 3);
  const pith: Point = [0.12 * w, 0.53 * h], last: Point = [0.87 * w, 0.45 * h];
  const bark = 0.84 * w;
  /** Years are wide at first. */
  const year = coarse(c, 1, (x, y) => {
    const away = Math.hypot(x - pith[0], y - pith[1]);
    const bent = away * (1 + 0.05 * n(x / (320 * u), y / (320 * u)));
    return 30 * (bent / bark) ** 1.25;
  });
  c.wash((x, y) => {
    const age = year(x, y), late = age - Math.floor(age);
    const wood = mix(mix(tone, glow, 0.2), mix(tone, night, 0.45), smooth(4, 30, age));
    return age > 30 ? mix(tone, night, 0.8) : blend(wood, night, 0.34 * late ** 3);
  }, () => 1);
  c.fill(isolines(c, year, 1, 1.5 * u), glow, (x, y) => year(x, y) > 30.5 ? 0.05 : 0.5);
  const stations = [0, 0.28, 0.51, 0.76, 1].map((k): Point => [
    pith[0] + k * (last[0] - pith[0]),
    pith[1] + k * (last[1] - pith[1]),
  ]);
  return { line: stations, stations };
};

/** A town's corners, by their numbers to the east and to the south of the one at `origin`. */
function corners([x, y]: Point, along: number, across: number) {
  const turn = -0.11, cos = Math.cos(turn), sin = Math.sin(turn);
  return (i: number, j: number): Point => [
    x + i * along * cos - j * across * sin,
    y + i * along * sin + j * across * cos,
  ];
}

/** Of a town, on a canvas of this height. */
const groundOf = (tone: Color, height: number) => (_: number, y: number) =>
  blend(mix(tone, night, 0.5), mix(tone, night, 0.72), y / height);

/** A town's blocks, as light as their values, between corners. */
function blocks(
  c: Canvas,
  seed: number,
  tone: Color,
  at: (i: number, j: number) => Point,
  { west, east, north, south }: Record<"west" | "east" | "north" | "south", number>,
  shown: Amount = () => 1,
) {
  const n = fractal(noise(seed), 3), { next } = random(seed);
  const block = (i: number, j: number, length: number) => {
    const value = smooth(-0.75, 0.75, n(i / 3.1, j / 3.7) + 0.45 * n(i * 7.3, j * 5.9));
    const left = i + 0.09, right = i + length - 0.09, top = j + 0.11, foot = j + 0.89;
    const mask = c.mask().polygon([at(left, top), at(right, top), at(right, foot), at(left, foot)]);
    const opacity = 0.2 + 0.6 * value;
    c.fill(mask, mix(tone, glow, 0.2 + 0.45 * value), (x, y) => opacity * shown(x, y));
  };
  for (let j = north; j < south; j++) {
    for (let i = west; i < east; i += 2) {
      if (next() < 0.4) block(i, j, 2);
      else [i, i + 1].forEach((at) => block(at, j, 1));
    }
  }
}

/** A street across a town's blocks, from one corner to another. */
function avenue(
  c: Canvas,
  ground: Paint,
  at: (i: number, j: number) => Point,
  [from, to]: readonly [Point, Point],
  width: number,
  shown: Amount = () => 1,
) {
  c.fill(rule(c.mask(), at(...from), at(...to), width), ground, shown);
  engrave(c, glow, (x, y) => 0.5 * shown(x, y), (mask, line) => {
    for (const side of [-0.17, 0.17]) {
      rule(mask, at(from[0], from[1] + side), at(to[0], to[1] + side), line);
    }
  });
}

/** The blocks of a town and an avenue. The course turns at corners. */
const streets: Sheet = (c, seed, tone) => {
  const { width: w, height: h, unit: u } = c;
  const at = corners([0.11 * w, 0.535 * h], 0.096 * w, 0.055 * h);
  const ground = groundOf(tone, h);
  c.wash(ground, () => 1);
  blocks(c, seed, tone, at, { west: -4, east: 12, north: -13, south: 14 });
  avenue(c, ground, at, [[-5, -9], [13, 8]], 40 * u);
  const course = ([[0, 1], [2, 1], [2, -1], [4, -1], [4, 1], [6, 1], [6, -1], [8, -1]] as const)
    .map(([i, j]) => at(i, j));
  return { line: course, stations: [0, 1, 3, 5, 7].map((i) => course[i]!) };
};

/** By the order of the leaders; more begin again. */
const sheets: readonly Sheet[] = [bend, trunk, streets];

/**
 * The sheet of one leader's field: a ground of its own, and a course over numbered stations, one for each
 * focus area in the list beside it. They lie in the middle third of the height, which all pages show.
 * @param index of the leader
 * @param areas number of focus areas
 */
export function field(c: Canvas, seed: number, index: number, areas: number) {
  const tone = tones[index % 3]!, u = c.unit;
  const { line: course, stations: [station, ...numbered] } = sheets[index % 3]!(c, seed, tone);
  if (numbered.length !== areas) {
    throw new Error(`Missing step: a course over ${areas} stations in scenes/studies/team.ts`);
  }
  shade(c, night, (x, y) => 0.14 + 0.3 * smooth(0.4, 0.8, Math.hypot(x - 0.5, y - 0.5)));
  engrave(c, paper, 0.85, (mask, line) => dashed(mask, course, line * 1.6, 15 * u, 11 * u));
  pin(c, station!, tone, u);
  for (const [i, [x, y]] of numbered.entries()) {
    c.fill(c.mask().disc(x, y, 40 * u), paper);
    const number = String(i + 1), size = 58 * u;
    const outlines = display.outlines(
      number,
      x - display.width(number, size) / 2,
      y + 19 * u,
      size,
    );
    c.fill(c.mask().glyph(outlines), ink);
  }
  grain(c, seed);
}
