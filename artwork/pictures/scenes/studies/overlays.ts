import type { Canvas } from "../../engine/canvas.ts";
import { blend, type Color, mix, palette, smooth } from "../../engine/color.ts";
import type { Point } from "../../engine/mask.ts";
import { fractal, noise, random } from "../../engine/random.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { dashed, engrave, ring, rule } from "../../engine/survey.ts";

const { night, ink, pine, moss, river, spring, clay, ochre, paper, glow, late, haze } = palette;

/**
 * Four maps of one place, lifted off one another: relief, water, roads, what is proposed. Upright, they
 * stand above the lower 40%, which a card's title covers.
 */
export function overlays(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, isUpright = h > w;
  const ground: Color = m.night ? night : mix(river, ink, 0.72);
  const lower: Color = m.night ? mix(night, ink, 0.6) : mix(ink, night, 0.5);
  c.ground(
    (t) => blend(ground, lower, t),
    (x, y) => smooth(0.1, 0.75, Math.hypot(x / w - 0.5, y / h - 0.4)),
  );
  const n = fractal(noise(seed), 3, 0.4);
  const field = (s: number, t: number) => n(s * 2 + 3, t * 1.6 + 1) + 0.25 * Math.sin(s * 4);
  const [wide, deep, lift] = isUpright
    ? [w * 0.57, h * 0.155, h * 0.122]
    : [w * 0.74, h * 0.25, h * 0.19];
  const slant = w * (isUpright ? 0.12 : 0.16), base = h * (isUpright ? 0.52 : 0.8);
  /** From a place on the sheet at a level, 0..1 across and away, to the picture. */
  const on = (level: number, s: number, t: number): Point => [
    w * 0.5 + (s - 0.5) * wide + (t - 0.5) * slant,
    base - level * lift + (0.5 - t) * deep,
  ];
  const back = (level: number, x: number, y: number): Point => {
    const t = 0.5 - (y - (base - level * lift)) / deep;
    return [0.5 + (x - w * 0.5 - (t - 0.5) * slant) / wide, t];
  };
  const river0 = (t: number) => 0.4 + 0.16 * Math.sin(t * 4.4 + 0.6) + 0.05 * Math.sin(t * 11);
  const tones: Color[] = m.night
    ? [mix(ink, pine, 0.5), mix(ink, river, 0.5), mix(ink, pine, 0.8), mix(ink, moss, 0.4)]
    : [mix(clay, ochre, 0.35), mix(haze, spring, 0.35), mix(paper, glow, 0.25), paper];
  const here: Point = [0.56, 0.46], edge = m.night ? late : paper;
  for (let level = 0; level < 4; level++) {
    const sheet = [on(level, 0, 0), on(level, 1, 0), on(level, 1, 1), on(level, 0, 1)];
    const shadow = c.mask().polygon(sheet.map(([x, y]): Point => [x, y + 26 * u]));
    if (level) c.fill(shadow, night, 0.34);
    const mask = c.mask().polygon(sheet), tone = tones[level]!;
    const opaque = level < 2 ? 1 : 0.9;
    c.fill(mask, (x, y) => {
      const [s, t] = back(level, x, y);
      if (level === 0) {
        const slope = Math.max(-1, Math.min(1, (field(s, t) - field(s + 0.012, t - 0.012)) * 9));
        return slope < 0
          ? blend(tone, mix(palette.earth, ink, 0.4), -slope * 0.6)
          : blend(tone, glow, slope * 0.35);
      }
      if (level === 1) {
        const d = Math.abs(s - river0(t)), lake = Math.hypot(s - 0.8, (t - 0.66) * 0.7);
        return blend(
          mix(river, m.night ? ink : river, 0.4),
          tone,
          Math.min(smooth(0.018, 0.03, d), smooth(0.09, 0.1, lake)),
        );
      }
      return tone;
    }, opaque);
    const inside = mask.coverage();
    // Contour lines of the lowest sheet.
    if (level === 0) {
      for (let k = 0; k < inside.length; k++) {
        if (!inside[k]) continue;
        const x = k % w,
          y = (k - x) / w,
          a = (p: number, q: number) => field(...back(0, p, q)) / 0.16;
        const v = a(x, y), slope = Math.hypot(a(x + 1, y) - v, a(x, y + 1) - v);
        const line = smooth(1.1, 0.3, Math.abs(v - Math.round(v)) / Math.max(0.004, slope) / u);
        if (line > 0) {
          c.pixels.set(
            blend(
              [c.pixels[k * 3]!, c.pixels[k * 3 + 1]!, c.pixels[k * 3 + 2]!],
              m.night ? late : glow,
              0.5 * line * inside[k]!,
            ),
            k * 3,
          );
        }
      }
    }
    const path = (points: readonly (readonly [number, number])[]) =>
      points.map(([s, t]) => on(level, s, t));
    if (level === 1) {
      engrave(c, m.night ? late : river, 0.7, (mask, line) => {
        for (const off of [-0.026, 0.026]) {
          const bank = path(
            Array.from({ length: 41 }, (_, i) => [river0(i / 40) + off, i / 40] as const),
          );
          mask.stroke(bank.map(([x, y]) => [x, y, line * 1.2]));
        }
      });
    }
    if (level === 2) {
      const rand = random(seed);
      engrave(c, m.night ? late : mix(ink, river, 0.3), m.night ? 0.5 : 0.55, (mask, line) => {
        for (let k = 1; k < 12; k++) rule(mask, on(2, k / 12, 0), on(2, k / 12, 1), line * 0.8);
        for (let k = 1; k < 8; k++) rule(mask, on(2, 0, k / 8), on(2, 1, k / 8), line * 0.8);
      });
      engrave(c, m.night ? late : ochre, 0.9, (mask) => {
        mask.stroke(
          path([[0, 0.2], [0.3, 0.3], [0.62, 0.42], [1, 0.5]]).map(([x, y]) => [x, y, 7 * u]),
        );
        mask.stroke(
          path([[0.48, 0], [0.54, 0.4], [0.5, 0.7], [0.6, 1]]).map(([x, y]) => [x, y, 7 * u]),
        );
      });
      const lots = c.mask();
      for (let k = 0; k < 26; k++) {
        const s = Math.floor(rand.range(0, 12)) / 12, t = Math.floor(rand.range(0, 8)) / 8;
        lots.polygon([
          on(2, s + 0.01, t + 0.015),
          on(2, s + 0.073, t + 0.015),
          on(2, s + 0.073, t + 0.11),
          on(2, s + 0.01, t + 0.11),
        ]);
      }
      c.fill(lots, m.night ? pine : mix(moss, haze, 0.4), 0.6);
    }
    if (level === 3) {
      const around = (r: number) =>
        Array.from({ length: 49 }, (_, i): Point => {
          const a = i / 48 * Math.PI * 2,
            k = 1 + 0.22 * Math.sin(a * 3 + 1) + 0.1 * Math.sin(a * 5);
          return on(3, here[0] + Math.cos(a) * r * k, here[1] + Math.sin(a) * r * 1.5 * k);
        });
      c.fill(c.mask().polygon(around(0.2)), m.night ? late : clay, m.night ? 0.25 : 0.22);
      engrave(c, m.night ? late : clay, 1, (mask, line) => {
        mask.stroke(around(0.2).map(([x, y]) => [x, y, line * 2.4]));
        dashed(mask, around(0.27), line * 1.4, 12 * u, 8 * u);
      });
    }
    engrave(c, edge, m.night ? 0.5 : 0.75, (mask, line) => {
      sheet.forEach((from, i) => rule(mask, from, sheet[(i + 1) % 4]!, line));
    });
    // The plumb line through the same place on every sheet.
    engrave(c, m.night ? glow : level ? night : paper, 0.9, (mask, line) => {
      const at = on(level, ...here);
      ring(mask, at, 15 * u, line * 1.8, 0.5);
      mask.disc(at[0], at[1], 4 * u, 0.6);
      if (level < 3) {
        rule(mask, [at[0], at[1] - 10 * u], [at[0], at[1] - lift + 10 * u], line * 1.1);
      }
    });
  }
  engrave(c, m.night ? glow : paper, 0.9, (mask, line) => {
    const top = on(3, ...here);
    rule(mask, [top[0], 0], [top[0], top[1] - 9 * u], line * 1.3);
    for (let y = top[1] - 30 * u, k = 0; y > 0; y -= h / 75, k++) {
      const half = (k % 5 ? 5 : 10) * u;
      rule(mask, [top[0] - half, y], [top[0] + half, y], line);
    }
    for (const s of [0, 1]) {
      for (const t of [0, 1]) dashed(mask, [on(0, s, t), on(3, s, t)], line * 0.6, 8 * u, 9 * u);
    }
  });
  finish(c, seed, 0.2);
}
