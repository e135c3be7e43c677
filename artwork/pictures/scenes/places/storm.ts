import type { Canvas } from "../../engine/canvas.ts";
import { mix, palette, ramp, smooth } from "../../engine/color.ts";
import { below, ridge, rolling, wooded } from "../../engine/land.ts";
import { mist } from "../../engine/light.ts";
import type { Point } from "../../engine/mask.ts";
import { grass, parallel } from "../../plants/foliage.ts";
import { oaks } from "../../plants/oak.ts";
import { cabbagePalm } from "../../plants/palm.ts";
import { fractal, noise, random } from "../../engine/random.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { benchmark, engrave, meridian, ring } from "../../engine/survey.ts";

/** Palms and an oak hold in a gale. */
export function storm(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    rand = random(seed),
    n = fractal(noise(seed), 5),
    eye: Point = [w * 0.56, h * 0.24];
  const sky = ramp([0, palette.night], [0.4, mix(palette.ink, palette.river, 0.35)], [
    0.7,
    mix(palette.moss, palette.river, 0.3),
  ], [1, mix(palette.haze, palette.late, m.night ? 0 : 0.45)]);
  c.ground((t) => m.night ? mix(sky(t), palette.night, 0.55) : sky(t), (x, y) => {
    const dx = (x - eye[0]) / h,
      dy = (y - eye[1]) / h * 1.7,
      r = Math.hypot(dx, dy),
      a = Math.atan2(dy, dx) - 2.1 * Math.log(r + 0.06);
    const arm = n(Math.cos(a) * 1.5 + 3, Math.sin(a) * 1.5 + r * 2.2) * 0.65 +
      n(x / (230 * u), y / (70 * u)) * 0.22;
    return 0.42 + arm * 0.75 - 0.22 * smooth(0.9, 0, r) + 0.3 * smooth(h * 0.2, h * 0.72, y);
  });
  const ground = rolling(seed, h * 0.75, h * 0.012, 380 * u);
  c.fill(
    below(c, wooded(seed, (x) => ground(x) - 4 * u, h * 0.05)),
    mix(m.half, m.air, m.night ? 0.2 : 0.25),
  );
  mist(c, seed, {
    y: h * 0.72,
    depth: h * 0.05,
    color: mix(m.air, palette.river, 0.4),
    strength: 0.5,
  });
  const palms = c.mask();
  [[0.14, 0.36], [0.22, 0.28], [0.86, 0.34]].forEach(([x, s], i) =>
    cabbagePalm(palms, seed + i, [w * x!, ground(w * x!) + 4 * u], h * s!, -1.5)
  );
  c.fill(palms, m.near);
  oaks(c, [{
    seed: seed + 5,
    at: [w * 0.56, ground(w * 0.56) + 5 * u],
    size: h * 0.4,
    lean: -0.35,
    moss: 0,
  }], {
    wood: m.near,
    shadow: m.near,
    half: m.half,
    lit: mix(m.lit, palette.river, 0.3),
    moss: m.half,
    light: parallel(0.4, -0.9),
    sunny: 0.4,
  });
  ridge(c, {
    seed,
    line: ground,
    crest: mix(m.half, m.earth, 0.35),
    foot: m.near,
    fade: h * 0.16,
    lines: { color: m.line, opacity: m.drawn * 0.6, spacing: 8 * u },
  });
  const blades = c.mask(), rain = c.mask();
  grass(blades, rand, (x) => ground(x) + 4, {
    from: 0,
    to: w,
    count: 1100,
    height: 30 * u,
    lean: -0.9,
  });
  c.fill(blades, m.near);
  for (let i = 0; i < 520; i++) {
    const x = rand.range(-0.05, 1.2) * w, y = rand.range(-0.1, 1) * h, l = rand.range(20, 70) * u;
    rain.stroke([[x, y, 0.5], [x - l * 0.62, y + l, 1.15 * u]]);
  }
  c.fill(rain, m.air, m.night ? 0.16 : 0.26);
  engrave(c, m.line, m.drawn, (mask, line) => {
    for (const r of [0.1, 0.16, 0.24, 0.34, 0.46]) ring(mask, eye, h * r, line * 0.8, 0.6);
    benchmark(mask, eye, 12 * u, line * 1.2);
    meridian(mask, w * 0.56, h * 0.8, h * 0.95, { width: line, step: h / 75, tick: 6 * u });
  });
  finish(c, seed, m);
}
