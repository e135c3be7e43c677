/** Leaves in clumps, hanging moss, grass: what every plant is clothed with. */
import type { Mask, Node, Point } from "../engine/mask.ts";
import type { Random } from "../engine/random.ts";

/** A clump of leaves: center and radius in pixels. */
export interface Clump {
  x: number;
  y: number;
  radius: number;
}

/** Direction to the light at a place, a unit vector. */
export type Light = (x: number, y: number) => Point;

/** Light from far off, the same everywhere. */
export function parallel(x: number, y: number): Light {
  const length = Math.hypot(x, y), towards: Point = [x / length, y / length];
  return () => towards;
}

/** Light from a point in the picture. */
export function from([sx, sy]: Point): Light {
  return (x, y) => {
    const d = Math.hypot(sx - x, sy - y) || 1;
    return [(sx - x) / d, (sy - y) / d];
  };
}

/** Leaves of a clump that lie on its side towards the light (`from` -1 under … 1 fully lit). */
export interface Lit {
  light: Light;
  from: number;
}

/** Scatters leaf-shaped dabs over clumps. `leaf` is a leaf's length in pixels, `density` 0..1. */
export function leaves(
  mask: Mask,
  rand: Random,
  clumps: readonly Clump[],
  { leaf, density, lit }: { leaf: number; density: number; lit?: Lit },
) {
  for (const { x, y, radius } of clumps) {
    const towards = lit?.light(x, y);
    const count = Math.ceil(density * (radius / leaf) ** 2 * 3.2);
    for (let i = 0; i < count; i++) {
      const a = rand.range(0, Math.PI * 2),
        d = Math.sqrt(rand.next()) * (1 + 0.25 * rand.bell() * 0.5);
      const ox = Math.cos(a) * d, oy = Math.sin(a) * d * 0.72;
      const size = leaf * rand.range(0.6, 1.25), turn = rand.range(-0.9, 0.9) + ox * 0.7;
      if (lit && ox * towards![0] + oy * towards![1] < lit.from + rand.bell() * 0.12) continue;
      dab(mask, x + ox * radius, y + oy * radius, size, turn);
    }
  }
}

function dab(mask: Mask, x: number, y: number, size: number, turn: number) {
  const c = Math.cos(turn) * size / 2, s = Math.sin(turn) * size / 2, k = 0.52;
  mask.polygon([
    [x - c, y - s],
    [x - c * 0.3 + s * k, y - s * 0.3 - c * k],
    [x + c * 0.5 + s * k * 0.8, y + s * 0.5 - c * k * 0.8],
    [x + c, y + s],
    [x + c * 0.3 - s * k, y + s * 0.3 + c * k],
    [x - c * 0.5 - s * k * 0.8, y - s * 0.5 + c * k * 0.8],
  ]);
}

/** Spanish moss: a tapering tangle of strands that hangs from a point, `length` pixels long. */
export function moss(mask: Mask, rand: Random, [x, y]: Point, length: number) {
  const strands = 14 + Math.floor(rand.next() * 12);
  for (let i = 0; i < strands; i++) {
    const own = length * (0.15 + 0.85 * rand.next() ** 2.2), off = length * 0.11 * rand.bell();
    const phase = rand.range(0, 6.3), sway = length * rand.range(0.008, 0.025);
    const thick = length * rand.range(0.008, 0.02), nodes: Node[] = [];
    for (let k = 0; k <= 8; k++) {
      const t = k / 8;
      nodes.push([
        x + off * Math.min(1, 0.25 + t * 1.6) * (1 - t * 0.45) + Math.sin(phase + t * 6) * sway * t,
        y - Math.abs(off) * 0.3 + own * t,
        Math.max(0.4, thick * Math.sin(Math.PI * Math.min(1, 0.15 + t * 0.8)) * 1.3),
      ]);
    }
    mask.stroke(nodes);
  }
}

/** Blades of grass or reed rooted along a line. `height` is the tallest blade in pixels. */
export function grass(
  mask: Mask,
  rand: Random,
  root: (x: number) => number,
  { from, to, count, height, lean = 0.25, width = 0.02 }: {
    from: number;
    to: number;
    count: number;
    height: number;
    lean?: number;
    width?: number;
  },
) {
  for (let i = 0; i < count; i++) {
    const x = rand.range(from, to), y = root(x), tall = height * rand.range(0.35, 1);
    const bend = tall * (lean * rand.bell() * 0.7 + lean * 0.3), base = Math.max(0.7, tall * width);
    mask.polygon([
      [x - base, y + 2],
      [x + bend * 0.25 - base * 0.7, y - tall * 0.5],
      [x + bend, y - tall],
      [x + bend * 0.25 + base * 0.7, y - tall * 0.5],
      [x + base, y + 2],
    ]);
  }
}
