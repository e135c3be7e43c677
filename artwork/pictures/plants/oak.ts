/** Live oaks: a short heavy trunk, limbs that reach out further than up, a broad low crown. */
import { branches } from "../engine/branching.ts";
import type { Canvas, Paint } from "../engine/canvas.ts";
import type { Color } from "../engine/color.ts";
import type { Node, Point } from "../engine/mask.ts";
import { fractal, noise, random } from "../engine/random.ts";
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

export interface OakColors {
  wood: Color | Paint;
  /** Foliage in shadow, in half light and where the sun meets it. */
  shadow: Color | Paint;
  half: Color | Paint;
  lit: Color | Paint;
  moss: Color | Paint;
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
export function oaks(c: Canvas, trees: readonly Oak[], colors: OakColors) {
  const wood = c.mask(), back = c.mask(), half = c.mask(), lit = c.mask(), hair = c.mask();
  const sunny = colors.sunny ?? 0.5;
  for (const tree of trees) {
    const { limbs, clumps, hang } = grow(tree);
    const rand = random(tree.seed ^ 0x77),
      leaf = Math.max(1.8, Math.min(tree.leaf ?? 99, tree.size * 0.0105));
    for (const limb of limbs) wood.stroke(limb);
    leaves(back, rand, clumps, { leaf: leaf * 1.15, density: 0.8 });
    leaves(half, rand, clumps, { leaf, density: 0.5, lit: { light: colors.light, from: 0.15 } });
    // Only the crown's own sunward side catches full light, so that it reads as one form.
    const [cx, cy] = [tree.at[0], tree.at[1] - tree.size * 0.55];
    const [lx, ly] = colors.light(cx, cy);
    const facing = clumps.filter(({ x, y }) =>
      (x - cx) * lx + (y - cy) * ly > tree.size * (0.22 - 0.4 * sunny)
    );
    leaves(lit, rand, facing, {
      leaf: leaf * 0.8,
      density: 0.3 + 0.3 * sunny,
      lit: { light: colors.light, from: 0.42 },
    });
    for (const point of hang) {
      moss(hair, rand, point, tree.size * rand.range(0.05, tree.fork ? 0.11 : 0.17));
    }
  }
  c.fill(back, colors.shadow, 0.96);
  c.fill(wood, colors.wood);
  c.fill(hair, colors.moss, 0.85);
  c.fill(half, colors.half, 0.85);
  c.fill(lit, colors.lit, 0.85);
}

/** A dome of leaves, hollow underneath, and the limbs that carry it. */
function grow(tree: Oak): Growth {
  const { at: [x, y], size, lean = 0, spread = 1, clear } = tree;
  const rand = random(tree.seed), gaps = fractal(noise(tree.seed), 2);
  const girth = size * (tree.girth ?? 0.085), fork = size * (tree.fork ?? 0.16);
  const half = size * 0.82 * spread, middle = x + lean * half * 0.75;
  const inside = (px: number, py: number) => {
    const across = (px - middle) / half, up = (y - py) / size, dome = 1 - Math.abs(across) ** 2.4;
    const under = 0.24 + (tree.fork ?? 0.16) * 0.9 * dome + 0.16 * dome ** 2;
    return dome > 0 && up < 0.3 + 0.68 * dome ** 0.6 && up > under - 0.1 * across * across &&
      gaps(px / (size * 0.17), py / (size * 0.11)) > -0.24 && !clear?.(px, py);
  };
  const targets: Point[] = [];
  for (let tries = 0; tries < 3000 && targets.length < 240; tries++) {
    const px = middle + rand.range(-1, 1) * half, py = y - rand.range(0.15, 1) * size;
    if (inside(px, py)) targets.push([px, py]);
  }
  const sway = girth * 0.35 * rand.bell() + lean * fork * 0.25;
  const stem = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8;
    return [x + sway * Math.sin(t * 1.6), y + girth * 0.12 - (fork + girth * 0.12) * t];
  });
  const limbs = branches({
    stem,
    targets,
    step: size * 0.028,
    tip: size * 0.004,
    trunk: girth,
    clear,
  });
  // The stem's own nodes: a flared foot, then even.
  limbs[0] = limbs[0]!.map(([px, py, width], i): Node =>
    i < stem.length ? [px, py, girth * (1 + 0.85 * Math.exp(-i * 1.1))] : [px, py, width]
  );
  return {
    limbs,
    clumps: targets.map(([px, py]) => ({ x: px, y: py, radius: size * rand.range(0.045, 0.095) })),
    hang: limbs.slice(1).flat().filter(([, , width]) =>
      width > size * 0.012 && rand.next() < (tree.moss ?? 0) * 0.22
    ).map(([px, py]): Point => [px, py]),
  };
}
