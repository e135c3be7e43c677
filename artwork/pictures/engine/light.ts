/** Air and light: glow, fog, rays, water, grain. Positions in pixels of the canvas. */
import { type Canvas, coarse } from "./canvas.ts";
import { type Color, mix, palette, type Ramp, smooth } from "./color.ts";
import type { Point } from "./mask.ts";
import { fractal, noise, random } from "./random.ts";

/** A round glow that is `strength` at its center and gone at `radius`. */
export function glow(c: Canvas, [x, y]: Point, radius: number, color: Color, strength: number) {
  c.light(color, (px, py) => {
    const d = Math.hypot(px - x, py - y) / radius;
    return d >= 1 ? 0 : strength * (1 - d) ** 2.4;
  });
}

/** A bank of mist around height `y`, `depth` thick, torn by noise. */
export function mist(
  c: Canvas,
  seed: number,
  { y, depth, color, strength, tear = 0.5, about }: {
    y: number;
    depth: number;
    color: Color;
    strength: number;
    tear?: number;
    /** Thickest at this column, gone `reach` away from it. */
    about?: { x: number; reach: number };
  },
) {
  const torn = fractal(noise(seed), 4), u = c.unit;
  c.wash(
    color,
    coarse(c, 4, (px, py) => {
      const d = (py - y) / depth;
      if (Math.abs(d) > 3) return 0;
      const n = torn(px / (420 * u), py / (90 * u));
      const here = about ? smooth(about.reach, about.reach * 0.1, Math.abs(px - about.x)) : 1;
      return Math.max(0, here * strength * Math.exp(-d * d) * (1 - tear + tear * (0.5 + 1.1 * n)));
    }),
  );
}

/** Shafts of light out of a source; `reach` in pixels. */
export function rays(
  c: Canvas,
  seed: number,
  [x, y]: Point,
  reach: number,
  color: Color,
  strength: number,
) {
  const n = noise(seed);
  c.light(
    color,
    coarse(c, 2, (px, py) => {
      const dx = px - x, dy = py - y, d = Math.hypot(dx, dy) / reach;
      if (d >= 1) return 0;
      const angle = Math.atan2(dy, dx);
      const shaft = smooth(0.05, 0.6, n(angle * 7, 3.3) * 0.7 + n(angle * 19, 8.1) * 0.35);
      return strength * shaft * (1 - d) ** 1.5 * smooth(0, 0.08, d);
    }),
  );
}

/**
 * Turns everything below `shore` into water that mirrors what stands above it, broken by ripples
 * and tinted down the ramp (0 at the shore, 1 at the lower edge).
 */
export function water(
  c: Canvas,
  seed: number,
  { shore, tint, clarity = 0.62, chop = 1 }: {
    shore: number;
    tint: Ramp;
    clarity?: number;
    chop?: number;
  },
) {
  const ripple = fractal(noise(seed), 3), fine = noise(seed + 1), u = c.unit;
  const above = c.pixels.slice(0, shore * c.width * 3);
  c.wash((x, y) => {
    const depth = y - shore, near = depth / (c.height - shore);
    const wide = (60 + 340 * near) * u, thin = (2.5 + 26 * near) * u;
    const wave = ripple(x / wide, y / thin) * 0.7 + fine(x / (wide * 0.3), y / (thin * 0.4)) * 0.3;
    const sx = Math.round(x + wave * chop * (3 + 40 * near) * u);
    const sy = Math.round(shore - 1 - depth * 0.92 + wave * chop * (1 + 26 * near) * u);
    const px = Math.min(c.width - 1, Math.max(0, sx));
    const py = Math.min(shore - 1, Math.max(0, sy)), p = (py * c.width + px) * 3;
    const base = tint(near), k = clarity * (1 - 0.45 * near) * (1 - 0.16 * smooth(0, 0.8, wave));
    return [
      base[0] + (above[p]! - base[0]) * k,
      base[1] + (above[p + 1]! - base[1]) * k,
      base[2] + (above[p + 2]! - base[2]) * k,
    ];
  }, (_, y) => y >= shore ? 1 : 0);
}

/** Broken sparkle of a low sun on water, between `top` and `bottom`, around column `x`. */
export function sparkle(
  c: Canvas,
  seed: number,
  { x, top, bottom, width, color, strength }: {
    x: number;
    top: number;
    bottom: number;
    width: number;
    color: Color;
    strength: number;
  },
) {
  const n = fractal(noise(seed), 2), u = c.unit;
  c.light(color, (px, py) => {
    if (py < top || py > bottom) return 0;
    const near = (py - top) / (bottom - top);
    const spread = width * (0.35 + 0.9 * near), d = Math.abs(px - x) / spread;
    if (d > 1) return 0;
    const wave = n(px / ((14 + 70 * near) * u), py / ((1.6 + 9 * near) * u));
    return strength * smooth(0.02 + 0.35 * d, 0.5, wave) * (1 - d) * (1 - 0.6 * near);
  });
}

/** Darkens a side or corner so that text can stand there; `at` gives 0..1. */
export function shade(c: Canvas, color: Color, at: (x: number, y: number) => number) {
  c.wash(color, (px, py) => at(px / c.width, py / c.height));
}

/** Paper: a fine grain and a slight tooth, the last thing laid on every picture. */
export function grain(c: Canvas, seed: number, strength = 1) {
  const { next } = random(seed), tooth = noise(seed ^ 0x51), u = Math.max(0.6, c.unit);
  const soft = coarse(c, 2, (x, y) => tooth(x / (5 * u), y / (5 * u)));
  for (let y = 0, p = 0; y < c.height; y++) {
    for (let x = 0; x < c.width; x++, p += 3) {
      const v = strength * ((next() + next() - 1) * 0.012 + soft(x, y) * 0.006);
      for (let k = 0; k < 3; k++) c.pixels[p + k]! += v;
    }
  }
}

/** Blends a color with the air: 0 is near, 1 invisible. */
export function distant(near: Color, air: Color, distance: number): Color {
  return mix(near, air, distance);
}

/** The sun's disc with its halo. */
export function sun(c: Canvas, at: Point, radius: number, color: Color = palette.glow) {
  glow(c, at, radius * 12, palette.ochre, 0.55);
  glow(c, at, radius * 4.5, palette.late, 0.5);
  c.fill(c.mask().disc(at[0], at[1], radius), color, 0.96);
}
