/** Bald cypress: a flared, fluted foot in the water, a straight bole, a flat feathery top. */
import type { Canvas, Paint } from "../engine/canvas.ts";
import type { Color } from "../engine/color.ts";
import type { Node, Point } from "../engine/mask.ts";
import { random } from "../engine/random.ts";
import { type Clump, leaves, type Light, moss } from "./foliage.ts";

export interface Cypress {
  seed: number;
  at: Point;
  size: number;
  moss?: number;
}

export interface CypressColors {
  wood: Color | Paint;
  shadow: Color | Paint;
  lit: Color | Paint;
  moss: Color | Paint;
  light: Light;
}

/** Draws cypresses that stand at the same distance, with their knees. */
export function cypresses(c: Canvas, trees: readonly Cypress[], colors: CypressColors) {
  const wood = c.mask(), back = c.mask(), lit = c.mask(), hair = c.mask();
  for (const { seed, at: [x, y], size, moss: hung = 0.5 } of trees) {
    const rand = random(seed), girth = size * 0.03, bole: Node[] = [], clumps: Clump[] = [];
    const lean = rand.bell() * 0.02;
    for (let i = 0; i <= 16; i++) {
      const t = i / 16;
      bole.push([
        x + lean * size * t,
        y - size * 0.93 * t,
        girth * (0.35 + 0.75 * (1 - t) + 2.3 * Math.exp(-t * 16)),
      ]);
    }
    wood.stroke(bole);
    for (let k = -1; k <= 1; k += 0.5) {
      wood.polygon([[x + k * girth * 2.1, y + girth * 0.3], [x + k * girth * 0.8, y - size * 0.1], [
        x + k * girth * 0.4,
        y,
      ]]);
    }
    for (let k = 0; k < 7; k++) {
      const kx = x + rand.bell() * size * 0.14,
        tall = size * rand.range(0.015, 0.055),
        kw = tall * 0.28;
      wood.polygon([[kx - kw, y + 2], [kx - kw * 0.4, y - tall * 0.7], [kx, y - tall], [
        kx + kw * 0.4,
        y - tall * 0.7,
      ], [kx + kw, y + 2]]);
    }
    for (let k = 0; k < 24; k++) {
      const t = Math.min(1, 0.4 + 0.6 * (k / 23) + rand.bell() * 0.02), side = k % 2 ? 1 : -1;
      const by = y - size * 0.93 * t, bx = x + lean * size * t;
      const reach = size * (0.035 + 0.17 * Math.sin(Math.PI * Math.min(0.97, t * 0.9)) ** 0.8) *
        rand.range(0.45, 1.15);
      const rise = rand.range(0.15, 0.7), branch: Node[] = [];
      for (let i = 0; i <= 5; i++) {
        const s = i / 5;
        branch.push([
          bx + side * reach * s,
          by - reach * (rise * s - 0.3 * s * s) + rand.bell() * size * 0.004,
          girth * 0.28 * (1 - s * 0.7),
        ]);
        if (i > 1) {
          clumps.push({
            x: bx + side * reach * s,
            y: by - reach * (rise * s - 0.3 * s * s) - size * 0.01,
            radius: size * rand.range(0.026, 0.058),
          });
          if (rand.next() < hung * 0.3) {
            moss(hair, rand, [bx + side * reach * s, by], size * rand.range(0.04, 0.12));
          }
        }
      }
      wood.stroke(branch);
    }
    const leaf = Math.max(1.6, size * 0.0075);
    leaves(back, rand, clumps, { leaf, density: 0.75 });
    leaves(lit, rand, clumps, {
      leaf: leaf * 0.85,
      density: 0.5,
      lit: { light: colors.light, from: 0.3 },
    });
  }
  c.fill(wood, colors.wood);
  c.fill(back, colors.shadow, 0.94);
  c.fill(hair, colors.moss, 0.85);
  c.fill(lit, colors.lit, 0.8);
}
