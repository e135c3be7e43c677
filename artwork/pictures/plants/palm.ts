/** Saw palmetto and cabbage palm: fans of stiff blades, low or on a trunk. */
import type { Mask, Node, Point } from "../engine/mask.ts";
import { type Random, random } from "../engine/random.ts";

/** One fan leaf: blades that radiate from its stalk's end. `angle` is where the stalk points. */
export function fan(
  mask: Mask,
  rand: Random,
  [x, y]: Point,
  angle: number,
  radius: number,
  droop = 0.25,
) {
  const blades = 15;
  for (let i = 0; i < blades; i++) {
    const off = (i / (blades - 1) - 0.5) * 2.9 + rand.bell() * 0.03, a = angle + off;
    const length = radius * (1 - 0.35 * Math.abs(off) / 1.45) * rand.range(0.9, 1.05);
    const bx = Math.cos(a), by = Math.sin(a), w = radius * 0.034;
    const tip: Point = [x + bx * length, y + by * length + droop * length * Math.abs(bx) ** 1.5];
    const mid: Point = [x + bx * length * 0.55, y + by * length * 0.55 + droop * 0.12 * length];
    mask.polygon([[x, y], [mid[0] - by * w, mid[1] + bx * w], tip, [
      mid[0] + by * w,
      mid[1] - bx * w,
    ]]);
  }
}

/** A clump of saw palmetto about `size` pixels high. */
export function palmetto(mask: Mask, seed: number, [x, y]: Point, size: number) {
  const rand = random(seed), count = 9;
  for (let i = 0; i < count; i++) {
    const across = i / (count - 1) * 2 - 1, a = -Math.PI / 2 + across * 1.2 + rand.bell() * 0.16;
    const reach = size * rand.range(0.16, 0.66);
    const tip: Point = [x + Math.cos(a) * reach, y + Math.sin(a) * reach];
    mask.stroke([[x + across * size * 0.05, y, size * 0.02], [...tip, size * 0.014]]);
    fan(mask, rand, tip, a, size * rand.range(0.34, 0.46));
  }
}

/** A cabbage palm `size` pixels high, leaning slightly. */
export function cabbagePalm(mask: Mask, seed: number, [x, y]: Point, size: number, lean = 0) {
  const rand = random(seed), trunk: Node[] = [], w = size * 0.045;
  for (let i = 0; i <= 10; i++) {
    const t = i / 10;
    trunk.push([
      x + lean * size * t * t * 0.3 + Math.sin(t * 3 + seed) * w * 0.25,
      y - size * 0.74 * t,
      w * (1.15 - 0.3 * t),
    ]);
  }
  mask.stroke(trunk);
  const head = trunk.at(-1)!;
  for (let i = 0; i < 19; i++) {
    const a = -Math.PI / 2 + (i / 18 * 2 - 1) * 2.5 + rand.bell() * 0.1;
    const reach = size * rand.range(0.04, 0.12);
    const tip: Point = [head[0] + Math.cos(a) * reach, head[1] + Math.sin(a) * reach];
    mask.stroke([[head[0], head[1], w * 0.3], [...tip, w * 0.15]]);
    fan(mask, rand, tip, a, size * rand.range(0.1, 0.135), 0.4);
  }
}
