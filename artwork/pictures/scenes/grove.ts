import type { Canvas } from "../canvas.ts";
import { mix } from "../colour.ts";
import { ridge, rolling } from "../land.ts";
import type { Point } from "../mask.ts";
import { cypresses } from "../plants/cypress.ts";
import { from, grass } from "../plants/foliage.ts";
import { oaks } from "../plants/oak.ts";
import { cabbagePalm } from "../plants/palm.ts";
import { pine } from "../plants/pine.ts";
import { random } from "../random.ts";
import { backdrop, finish, type Mood } from "../stage.ts";
import { dashed, engrave, meridian, ring, rule } from "../survey.ts";

/** Pine, oak, palm and cypress on one ground, none of them alike. */
export function grove(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, low: Point = [w * 0.5, h * 0.44];
  backdrop(c, seed, m, { at: low, horizon: h * 0.66, radius: 110, banks: 3 });
  const ground = rolling(seed, h * 0.72, h * 0.012, 400 * u),
    on = (x: number): Point => [w * x, ground(w * x) + 5 * u];
  const tones = {
    wood: m.near,
    shadow: mix(m.near, m.half, 0.35),
    half: m.half,
    lit: m.lit,
    moss: mix(m.half, m.air, 0.3),
    light: from(low),
  };
  cypresses(c, [{ seed: seed + 3, at: on(0.84), size: h * 0.5, moss: 0.6 }], tones);
  const wood = c.mask(), needles = c.mask(), palms = c.mask();
  pine(wood, needles, seed + 1, on(0.14), h * 0.62);
  pine(wood, needles, seed + 9, on(0.25), h * 0.46);
  cabbagePalm(palms, seed + 5, on(0.7), h * 0.4, 0.2);
  cabbagePalm(palms, seed + 6, on(0.75), h * 0.27, -0.3);
  c.fill(wood, m.near).fill(needles, mix(m.half, m.lit, 0.2)).fill(palms, mix(m.near, m.half, 0.6));
  oaks(c, [{ seed: seed + 13, at: on(0.47), size: h * 0.4, moss: 0.7 }], { ...tones, sunny: 0.5 });
  ridge(c, {
    seed,
    line: ground,
    crest: m.earth,
    foot: m.near,
    fade: h * 0.2,
    lines: { colour: m.line, opacity: m.drawn * 0.7, spacing: 8 * u },
    lit: { x: low[0], colour: m.sun, strength: m.night ? 0.06 : 0.25 },
  });
  const blades = c.mask();
  grass(blades, random(seed), (x) => ground(x) + 3, { from: 0, to: w, count: 900, height: 22 * u });
  c.fill(blades, m.near, 0.9);
  engrave(c, m.line, m.drawn, (mask, line) => {
    const feet = [0.14, 0.25, 0.47, 0.7, 0.84].map(on);
    dashed(mask, feet.map(([x, y]) => [x, y + 34 * u]), line, 12 * u, 8 * u);
    for (const [x, y] of feet) {
      rule(mask, [x, y + 8 * u], [x, y + 34 * u], line);
      ring(mask, [x, y + 34 * u], 7 * u, line);
    }
    ring(mask, low, 134 * u, line);
    if (m.night) {
      meridian(mask, low[0], h * 0.03, h * 0.28, { width: line, step: h / 75, tick: 6 * u });
    }
  });
  finish(c, seed, m);
}
