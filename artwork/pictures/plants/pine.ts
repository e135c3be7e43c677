/** Longleaf pine: a tall clean bole, a few upturned limbs, needles in round tufts. */
import type { Mask, Node, Point } from "../engine/mask.ts";
import { type Random, random } from "../engine/random.ts";

/** A tuft of needles. */
export function tuft(mask: Mask, rand: Random, [x, y]: Point, radius: number, count = 34) {
  for (let i = 0; i < count; i++) {
    const a = rand.range(0, Math.PI * 2),
      length = radius * rand.range(0.6, 1),
      w = Math.max(0.5, radius * 0.045);
    const droop = radius * 0.22 * Math.abs(Math.cos(a));
    mask.polygon([
      [x - Math.sin(a) * w, y + Math.cos(a) * w],
      [x + Math.cos(a) * length, y + Math.sin(a) * length * 0.85 + droop],
      [x + Math.sin(a) * w, y - Math.cos(a) * w],
    ]);
  }
}

/** Adds a pine `size` pixels high: bole and limbs to `wood`, tufts to `needles`. */
export function pine(wood: Mask, needles: Mask, seed: number, [x, y]: Point, size: number) {
  const rand = random(seed), girth = size * 0.024, lean = rand.bell() * 0.018, bole: Node[] = [];
  const across = (t: number) => x + lean * size * t + Math.sin(t * 4 + seed) * size * 0.004;
  for (let i = 0; i <= 14; i++) {
    const t = i / 14;
    bole.push([
      across(t),
      y - size * 0.95 * t,
      girth * (1.12 - 0.8 * t) + girth * 0.5 * Math.exp(-t * 30),
    ]);
  }
  wood.stroke(bole);
  tuft(needles, rand, [across(1), y - size * 0.96], size * 0.06, 40);
  const limbs = 11;
  for (let k = 0; k < limbs; k++) {
    const t = 0.55 + 0.4 * (k / (limbs - 1)) + rand.bell() * 0.012, side = k % 2 ? 1 : -1;
    const reach = size * (0.05 + 0.11 * Math.sin(Math.PI * Math.min(1, (t - 0.42) * 1.7))) *
      rand.range(0.65, 1.2);
    const nodes: Node[] = [];
    for (let i = 0; i <= 5; i++) {
      const s = i / 5;
      const px = across(t) + side * reach * s,
        py = y - size * 0.95 * t + reach * (0.15 * s - 0.5 * s * s);
      nodes.push([px, py, girth * 0.34 * (1 - 0.7 * s)]);
      if (i >= 3) {
        tuft(
          needles,
          rand,
          [px + rand.bell() * size * 0.01, py - size * 0.012],
          size * rand.range(0.045, 0.07),
        );
      }
    }
    wood.stroke(nodes);
  }
}
