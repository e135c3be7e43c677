import type { Canvas } from "../../engine/canvas.ts";
import { mix } from "../../engine/color.ts";
import { ridge } from "../../engine/land.ts";
import { glow } from "../../engine/light.ts";
import type { Point } from "../../engine/mask.ts";
import { random } from "../../engine/random.ts";
import { backdrop, finish, type Mood } from "../../engine/stage.ts";
import { benchmark, dashed, engrave, ring } from "../../engine/survey.ts";
import { cypresses } from "../../plants/cypress.ts";
import { from, grass } from "../../plants/foliage.ts";
import { oaks } from "../../plants/oak.ts";
import { cabbagePalm } from "../../plants/palm.ts";
import { pine } from "../../plants/pine.ts";

/**
 * Pine, palm, oak and cypress against the light, no two alike, and one level line for all. Trees and
 * line stand in the middle 58% of the width and from 34% to 86% of the height: the strip of a card,
 * its square and the upright of a dialog show them whole.
 */
export function company(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, rand = random(seed);
  const low: Point = [w * 0.5, h * 0.6], level = h * 0.76;
  backdrop(c, seed, m, { at: low, horizon: h * 0.69, radius: 0, banks: 2 });
  glow(c, low, 420 * u, m.sun, m.night ? 0.12 : 0.5);
  const dark = m.night ? mix(m.half, m.lit, 0.9) : mix(m.near, m.half, 0.35);
  const spots = [0.266, 0.401, 0.54, 0.721],
    foot = (i: number): Point => [w * spots[i]!, level + 6 * u];
  const wood = c.mask(), needles = c.mask();
  pine(wood, needles, seed + 4, foot(0), h * 0.41);
  cabbagePalm(wood, seed + 2, foot(1), h * 0.264, -0.4);
  c.fill(wood, m.near).fill(needles, dark);
  oaks(c, [{ seed: seed + 9, at: foot(2), size: h * 0.218, moss: 0.3, spread: 0.85 }], {
    wood: m.near,
    shadow: dark,
    half: mix(dark, m.half, 0.5),
    lit: mix(dark, m.lit, 0.4),
    moss: dark,
    light: from(low),
    sunny: 0.3,
  });
  cypresses(c, [{ seed: seed + 1, at: foot(3), size: h * 0.356, moss: 0.3 }], {
    wood: m.near,
    shadow: dark,
    lit: mix(dark, m.lit, 0.35),
    moss: dark,
    light: from(low),
  });
  ridge(c, {
    seed,
    line: () => level,
    crest: m.earth,
    foot: m.near,
    fade: h * 0.18,
    lines: { color: m.line, opacity: m.drawn * 0.6, spacing: 9 * u },
    lit: { x: low[0], color: m.sun, strength: m.night ? 0.06 : 0.3 },
  });
  const blades = c.mask();
  grass(blades, rand, () => level + 3, { from: 0, to: w, count: 700, height: 18 * u, lean: 0.4 });
  c.fill(blades, m.near, 0.9);
  engrave(c, m.line, Math.max(0.8, m.drawn), (mask, line) => {
    const y = h * 0.83;
    dashed(mask, [[0, y], [w, y]], line * 1.2, 14 * u, 9 * u);
    for (const s of spots) {
      ring(mask, [w * s, y], 13 * u, line * 1.4);
      mask.disc(w * s, y, 4 * u);
    }
    benchmark(mask, [w * 0.47, y - 22 * u], 14 * u, line * 1.4);
  });
  finish(c, seed, 0.25);
}
