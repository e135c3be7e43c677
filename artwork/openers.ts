/**
 * Draws the maps of the pages' first bands: `deno task generate openers`. Each is a place of its
 * own, in true contour lines: traced through a field of heights and laid as curves without
 * corners.
 */
import { palette } from "../content/brand/palette.ts";
import { places } from "../content/brand/places.ts";
import type { Point } from "./pictures/engine/mask.ts";
import { fractal, noise, seedOf } from "./pictures/engine/random.ts";
import type { Files } from "./target.ts";

export const width = 640, height = 520;
/** Between two samples of the field, and between two points of a finished line. */
const cell = 10, piece = 30;

/** Height at a place of the map, one unit from line to line. */
export type Field = (x: number, y: number) => number;

type Place = (typeof places)[keyof typeof places];

function fieldOf(place: Place): Field {
  const seed = seedOf(place), rough = noise(seed), n = fractal(noise(seed + 1), 2);
  const hill = (x: number, y: number, cx: number, cy: number, r: number, flat = 1) =>
    Math.exp(-(((x - cx) / r) ** 2) - ((y - cy) / (r * flat)) ** 2);
  // Rises around a middle, the golden angle apart.
  const rises = (count: number): Field => (x, y) =>
    Array.from({ length: count }, (_, i) => {
      const turn = i * 2.4, out = count === 1 ? 0 : 74 * Math.sqrt(i + 0.7);
      const [cx, cy] = [390 + Math.cos(turn) * out * 1.2, 250 + Math.sin(turn) * out];
      return (5 + i % 3) * hill(x, y, cx, cy, 56);
    }).reduce((sum, height) => sum + height) + 0.9 * rough(x / 170, y / 170);
  const fields: Record<Exclude<Place, `rises-${number}`>, Field> = {
    office: (x, y) => 11 * hill(x, y, 400, 240, 260, 0.8) + 1.6 * rough(x / 190, y / 190),
    sinks: (x, y) =>
      2.6 * rough(x / 210, y / 210) + 1.2 -
      [[250, 150, 70], [420, 300, 95], [560, 130, 60], [300, 420, 62], [540, 440, 50]]
        .reduce((sum, [cx, cy, r]) => sum + 4.6 * hill(x, y, cx!, cy!, r!), 0),
    coast: (x, y) => (x * 0.5 - y * 0.86) / 34 + 2.2 * n(x / 260, y / 170) + 5,
    river: (x, y) => {
      const bed = 300 + 90 * Math.sin(y / 78) + 26 * Math.sin(y / 31 + 1);
      return 8 * (1 - Math.exp(-(((x - bed) / 150) ** 2))) + 1.5 * rough(x / 170, y / 170);
    },
    front: (x, y) => {
      const dx = x - 430, dy = (y - 230) * 1.25, r = Math.hypot(dx, dy), a = Math.atan2(dy, dx);
      return r / 27 + 1.5 * Math.sin(a + r / 120) + 0.8 * rough(x / 220, y / 220);
    },
    "seven-hills": (x, y) =>
      [[150, 130], [300, 70], [270, 260], [420, 190], [570, 110], [400, 400], [570, 330]]
        .reduce(
          (sum, [cx, cy], i) => sum + (4.2 + i % 3) * hill(x, y, cx!, cy!, 74 + 9 * (i % 4)),
          0,
        ) +
      1.1 * rough(x / 160, y / 160),
    // Two streams and the one they form.
    confluence: (x, y) => {
      const fork = Math.max(0, 300 - y), bend = 34 * Math.sin(y / 62);
      const bank = (bed: number) => 1 - Math.exp(-(((x - bed - bend) / 105) ** 2));
      return 8.5 * bank(370 - fork * 0.62) * bank(370 + fork * 0.66) +
        1.3 * rough(x / 180, y / 180);
    },
    // A pool, and its run to the south.
    spring: (x, y) =>
      9 * (1 - hill(x, y, 400, 190, 150, 0.85)) -
      4 * hill(x, y, 380 + 44 * Math.sin(y / 60), 480, 46, 5) + 1.5 * rough(x / 190, y / 190),
    // A shore with a basin cut into it.
    harbor: (x, y) =>
      (x + 0.35 * y - 250) / 36 - 7.5 * hill(x, y, 420, 270, 120, 0.8) + 1.6 * n(x / 230, y / 200),
    // A terrace that falls to a valley.
    bluff: (x, y) =>
      5 * Math.tanh((x * 0.8 + y * 0.5 - 470 + 60 * Math.sin(y / 80)) / 110) + x / 110 +
      1.7 * n(x / 230, y / 190),
    // Three islands off a shore.
    islands: (x, y) =>
      7 * hill(x, y, 300, 180, 88) + 8.5 * hill(x, y, 480, 300, 112, 0.8) +
      5 * hill(x, y, 270, 400, 66) + 1.3 * rough(x / 150, y / 150),
    // A summit from which valleys run to all sides.
    divide: (x, y) => {
      const dx = x - 400, dy = (y - 255) * 1.2, r = Math.hypot(dx, dy), a = Math.atan2(dy, dx);
      return 12 - r / 29 + 1.2 * Math.cos(3 * a + r / 80) * Math.min(1, r / 150) +
        1.7 * rough(x / 150, y / 150);
    },
    // Wide, even ground.
    plain: (x, y) => (x * 0.35 + y) / 62 + 2.3 * n(x / 330, y / 260),
    ridge: (x, y) =>
      8.5 * Math.exp(-(((y - 250 - 52 * Math.sin(x / 92)) / 120) ** 2)) +
      2 * rough(x / 150, y / 150),
    // Hills around the ground that the map leaves out.
    unmapped: (x, y) =>
      9 * hill(x, y, 355, 250, 250, 0.9) + 2.6 * rough(x / 150, y / 150) +
      1.2 * n(x / 240, y / 240),
  };
  const [, count] = place.match(/^rises-(\d+)$/) ?? [];
  return count ? rises(Number(count)) : fields[place as keyof typeof fields];
}

/** Lines of equal height at every whole number, as rows of points. */
export function contours(field: Field): { level: number; points: Point[]; closed: boolean }[] {
  const columns = width / cell + 2, rows = height / cell + 2;
  const at = (i: number, j: number) => field((i - 1) * cell + cell / 2, (j - 1) * cell + cell / 2);
  const grid = Array.from(
    { length: rows + 1 },
    (_, j) => Array.from({ length: columns + 1 }, (_, i) => at(i, j)),
  );
  const all = grid.flat(), lines = [];
  for (let level = Math.ceil(Math.min(...all)); level < Math.max(...all); level++) {
    lines.push(...trace(grid, level + 1e-6).map((line) => ({ level, ...line })));
  }
  return lines;
}

/** Marching squares: a level's crossings of the grid's edges, joined from cell to cell. */
function trace(grid: readonly number[][], level: number) {
  const crossings = new Map<string, Point>(), next = new Map<string, string[]>();
  const cross = (i: number, j: number, di: number, dj: number) => {
    const a = grid[j]![i]!, b = grid[j + dj]![i + di]!;
    if ((a > level) === (b > level)) return;
    const t = (level - a) / (b - a), key = `${i},${j},${di}`;
    crossings.set(key, [(i + di * t - 0.5) * cell, (j + dj * t - 0.5) * cell]);
    return key;
  };
  const join = (a?: string, b?: string) => {
    if (!a || !b) return;
    next.set(a, [...next.get(a) ?? [], b]);
    next.set(b, [...next.get(b) ?? [], a]);
  };
  for (let j = 0; j + 1 < grid.length; j++) {
    for (let i = 0; i + 1 < grid[j]!.length; i++) {
      const [north, west] = [cross(i, j, 1, 0), cross(i, j, 0, 1)];
      const [south, east] = [cross(i, j + 1, 1, 0), cross(i + 1, j, 0, 1)];
      const [a, b, c, d] = [north, east, south, west].filter((key) => key !== undefined);
      // A saddle: the crossings are joined around the corners that lie above.
      const above = grid[j]![i]! > level;
      if (d) {
        join(north, above ? west : east);
        join(south, above ? east : west);
      } else if (!c) join(a, b);
    }
  }
  const lines: { points: Point[]; closed: boolean }[] = [];
  const follow = (start: string, closed: boolean) => {
    const points: Point[] = [];
    for (let key: string | undefined = start; key;) {
      points.push(crossings.get(key)!);
      const ways: string[] = next.get(key)!;
      next.delete(key);
      key = ways.find((way) => next.has(way));
    }
    lines.push({ points, closed });
  };
  for (const [key, ways] of [...next]) if (ways.length === 1 && next.has(key)) follow(key, false);
  for (const key of [...next.keys()]) if (next.has(key)) follow(key, true);
  return lines;
}

/** The same line in pieces of one length, evened out: the grid it was traced on no longer shows. */
function even(points: readonly Point[], closed: boolean): Point[] {
  let line = points;
  for (let pass = 0; pass < 4; pass++) {
    line = line.map((point, i): Point => {
      const before = line[i - 1] ?? (closed ? line.at(-1) : undefined);
      const after = line[i + 1] ?? (closed ? line[0] : undefined);
      if (!before || !after) return point;
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
    });
  }
  const ring = closed ? [...line, line[0]!] : line, along = [0];
  for (let i = 1; i < ring.length; i++) {
    along.push(
      along[i - 1]! + Math.hypot(ring[i]![0] - ring[i - 1]![0], ring[i]![1] - ring[i - 1]![1]),
    );
  }
  const count = Math.max(6, Math.round(along.at(-1)! / piece));
  return Array.from({ length: closed ? count : count + 1 }, (_, k): Point => {
    const far = along.at(-1)! * k / count, i = Math.max(1, along.findIndex((d) => d >= far - 1e-9));
    const t = (far - along[i - 1]!) / (along[i]! - along[i - 1]! || 1),
      [a, b] = [ring[i - 1]!, ring[i]!];
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  });
}

/** A quadratic B-spline in whole units: it passes each point by, and turns without a corner. */
export function curvePath(points: readonly Point[], closed: boolean): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const turns = closed ? [...points, points[0]!] : points.slice(1, -1);
  const ends = (i: number): Point =>
    !closed && i === turns.length - 1
      ? points.at(-1)!
      : middle(turns[i]!, turns[i + 1] ?? points[1]!);
  const start = (closed ? middle(points.at(-1)!, points[0]!) : points[0]!).map(Math.round);
  let [x, y] = start as [number, number], path = `M${x} ${y}q`;
  turns.slice(0, closed ? -1 : undefined).forEach((turn, i) => {
    const [ex, ey] = ends(i).map(Math.round) as [number, number];
    const by = [Math.round(turn[0]) - x, Math.round(turn[1]) - y, ex - x, ey - y];
    path += by.map((v, k) => (v < 0 || (k === 0 && i === 0) ? `${v}` : ` ${v}`)).join("");
    [x, y] = [ex, ey];
  });
  return path + (closed ? "z" : "");
}

/** Where nobody has surveyed: inside an uneven ring. */
const blank = {
  at: [370, 250] as Point,
  radius: (a: number) => 128 * (1 + 0.13 * Math.sin(3 * a + 1) + 0.07 * Math.sin(5 * a)),
};

function isSurveyed([x, y]: Point): boolean {
  const dx = x - blank.at[0], dy = y - blank.at[1];
  return Math.hypot(dx, dy) > blank.radius(Math.atan2(dy, dx));
}

type Line = ReturnType<typeof contours>[number];

/** The parts of a line on surveyed ground. */
function surveyed(line: Line): Line[] {
  const { level, points, closed } = line;
  const gap = points.findIndex((point) => !isSurveyed(point));
  if (gap < 0) return [line];
  const from = closed ? [...points.slice(gap), ...points.slice(0, gap)] : points;
  const parts: Point[][] = [[]];
  for (const point of from) {
    if (isSurveyed(point)) parts.at(-1)!.push(point);
    else if (parts.at(-1)!.length > 0) parts.push([]);
  }
  return parts.map((points) => ({ level, points, closed: false }));
}

/** The edge of the blank, a station in it, and the dashed way back to mapped ground. */
function wayBack(): string {
  const [x, y] = blank.at, home = [x - 165, y + 120];
  const edge = Array.from({ length: 24 }, (_, i): Point => {
    const a = i / 24 * Math.PI * 2, r = blank.radius(a);
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });
  return `<g fill="none" stroke="${palette.straw}" stroke-width="1.4">` +
    `<path stroke-dasharray="2 7" stroke-opacity=".8" d="${curvePath(edge, true)}"/>` +
    `<path stroke-dasharray="9 6" d="M${x - 12} ${y + 8}L${home.join(" ")}"/>` +
    `<circle cx="${x}" cy="${y}" r="13"/><path d="M${x - 5} ${y - 5}l10 10m0-10l-10 10"/>` +
    `<path fill="${palette.straw}" d="M${home[0]} ${home[1]! - 8}l8 8l-8 8l-8-8z"/></g>`;
}

function map(place: Place): string {
  const isPartial = place === places.nowhere;
  const lines = contours(fieldOf(place)).flatMap((line) => isPartial ? surveyed(line) : [line])
    .filter(({ points }) => points.length > 12);
  const drawn = (heavy: boolean) =>
    lines.filter(({ level }) => (level % 5 === 0) === heavy)
      .map(({ points, closed }) => curvePath(even(points, closed), closed)).join("");
  const fade = (id: string, across: string, stops: string) =>
    `<linearGradient id="${id}" ${across}>${stops}</linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMinYMid slice">` +
    `<defs>${fade("f", "", '<stop stop-opacity="0"/><stop offset=".25" stop-color="#fff"/>')}` +
    `<mask id="m"><path fill="url(#f)" d="M0 0h${width}v${height}H0z"/></mask></defs>` +
    `<g mask="url(#m)" fill="none" stroke="${palette.straw}"><path stroke-opacity=".34" d="${
      drawn(false)
    }"/>` +
    `<path stroke-opacity=".6" stroke-width="1.4" d="${drawn(true)}"/></g>${
      isPartial ? wayBack() : ""
    }</svg>\n`;
}

export const files = (): Files =>
  Object.fromEntries(
    Object.values(places).map((place) => [`static/openers/${place}.svg`, map(place)]),
  );
