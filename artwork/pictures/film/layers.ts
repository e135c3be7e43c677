/** The still parts of the film, each with its transparency. */
import { Canvas } from "../engine/canvas.ts";
import { mix, palette, ramp, smooth } from "../engine/color.ts";
import { below, rolling, wooded } from "../engine/land.ts";
import { glow } from "../engine/light.ts";
import type { Point } from "../engine/mask.ts";
import { cypresses } from "../plants/cypress.ts";
import { from, grass } from "../plants/foliage.ts";
import { random } from "../engine/random.ts";

export const width = 1280, height = 720, shore = 408;
export const low: Point = [812, 292];
export const air = mix(palette.haze, palette.glow, 0.42);

/** Color times opacity, and opacity: what a layer adds and what it covers. */
export interface Layer {
  color: Float32Array;
  opacity: Float32Array;
}

/** Draws on black and on white: the difference is the layer's transparency. */
function layer(draw: (c: Canvas) => void): Layer {
  const black = new Canvas(width, height), white = new Canvas(width, height);
  white.pixels.fill(1);
  draw(black);
  draw(white);
  const opacity = new Float32Array(width * height);
  for (let i = 0; i < opacity.length; i++) {
    opacity[i] = 1 - (white.pixels[i * 3 + 1]! - black.pixels[i * 3 + 1]!);
  }
  return { color: black.pixels, opacity };
}

export function sky(): Float32Array {
  const c = new Canvas(width, height);
  const tones = ramp(
    [0, mix(palette.ink, palette.river, 0.35)],
    [0.42, mix(palette.river, palette.ink, 0.15)],
    [0.72, mix(palette.spring, palette.moss, 0.55)],
    [0.9, mix(palette.glow, palette.haze, 0.4)],
    [1, palette.glow],
  );
  c.ground(tones, (x, y) => y / shore - 0.34 * smooth(0.05, 0.85, Math.abs(x - low[0]) / width));
  glow(c, [low[0], shore - 12], 480, palette.glow, 0.55);
  return c.pixels;
}

/** The woods beyond the water. */
export const banks = () =>
  layer((c) => {
    for (let i = 0; i < 3; i++) {
      const flat = rolling(31 + i, shore - 1, 4, 300);
      const line = wooded(31 + i * 3, (x) => flat(x) - 6 * (2 - i), 20 + 9 * i);
      c.fill(below(c, line), mix(palette.pine, air, 0.74 - 0.24 * i));
    }
  });

/** Cypresses in the water; `near` 0 or 1. */
export const trees = (near: number) =>
  layer((c) => {
    const spots = near
      ? [[96, 0.62], [214, 0.5], [1216, 0.56]]
      : [[330, 0.36], [452, 0.27], [1010, 0.3], [1108, 0.4]];
    const k = near ? 0.1 : 0.5;
    cypresses(
      c,
      spots.map(([x, size], i) => ({
        seed: 900 + near * 50 + i,
        at: [x!, shore + 2],
        size: height * size!,
      })),
      {
        wood: mix(palette.night, air, k),
        // Dark against the sky: pale leaves scatter over it, and the tree loses its outline.
        shadow: mix(palette.night, air, k),
        lit: mix(mix(palette.ink, palette.pine, 0.4), air, k),
        moss: mix(palette.ink, air, k),
        light: from(low),
      },
    );
  });

/** Reeds at the lower edge. */
export const rushes = () =>
  layer((c) => {
    const mask = c.mask(), rand = random(77);
    const stands = [
      [-30, 150, 60, 190],
      [60, 300, 60, 130],
      [180, 480, 50, 80],
      [1130, 1310, 70, 210],
      [960, 1230, 70, 140],
      [780, 1080, 50, 84],
      [0, 1280, 150, 56],
    ] as const;
    for (const [a, b, count, tall] of stands) {
      grass(mask, rand, () => height + 4, {
        from: a,
        to: b,
        count,
        height: tall,
        lean: 0.15,
        width: 0.014,
      });
    }
    c.fill(mask, palette.night, 0.97);
  });
