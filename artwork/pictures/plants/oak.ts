/** Live oaks: a short heavy trunk, limbs that reach out further than up, a broad low crown. */
import type { Canvas, Paint } from "../canvas.ts";
import type { Colour } from "../colour.ts";
import type { Node, Point } from "../mask.ts";
import { random } from "../random.ts";
import { type Clump, leaves, type Light, moss } from "./foliage.ts";

export interface Oak {
  seed: number;
  /** Foot of the trunk. */
  at: Point;
  /** Height of the tree in pixels. */
  size: number;
  /** -1 grows to the left, 1 to the right, 0 evenly. */
  lean?: number;
  /** How far the crown spreads: 1 is about as wide to each side as the tree is high. */
  spread?: number;
  /** Moss 0..1. */
  moss?: number;
  /** Thickness of the trunk as a part of the height. */
  girth?: number;
  /** Longest a leaf may be, in pixels: near trees would else have leaves like plates. */
  leaf?: number;
  /** Height of the fork as a part of the whole; low in the open, high beside a road. */
  fork?: number;
  /** Space that the tree has been kept out of, such as the way under a canopy road. */
  clear?: (x: number, y: number) => boolean;
}

export interface OakColours {
  wood: Colour | Paint;
  /** Foliage in shadow, in half light and where the sun meets it. */
  shadow: Colour | Paint;
  half: Colour | Paint;
  lit: Colour | Paint;
  moss: Colour | Paint;
  light: Light;
  /** How much of the leaves is lit, 0..1. */
  sunny?: number;
}

interface Growth {
  limbs: Node[][];
  clumps: Clump[];
  hang: Point[];
}

/** Draws oaks that stand at the same distance, as one layer. */
export function oaks(c: Canvas, trees: readonly Oak[], colours: OakColours) {
  const wood = c.mask(), back = c.mask(), half = c.mask(), lit = c.mask(), hair = c.mask();
  const sunny = colours.sunny ?? 0.5;
  for (const tree of trees) {
    const { limbs, clumps, hang } = grow(tree);
    const rand = random(tree.seed ^ 0x77),
      leaf = Math.max(1.8, Math.min(tree.leaf ?? 99, tree.size * 0.0105));
    for (const limb of limbs) wood.stroke(limb);
    leaves(back, rand, clumps, { leaf: leaf * 1.15, density: 0.8 });
    leaves(half, rand, clumps, { leaf, density: 0.5, lit: { light: colours.light, from: 0.15 } });
    // Only the crown's own sunward side catches full light, so that it reads as one form.
    const [cx, cy] = [tree.at[0], tree.at[1] - tree.size * 0.55];
    const [lx, ly] = colours.light(cx, cy);
    const facing = clumps.filter(({ x, y }) =>
      (x - cx) * lx + (y - cy) * ly > tree.size * (0.22 - 0.4 * sunny)
    );
    leaves(lit, rand, facing, {
      leaf: leaf * 0.8,
      density: 0.3 + 0.3 * sunny,
      lit: { light: colours.light, from: 0.42 },
    });
    for (const point of hang) {
      moss(hair, rand, point, tree.size * rand.range(0.05, tree.fork ? 0.11 : 0.17));
    }
  }
  c.fill(back, colours.shadow, 0.96);
  c.fill(wood, colours.wood);
  c.fill(hair, colours.moss, 0.85);
  c.fill(half, colours.half, 0.85);
  c.fill(lit, colours.lit, 0.85);
}

function grow(tree: Oak): Growth {
  const { at: [x, y], size, lean = 0, spread = 1, clear } = tree;
  const rand = random(tree.seed), out: Growth = { limbs: [], clumps: [], hang: [] };

  const limb = (from: Node, angle: number, length: number, level: number) => {
    const nodes: Node[] = [from], steps = 9;
    let [px, py, w] = from, a = angle;
    const end = level >= 3 ? 0.25 : 0.55;
    // A long limb first sinks under its weight, then its tip turns up to the light.
    const outward = Math.cos(angle);
    for (let i = 1; i <= steps; i++) {
      const t = i / steps;
      a += rand.bell() * (0.13 + level * 0.05) +
        (t < 0.55 ? 0.05 : -0.1) * outward * (level < 3 ? 1 : 0.3);
      px += Math.cos(a) * length / steps;
      py += Math.sin(a) * length / steps;
      w = from[2] * (1 - (1 - end) * t);
      if (clear?.(px, py)) break;
      nodes.push([px, py, Math.max(0.6, w)]);
      if (level >= 2 && rand.next() < 0.5) {
        out.clumps.push({
          x: px + rand.bell() * size * 0.03,
          y: py - size * rand.range(0, 0.05),
          radius: size * rand.range(0.035, 0.075),
        });
      }
      if (level >= 1 && level <= 2 && rand.next() < (tree.moss ?? 0) * 0.3) out.hang.push([px, py]);
    }
    out.limbs.push(nodes);
    if (level >= 4) return;
    const children = level === 0 ? 0 : level === 1 ? 4 : 3;
    for (let k = 0; k < children; k++) {
      const node = nodes[
        Math.min(nodes.length - 1, 3 + Math.round((k + rand.next()) / children * (steps - 3)))
      ]!;
      const side = k % 2 === 0 ? -1 : 1;
      let turn = a * 0.4 + angle * 0.6 + side * rand.range(0.35, 0.85);
      // Twigs seek the light above.
      turn += (-Math.PI / 2 - turn) * 0.28;
      limb([node[0], node[1], node[2] * 0.62], turn, length * rand.range(0.45, 0.68), level + 1);
    }
  };

  const girth = size * (tree.girth ?? 0.085),
    fork = size * (tree.fork ?? 0.16) * rand.range(0.82, 1.18),
    tilt = lean * 0.3;
  const top: Node = [x + tilt * fork, y - fork, girth * 0.92];
  out.limbs.push([
    [x - girth * 0.1, y + girth * 0.12, girth * 1.9],
    [x - girth * 0.04, y - girth * 0.5, girth * 1.3],
    ...[0.4, 0.55, 0.7, 0.85].map((t): Node => [
      x + tilt * fork * t + girth * 0.16 * rand.bell(),
      y - fork * t,
      girth * rand.range(0.94, 1.12),
    ]),
    top,
  ]);
  const count = 6, fan = tree.fork ? 1.05 : 1.28;
  for (let k = 0; k < count; k++) {
    const across = (k / (count - 1)) * 2 - 1 + rand.bell() * 0.06 + lean * 0.35;
    const angle = -Math.PI / 2 + Math.max(-1.45, Math.min(1.45, across * fan));
    const flat = Math.abs(Math.cos(angle));
    const length = size * (0.34 + 0.3 * flat * spread) * rand.range(0.9, 1.1) *
      (1 + lean * Math.sign(Math.cos(angle)) * 0.3 * flat);
    limb(
      [top[0], top[1] + rand.range(-0.2, 0.5) * girth, girth * rand.range(0.5, 0.72)],
      angle,
      length,
      1,
    );
  }
  return clear ? { ...out, clumps: out.clumps.filter(({ x, y }) => !clear(x, y)) } : out;
}
