import type { Canvas } from "../../engine/canvas.ts";
import { mix, palette } from "../../engine/color.ts";
import { below, ridge } from "../../engine/land.ts";
import { displayFace } from "../../engine/lettering.ts";
import { grain } from "../../engine/light.ts";
import type { Node, Point } from "../../engine/mask.ts";
import { from } from "../../plants/foliage.ts";
import { oaks } from "../../plants/oak.ts";
import { fractal, noise } from "../../engine/random.ts";
import { backdrop, type Mood } from "../../engine/stage.ts";
import { dashed, engrave, rule } from "../../engine/survey.ts";

const letters = await displayFace("12345");

/**
 * A landscape and, under it on paper, its section: the uneven ground, with heights exaggerated as on
 * surveys, and the even plan. Five stakes stand a fifth of the width apart: on wide windows the page
 * sets a column of words under each. The page also says which of the two lines is the ground, and
 * which the plan.
 * @param first left side of the first stake, as a share of the width
 * @param post width of a stake, as a share of the width
 */
export function section(c: Canvas, seed: number, m: Mood, first: number, post: number) {
  const { width: w, height: h } = c, u = c.unit, low: Point = [w * 0.36, h * 0.2], cut = h * 0.56;
  backdrop(c, seed, m, { at: low, horizon: h * 0.34, radius: 0, banks: 3 });
  const n = fractal(noise(seed), 2),
    // The same at each of the page's widths.
    profile = (x: number) => h * 0.44 - h * 0.13 * n(4.4 * x / w, 1.5);
  ridge(c, {
    seed,
    line: profile,
    crest: m.earth,
    foot: mix(m.loam, m.near, 0.2),
    fade: h * 0.14,
    lines: { color: m.line, opacity: m.drawn * 0.8, spacing: 6 * u },
    lit: { x: low[0], color: m.sun, strength: 0.35 },
  });
  const tree = (x: number, size: number, seed: number, moss: number) => ({
    seed,
    at: [w * x, profile(w * x) + 5 * u] as Point,
    // Below the numerals of the narrow picture.
    size: h * (w > 2 * h ? 0.9 : 0.38) * size,
    moss,
  });
  oaks(c, [tree(first + 0.512, 0.21, 8, 0.5), tree(first + 0.12, 0.2, seed + 3, 0.2)], {
    wood: m.near,
    shadow: mix(m.near, m.half, 0.4),
    half: m.half,
    lit: m.lit,
    moss: m.half,
    light: from(low),
    sunny: 0.6,
  });
  const page = c.mask().polygon([[0, cut], [w, cut], [w, h], [0, h]]);
  c.fill(page, palette.paper);
  const drawn = (x: number) => cut + h * 0.21 + (profile(x) - h * 0.44) * 1.6;
  // The plan is level with the ground around each of its points.
  const around = Array.from({ length: 41 }, (_, i) => w * (i - 20) / 100);
  const level = (x: number) => around.reduce((sum, dx) => sum + drawn(x + dx), 0) / around.length;
  c.fill(below(c, drawn), palette.clay, 0.16);
  engrave(c, palette.ink, 0.5, (mask, line) => {
    for (let x = 0; x <= w; x += w / 40) rule(mask, [x, cut], [x, h], line * 0.4);
    for (let y = cut; y < h; y += w / 40) rule(mask, [0, y], [w, y], line * 0.4);
  });
  const thick = w * post, poles = [0, 1, 2, 3, 4].map((i) => w * (first + i / 5 + post / 2));
  const across = Array.from({ length: 241 }, (_, i) => w * i / 240);
  const grade = across.map((x): Point => [x, level(x)]);
  const ground = across.map((x): Point => [x, drawn(x)]);
  c.fill(c.mask().polygon([...ground, ...grade.toReversed()]), palette.ochre, 0.3);
  engrave(c, palette.ink, 0.95, (mask, line) => {
    mask.stroke(ground.map(([x, y]): Node => [x, y, thick * 0.7]));
    rule(mask, [0, cut], [w, cut], line * 3);
  });
  engrave(c, palette.clay, 0.95, (mask) => {
    dashed(mask, grade, thick * 0.8, 4 * thick, 2.5 * thick);
    for (const x of poles) rule(mask, [x, drawn(x)], [x, h], thick);
  });
  // A stake with its number on a plate at each station; the line goes on down to the words.
  const stakes = c.mask(), plates = c.mask(), numbers = c.mask(), side = 8.5 * thick;
  poles.forEach((x, i) => {
    const foot = profile(x) + 4 * u, top = foot - h * 0.15, left = x - thick / 2;
    rule(stakes, [x, foot], [x, top], thick);
    plates.polygon([[0, 0], [side, 0], [side, side], [0, side]].map(([dx, dy]): Point => [
      left + dx!,
      top + dy!,
    ]));
    const digit = `${i + 1}`;
    numbers.glyph(letters.outlines(digit, left + 2.6 * thick, top + 6.7 * thick, 7 * thick));
  });
  c.fill(stakes, palette.paper).fill(plates, palette.paper).fill(numbers, palette.clay);
  grain(c, seed);
}
