import type { Canvas } from "../../engine/canvas.ts";
import { blend, mix, palette, smooth } from "../../engine/color.ts";
import { displayFace } from "../../engine/lettering.ts";
import type { Point } from "../../engine/mask.ts";
import { below, rolling, wooded } from "../../engine/land.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { engrave, ring, rule } from "../../engine/survey.ts";

const { night, ink, clay, paper, glow, late } = palette;
const digits = await displayFace("0123456789");

/**
 * A leveling rod in the eyepiece of a level: the hair reads the height against a standard. Upright, the eyepiece
 * is above the lower 40%, which a card's title covers, and the rod is nearer.
 */
export function rod(c: Canvas, seed: number, m: Mood) {
  const isUpright = c.height > c.width;
  // The frame of the eyepiece, which the landscape fills.
  const [w, h] = isUpright ? [c.width * 1.033, c.width * 0.775] : [c.width, c.height];
  const middle: Point = [c.width * 0.5, isUpright ? c.height * 0.318 : h * 0.5];
  const top = middle[1] - h * 0.5, radius = h * 0.47, u = Math.sqrt(w * h) / 1000;
  const within = (x: number, y: number) => Math.hypot(x - middle[0], y - middle[1]);

  // The field of view: haze, and a bank of trees out of focus.
  c.ground(m.sky, (_, y) => 0.25 + 0.75 * (y - top) / (h * 0.8));
  for (let i = 0; i < 2; i++) {
    const line = wooded(
      seed + i,
      rolling(seed + i, top + h * (0.66 + 0.1 * i), 8 * u, 500 * u),
      46 * u,
    );
    c.fill(below(c, line), mix(m.half, m.air, 0.62 - 0.34 * i));
  }

  // The rod: a foot in the height of the view, tenths and hundredths in black, feet in red.
  const half = w * (isUpright ? 0.145 : 0.11), left = middle[0] - half, right = middle[0] + half;
  const tenth = h * (isUpright ? 0.261 : 0.19), zero = top + h * (isUpright ? 1.127 : 0.97);
  const face = m.night ? mix(ink, palette.pine, 0.7) : paper;
  const black = m.night ? late : night, red = m.night ? glow : clay;
  const box = (x0: number, y0: number, x1: number, y1: number) =>
    c.mask().polygon([[x0, y0], [x1, y0], [x1, y1], [x0, y1]]);
  c.fill(box(left - 10 * u, 0, right + 10 * u, c.height), mix(m.near, palette.earth, 0.4));
  c.fill(
    box(left, 0, right, c.height),
    (x) => blend(face, m.near, 0.26 * smooth(0.55, 1, (x - left) / (right - left))),
  );
  const marks = c.mask(), figures = c.mask(), feet = c.mask();
  for (const [k, figure] of [8, 9, 4, 1, 2, 3, 4, 5].entries()) {
    const y = zero - k * tenth;
    for (let j = 0; j < 10; j += 2) {
      const edge = y - (j + 1) * tenth / 10, long = j === 0 || j === 4;
      marks.polygon([
        [left, edge],
        [left + (right - left) * (long ? 0.4 : 0.28), edge],
        [left + (right - left) * (long ? 0.4 : 0.28), edge + tenth / 10],
        [left, edge + tenth / 10],
      ]);
    }
    // Out of sight.
    if (y > middle[1] + radius * 1.1) continue;
    const foot = k === 2, size = tenth * (foot ? isUpright ? 0.94 : 1.02 : 0.7);
    const x = left + (right - left) * (foot ? 0.5 : 0.56);
    (foot ? feet : figures).glyph(digits.outlines(`${figure}`, x, y + size * 0.3, size));
  }
  c.fill(marks, black, 0.92).fill(figures, black, 0.92).fill(feet, red);

  // The hairs: one level, one plumb, two for the distance.
  engrave(c, m.night ? glow : night, 0.9, (mask, line) => {
    rule(mask, [0, middle[1]], [c.width, middle[1]], line * 1.7);
    rule(mask, [middle[0], 0], [middle[0], c.height], line * 1.3);
    for (const dy of [-1, 1]) {
      const y = middle[1] + dy * h * 0.25;
      const reach = half + w * 0.04;
      rule(mask, [middle[0] - reach, y], [middle[0] + reach, y], line * 1.3);
    }
  });
  engrave(c, red, 1, (mask, line) => {
    for (const side of [-1, 1]) {
      const x = middle[0] + side * (half + w * 0.06);
      rule(mask, [x, middle[1]], [x + side * w * 0.07, middle[1]], line * 4);
    }
  });

  // The eyepiece around it.
  const tube = mix(night, [0, 0, 0], 0.35);
  c.wash(
    // Upright, it ends in the ground of a card.
    (x, y) => isUpright ? mix(tube, night, smooth(radius, radius * 1.35, within(x, y))) : tube,
    (x, y) => smooth(radius - 1.5, radius + 1.5, within(x, y)),
  );
  c.wash(night, (x, y) => 0.5 * smooth(radius * 0.72, radius, within(x, y)));
  engrave(c, m.night ? late : mix(palette.ochre, ink, 0.2), 0.9, (mask, line) => {
    ring(mask, middle, radius + 5 * u, line * 3);
    ring(mask, middle, radius + 15 * u, line);
  });
  engrave(c, m.line, 0.4, (mask, line) => {
    for (let k = 0; k < 120; k++) {
      const a = k / 120 * Math.PI * 2, out = radius + (k % 10 ? 28 : 38) * u;
      rule(
        mask,
        [middle[0] + Math.cos(a) * (radius + 20 * u), middle[1] + Math.sin(a) * (radius + 20 * u)],
        [middle[0] + Math.cos(a) * out, middle[1] + Math.sin(a) * out],
        line,
      );
    }
  });
  finish(c, seed, 0.1);
}
