import { type Canvas, coarse } from "../../engine/canvas.ts";
import { blend, mix, palette, smooth } from "../../engine/color.ts";
import { isolines } from "../../engine/land.ts";
import { fractal, noise, random } from "../../engine/random.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { engrave, ring, rule } from "../../engine/survey.ts";

/** Strips ploughed along the contour, from above: a ledger's rows, with its columns ruled over them. */
export function terraces(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, n = noise(seed), rand = random(seed);
  const fine = fractal(noise(seed + 4), 3);
  // Height of the ground: the rows bend around two rises and a hollow.
  const rise = (x: number, y: number, cx: number, cy: number, r: number) =>
    Math.exp(-(((x / w - cx) ** 2 + (y / h - cy) ** 2) / r ** 2));
  const f = coarse(
    c,
    2,
    (x, y) =>
      y / h * 1.15 + 0.34 * rise(x, y, 0.28, 0.62, 0.3) - 0.32 * rise(x, y, 0.78, 0.4, 0.33) +
      0.06 * n(x / (420 * u), y / (420 * u)),
  );
  const rows = 13, crops = Array.from({ length: rows * 3 }, () => rand.next());
  const tones = m.night
    ? [m.half, mix(m.lit, m.half, 0.5), mix(m.earth, m.half, 0.4), m.near, mix(m.half, m.near, 0.5)]
    : [
      mix(palette.moss, palette.late, 0.35),
      mix(palette.pine, palette.moss, 0.5),
      mix(palette.clay, palette.ochre, 0.25),
      mix(palette.late, palette.glow, 0.25),
      mix(palette.earth, palette.clay, 0.5),
      mix(palette.pine, palette.river, 0.3),
    ];
  c.wash((x, y) => {
    const v = f(x, y) * rows, row = Math.floor(v), part = v - row;
    const tone = tones[Math.floor(crops[(row + rows) % crops.length]! * tones.length)]!;
    // Furrows run with the row; its lower edge lies in the shadow of the bank.
    const furrow = 0.5 + 0.5 * Math.sin(part * Math.PI * 2 * 8), bank = smooth(0.86, 1, part);
    const soil = blend(tone, m.near, 0.16 * furrow + 0.1 + 0.14 * fine(x / (60 * u), y / (60 * u)));
    return blend(blend(soil, m.sun, m.night ? 0 : 0.22 * smooth(0.2, 0, part)), m.near, bank * 0.6);
  }, () => 1);
  c.fill(isolines(c, (x, y) => f(x, y) * rows, 1, 2 * u), m.line, m.night ? 0.62 : 0.5);
  engrave(c, m.night ? palette.late : palette.paper, m.night ? 0.8 : 0.85, (mask, line) => {
    for (const x of [0.34, 0.56, 0.78]) {
      rule(mask, [w * x, 0], [w * x, h], line * 1.1);
      for (let k = 1; k < rows * 1.3; k++) {
        const y = level(f, w * x, k / rows, h);
        if (y) mask.disc(w * x, y, 4.6 * u);
      }
    }
    // The sum of a column is carried at its foot.
    for (const x of [0.34, 0.56, 0.78]) ring(mask, [w * x, h * 0.9], 17 * u, line * 1.3);
  });
  finish(c, seed, 0.35);
}

/** The point at which a column meets a height, if any. */
function level(
  f: (x: number, y: number) => number,
  x: number,
  value: number,
  h: number,
): number | undefined {
  if (f(x, 0) > value || f(x, h - 1) < value) return;
  let low = 0, high = h;
  for (let k = 0; k < 16; k++) {
    const middle = (low + high) / 2;
    if (f(x, middle) < value) low = middle;
    else high = middle;
  }
  return low;
}
