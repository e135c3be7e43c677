import type { Canvas } from "../../engine/canvas.ts";
import { mix, palette } from "../../engine/color.ts";
import { glow, mist, water } from "../../engine/light.ts";
import type { Point } from "../../engine/mask.ts";
import { reeds } from "../../plants/reeds.ts";
import { random } from "../../engine/random.ts";
import { backdrop, finish, type Mood } from "../../engine/stage.ts";
import { rule } from "../../engine/survey.ts";

/** Stars over the marsh, joined by lines into a net that the water repeats. */
export function constellation(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, rand = random(seed), shore = Math.round(h * 0.68);
  backdrop(c, seed, { ...m, sky: m.night ? m.sky : mixSky(m) }, {
    at: [w * 0.5, shore],
    horizon: shore,
    radius: 0,
    banks: 3,
  });
  glow(c, [w * 0.5, shore], 620 * u, m.night ? palette.river : palette.late, m.night ? 0.5 : 0.6);
  const dust = c.mask();
  for (let i = 0; i < 420; i++) {
    dust.disc(rand.next() * w, rand.next() * shore * 0.86, u * (0.5 + 1.3 * rand.next() ** 3));
  }
  c.fill(dust, palette.paper, (_, y) => 0.75 * (1 - y / shore) + 0.1);
  // The stars stand where the crown of a live oak would; the meridian is its trunk.
  const crown: Point[] = [];
  for (let tries = 0; tries < 4000 && crown.length < 46; tries++) {
    const x = rand.range(-1, 1),
      y = rand.range(-1, 0.42),
      at: Point = [w * (0.5 + 0.33 * x), h * (0.33 + 0.23 * y)];
    const inside = Math.hypot(x, y > 0 ? y * (2.4 - 1.2 * Math.abs(x)) : y) < 1;
    if (inside && crown.every(([px, py]) => Math.hypot(px - at[0], py - at[1]) > 62 * u)) {
      crown.push(at);
    }
  }
  const trunk = [0.44, 0.53, 0.61].map((y): Point => [w * 0.5, h * y]), all = [...crown, ...trunk];
  const web = c.mask(), stars = c.mask(), bright = c.mask();
  for (const star of all) {
    const nearest = all.filter((other) => other !== star).sort((a, b) =>
      Math.hypot(a[0] - star[0], a[1] - star[1]) - Math.hypot(b[0] - star[0], b[1] - star[1])
    );
    for (const other of nearest.slice(0, 3)) rule(web, star, other, 1.1 * u);
    const size = u * rand.range(2.6, 6.5);
    stars.disc(star[0], star[1], size);
    bright.disc(star[0], star[1], size * 2.6);
  }
  rule(web, trunk[2]!, [w * 0.5, shore], 1.1 * u);
  c.fill(web, palette.glow, m.night ? 0.6 : 0.42).fill(bright, palette.late, 0.16).fill(
    stars,
    m.night ? palette.late : palette.paper,
  );
  mist(c, seed + 1, { y: shore, depth: h * 0.03, color: m.air, strength: m.night ? 0.3 : 0.45 });
  water(c, seed, { shore, tint: m.water, clarity: 0.85, chop: 0.7 });
  reeds(c, seed, m, 0.26);
  finish(c, seed, m, 0.4);
}

const mixSky = (m: Mood) => (t: number) =>
  mix(m.sky(0.15 + t * 0.85), palette.night, 0.72 * (1 - Math.max(0, t) ** 2.5));
