/**
 * The leaders' fields as one map, and each field as a sheet of its own. No figure is drawn, so nobody is
 * made up.
 */
import { site } from "../../../../content/site.ts";
import { type Canvas, coarse } from "../../engine/canvas.ts";
import { blend, type Color, mix, palette, smooth } from "../../engine/color.ts";
import { isolines } from "../../engine/land.ts";
import { displayFace } from "../../engine/lettering.ts";
import { grain, shade } from "../../engine/light.ts";
import type { Point } from "../../engine/mask.ts";
import { fractal, noise } from "../../engine/random.ts";
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

/** The ground of each field: hills, a tree's years around `center`, heights on a grid. */
function grounds(seed: number, u: number, center: Point) {
  const n = fractal(noise(seed), 3);
  return [
    (x: number, y: number) => 15 * n(x / (360 * u), y / (360 * u)),
    (x: number, y: number) =>
      Math.hypot(x - center[0], y - center[1]) / (21 * u) + 1.8 * n(x / (260 * u), y / (260 * u)),
    (x: number, y: number) => 7 * n(x / (420 * u) + 3, y / (420 * u)),
  ];
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

/** Whether a field shows heights at the crossings of a grid. */
const isGridded = (i: number) => i % 3 === 2;

/**
 * Hills, a tree's years and heights on a grid run into one another. From each station a line goes down
 * to the foot of the picture; the page continues it beside the leader's words.
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
  const n = fractal(noise(seed), 3);
  const stations = initials.map((_, i): Point => [
    w * (margin + i * step),
    h * [0.46, 0.51, 0.43][i % 3]!,
  ]);
  /** How much a place belongs to the field of a leader: 0 to 1, and 1 in all. */
  const share = (x: number, y: number, i: number) => {
    const at = x / w + 0.03 * n(x / (500 * u), y / (380 * u));
    // Fields meet at the lines.
    const edge = (k: number) => smooth(margin + (k - 0.12) * step, margin + (k + 0.12) * step, at);
    return (i === 0 ? 1 : edge(i)) - (i === count - 1 ? 0 : edge(i + 1));
  };
  const [treeX, treeY] = stations[1 % count]!;
  const heights = grounds(seed, u, [treeX + 150 * u, treeY]);
  const f = coarse(c, 2, (x, y) => {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += share(x, y, i) * heights[i % 3]!(x, y);
    return sum;
  });
  c.wash((x, y) => {
    let tone: Color = tones[0]!;
    for (let i = 1; i < count; i++) {
      let east = 0;
      for (let k = i; k < count; k++) east += share(x, y, k);
      tone = blend(tone, tones[i % 3]!, east);
    }
    return lit(tone, f(x, y) - f(x + 5 * u, y + 5 * u), y / h);
  }, () => 1);
  // The course comes from the west and goes on to the east.
  const course: Point[] = [[0, h * 0.22], ...stations, [w, h * 0.62]];
  // All on one line, above the course.
  const baseline = Math.min(...stations.map(([, y]) => y)) - 26 * u;
  const words = stations.map(([x], i): Word => ({
    text: initials[i]!,
    x: x + 28 * u,
    baseline,
    size: 112 * u,
  }));
  const clearings = words.map(beyond);
  const drawn = (x: number, y: number) => Math.min(...clearings.map((it) => it(x, y)));
  c.fill(isolines(c, f, 1, 1.1 * u), glow, (x, y) => {
    let grid = 0;
    for (let i = 0; i < count; i++) if (isGridded(i)) grid += share(x, y, i);
    return (0.42 - 0.22 * grid) * drawn(x, y);
  });
  // A height at every crossing of the grid.
  const dots = c.mask();
  for (let x = 12 * u; x < w; x += 25 * u) {
    for (let y = 12 * u; y < h; y += 25 * u) {
      let grid = 0;
      for (let i = 0; i < count; i++) if (isGridded(i)) grid += share(x, y, i);
      grid *= drawn(x, y);
      if (grid > 0.3) dots.disc(x, y, (1.6 + 7.6 * smooth(-2, 2.2, f(x, y))) * u * grid);
    }
  }
  c.fill(dots, glow, 0.5);
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

/** Where the courses lead, as shares of the sides: the leader's station, then the numbered ones. */
const courses: readonly (readonly Point[])[] = [
  [[0.11, 0.54], [0.28, 0.42], [0.5, 0.58], [0.68, 0.44], [0.87, 0.52]],
  [[0.11, 0.43], [0.3, 0.54], [0.47, 0.42], [0.67, 0.57], [0.87, 0.46]],
  [[0.11, 0.57], [0.3, 0.48], [0.46, 0.58], [0.64, 0.42], [0.87, 0.5]],
];

/**
 * The sheet of one leader's field: the same ground closer by, and a course over numbered stations, one
 * for each focus area in the list beside it. All of it lies in the middle third of the height, which all
 * pages show.
 * @param index of the leader
 * @param areas number of focus areas
 */
export function field(c: Canvas, seed: number, index: number, areas: number) {
  const { width: w, height: h } = c, tone = tones[index % 3]!;
  const u = c.unit;
  const course = courses[index % 3]!.map(([x, y]): Point => [w * x, h * y]);
  if (course.length !== areas + 1) {
    throw new Error(`Missing step: a course over ${areas} stations in scenes/studies/team.ts`);
  }
  const f = coarse(c, 2, grounds(seed, 1.5 * u, [0.6 * w, 0.52 * h])[index % 3]!);
  c.wash((x, y) => lit(tone, f(x, y) - f(x + 5 * u, y + 5 * u), y / h), () => 1);
  c.fill(isolines(c, f, 1, 1.4 * u), glow, isGridded(index) ? 0.2 : 0.42);
  if (isGridded(index)) {
    const dots = c.mask();
    for (let x = 18 * u; x < w; x += 37 * u) {
      for (let y = 18 * u; y < h; y += 37 * u) {
        dots.disc(x, y, (1.6 + 9 * smooth(-3, 4, f(x, y))) * u);
      }
    }
    c.fill(dots, glow, 0.34);
  }
  shade(c, night, (x, y) => 0.2 + 0.3 * smooth(0.4, 0.8, Math.hypot(x - 0.5, y - 0.5)));
  engrave(c, paper, 0.85, (mask, line) => dashed(mask, course, line * 1.6, 15 * u, 11 * u));
  const [station, ...numbered] = course;
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
