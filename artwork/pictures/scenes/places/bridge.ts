import type { Canvas } from "../../engine/canvas.ts";
import { mix, palette, smooth } from "../../engine/color.ts";
import { mist, water } from "../../engine/light.ts";
import type { Mask, Point } from "../../engine/mask.ts";
import { reeds } from "../../plants/reeds.ts";
import { backdrop, finish, type Mood } from "../../engine/stage.ts";
import { dashed, engrave, ring, rule } from "../../engine/survey.ts";

/** A bridge half built, in morning fog: arches done, piers waiting, the next span on the crane. */
export function bridge(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, shore = Math.round(h * 0.68);
  backdrop(c, seed, m, { at: [w * 0.1, h * 0.5], horizon: shore, radius: 0, banks: 3 });
  const span = w * 0.215, deck = h * 0.41, thick = 22 * u, pier = 17 * u;
  const rise = span / 2 - pier, spring = deck + thick + rise, left = -span * 0.42;
  const done = c.mask(), waiting = c.mask(), works = c.mask(), steel = c.mask();
  for (let i = 0; i < 3; i++) {
    const a = left + span * i, b = a + span, mid = (a + b) / 2, half = span / 2 - pier;
    const arch = Array.from({ length: 41 }, (_, k): Point => {
      const t = Math.PI * (1 - k / 40);
      return [mid + Math.cos(t) * half, spring - Math.sin(t) * rise];
    });
    done.polygon([
      [a, shore + 3],
      [a, deck],
      [b, deck],
      [b, shore + 3],
      [mid + half, shore + 3],
      ...arch.reverse(),
      [
        mid - half,
        shore + 3,
      ],
    ]);
  }
  box(done, -10, left + span * 3 + 9 * u, deck - 8 * u, deck + 4 * u);
  for (let i = 3; i < 6; i++) {
    const x = left + span * i,
      top = i === 3 ? deck : i === 4 ? spring - h * 0.02 : spring + h * 0.05;
    box(i === 3 ? done : waiting, x - pier, x + pier, top, shore + 3);
    box(i === 3 ? done : waiting, x - pier * 1.5, x + pier * 1.5, shore - 16 * u, shore + 3);
    if (i > 3) {
      // Starter bars stand out of what is still to be cast.
      for (let k = -3; k <= 3; k++) {
        rule(works, [x + k * 4.6 * u, top], [x + k * 4.6 * u, top - 34 * u], 1.6 * u);
      }
    }
  }
  // Falsework: the rib of the next arch stands ready on its props.
  const from = left + span * 3, mid = from + span / 2, half = span / 2 - pier;
  const rib = (k: number): Point => {
    const t = Math.PI * (1 - k);
    return [mid + Math.cos(t) * half, spring - Math.sin(t) * rise];
  };
  for (let k = 0; k <= 20; k++) {
    const [x, y] = rib(k / 20);
    if (k < 20) rule(works, [x, y], rib((k + 1) / 20), 5 * u);
    if (k % 2 === 0 && k > 1 && k < 19) rule(works, [x, y], [x, shore + 2], 2 * u);
  }
  for (const y of [0.3, 0.62]) {
    rule(works, [mid - half * 0.94, spring - rise * (0.62 - y)], [
      mid + half * 0.94,
      spring - rise * (0.62 - y),
    ], 1.8 * u);
  }
  crane(steel, u, {
    foot: [left + span * 2.72, deck - 6 * u],
    top: h * 0.1,
    reach: span * 1.45,
    hook: h * 0.24,
  });
  c.fill(waiting, mix(mix(m.half, m.near, 0.3), m.air, 0.35));
  c.fill(works, m.night ? mix(m.half, m.line, 0.4) : mix(m.near, m.air, 0.16));
  // Light enough to stand out from the evening sky.
  c.fill(steel, m.night ? mix(m.half, m.line, 0.4) : mix(palette.glow, m.near, 0.25));
  c.fill(
    done,
    (_, y) =>
      mix(
        mix(m.near, m.half, 0.4),
        m.night ? m.lit : mix(m.earth, m.sun, 0.2),
        0.75 * smooth(shore, deck - h * 0.04, y),
      ),
  );
  const load = c.mask();
  box(
    load,
    left + span * 2.72 + span * 1.1,
    left + span * 2.72 + span * 1.34,
    h * 0.242,
    h * 0.268,
  );
  c.fill(load, m.night ? palette.late : palette.clay);
  mist(c, seed + 5, {
    y: shore - h * 0.02,
    depth: h * 0.07,
    color: m.air,
    strength: m.night ? 0.5 : 0.75,
  });
  water(c, seed, { shore, tint: m.water, clarity: 0.8 });
  mist(c, seed + 6, { y: shore + h * 0.02, depth: h * 0.03, color: m.air, strength: 0.4 });
  reeds(c, seed, m, 0.13);
  engrave(c, m.line, m.drawn, (mask, line) => {
    // The programme over the works: one station a span, those reached filled.
    const y = h * 0.335,
      stops = [0, 1, 2, 3, 4, 5].map((i) => left + span * i).filter((x) => x > 0 && x < w);
    dashed(mask, [[0, y], [w, y]], line, 12 * u, 8 * u);
    stops.forEach((x, i) => {
      if (i < 3) mask.disc(x, y, 7 * u);
      ring(mask, [x, y], 12 * u, line * 1.1);
      rule(mask, [x, y + 12 * u], [x, Math.max(y + 12 * u, deck - 10 * u)], line * 0.7);
    });
  });
  finish(c, seed, 0.45);
}

function box(mask: Mask, left: number, right: number, top: number, low: number) {
  return mask.polygon([[left, low], [left, top], [right, top], [right, low]]);
}

/** A tower crane: mast, jib and counter-jib of lattice, the hook on its rope. */
function crane(
  mask: Mask,
  u: number,
  { foot: [x, y], top, reach, hook }: { foot: Point; top: number; reach: number; hook: number },
) {
  const half = 8 * u, jib = top + 44 * u;
  for (const side of [-1, 1]) rule(mask, [x + side * half, y], [x + side * half, jib], 2.4 * u);
  for (let k = 0, at = y; at > jib; k++, at -= 22 * u) {
    rule(
      mask,
      [x + (k % 2 ? half : -half), at],
      [x + (k % 2 ? -half : half), at - 22 * u],
      1.5 * u,
    );
  }
  rule(mask, [x - half, jib], [x, top], 2.2 * u);
  rule(mask, [x + half, jib], [x, top], 2.2 * u);
  rule(mask, [x - reach * 0.32, jib], [x + reach, jib], 2.8 * u);
  rule(mask, [x, jib - 15 * u], [x + reach * 0.96, jib - 9 * u], 1.6 * u);
  for (let at = x, k = 0; at < x + reach * 0.94; at += 17 * u, k++) {
    rule(
      mask,
      [at, k % 2 ? jib - 13 * u : jib],
      [at + 17 * u, k % 2 ? jib : jib - 13 * u],
      1.1 * u,
    );
  }
  for (const k of [-0.3, 0.5, 0.86]) rule(mask, [x, top], [x + reach * k, jib - 4 * u], 1.2 * u);
  box(mask, x - reach * 0.32, x - reach * 0.22, jib, jib + 24 * u);
  const drop = x + reach * 0.84;
  rule(mask, [drop, jib], [drop, hook - 20 * u], 1.4 * u);
  for (const k of [-1, 1]) {
    rule(mask, [drop, hook - 20 * u], [drop + k * reach * 0.075, hook], 1.2 * u);
  }
}
