import type { Canvas } from "../../engine/canvas.ts";
import { mix, palette, ramp } from "../../engine/color.ts";
import { below, rolling } from "../../engine/land.ts";
import { glow, mist } from "../../engine/light.ts";
import type { Point } from "../../engine/mask.ts";
import { from, grass } from "../../plants/foliage.ts";
import { oaks } from "../../plants/oak.ts";
import { random } from "../../engine/random.ts";
import { backdrop, finish, type Mood } from "../../engine/stage.ts";
import { engrave, rule } from "../../engine/survey.ts";

/** A meadow of coreopsis, sown in rows and come into flower. */
export function meadow(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    rand = random(seed),
    low: Point = [w * 0.56, h * 0.34];
  backdrop(c, seed, m, { at: low, horizon: h * 0.46, radius: 0, banks: 3 });
  oaks(c, [{ seed: 8, at: [w * 0.2, h * 0.5], size: h * 0.25, moss: 0.4 }], {
    wood: m.near,
    shadow: mix(m.near, m.half, 0.5),
    half: m.half,
    lit: m.lit,
    moss: m.half,
    light: from(low),
    sunny: 0.6,
  });
  const field = ramp([0, mix(m.lit, m.air, 0.45)], [0.4, mix(m.lit, m.half, 0.5)], [1, m.near]);
  const edge = rolling(seed, h * 0.485, h * 0.008, 300 * u);
  c.fill(below(c, edge), (_, y) => field((y - h * 0.48) / (h * 0.5)));
  for (let row = 0; row < 26; row++) {
    const z = row / 25, y = h * (0.49 + 0.53 * z ** 1.9), size = (3 + 34 * z ** 1.7) * u;
    const stems = c.mask(), petals = c.mask(), hearts = c.mask();
    grass(stems, rand, () => y + size * 1.6, {
      from: -5,
      to: w + 5,
      count: 340,
      height: size * 3.2,
      lean: 0.3,
      width: 0.022,
    });
    for (let k = 0; k < 26 + (1 - z) * 110; k++) {
      const x = rand.range(-0.02, 1.02) * w,
        fy = y - size * rand.range(0.2, 1.7),
        s = size * rand.range(0.65, 1.05) * 0.62,
        tilt = rand.range(0.45, 0.8);
      stems.stroke([[x, fy, size * 0.07], [
        x + rand.bell() * size * 0.2,
        y + size * 1.6,
        size * 0.08,
      ]]);
      for (let p = 0; p < 8; p++) {
        const a = p / 8 * Math.PI * 2 + k, ca = Math.cos(a), sa = Math.sin(a) * tilt, b = 0.3;
        petals.polygon([[x, fy], [x + s * Math.cos(a - b), fy + s * Math.sin(a - b) * tilt], [
          x + ca * s * 1.12,
          fy + sa * s * 1.12,
        ], [x + s * Math.cos(a + b), fy + s * Math.sin(a + b) * tilt]]);
      }
      hearts.disc(x, fy, s * 0.3, tilt);
    }
    c.fill(stems, mix(mix(m.half, m.near, z), m.air, 0.4 * (1 - z)), 0.9);
    c.fill(
      petals,
      m.night
        ? mix(palette.ochre, m.near, 0.35)
        : mix(mix(palette.late, palette.ochre, 0.3 * z), m.air, 0.3 * (1 - z)),
      0.95,
    );
    c.fill(hearts, mix(palette.clay, m.near, 0.4));
    if (row % 5 === 4 && row < 16) {
      mist(c, seed + row, { y, depth: h * 0.03, color: m.air, strength: 0.2 });
    }
  }
  glow(c, low, 420 * u, m.sun, m.night ? 0.08 : 0.3);
  engrave(c, m.line, m.drawn, (mask, line) => {
    for (let k = -9; k <= 9; k++) {
      rule(
        mask,
        [low[0] + k * 9 * u, h * 0.487],
        [low[0] + k * w * 0.14, h * 1.02],
        line * (m.night ? 0.9 : 0.6),
      );
    }
    for (let k = 0; k < 8; k++) {
      const y = h * (0.487 + 0.53 * (k / 7) ** 2.2);
      rule(mask, [0, y], [w, y], line * (m.night ? 0.9 : 0.5));
    }
  });
  finish(c, seed, m, 0.5);
}
