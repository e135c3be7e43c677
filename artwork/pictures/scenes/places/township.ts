import type { Canvas } from "../../engine/canvas.ts";
import { mix, palette, smooth } from "../../engine/color.ts";
import type { Node, Point } from "../../engine/mask.ts";
import { fractal, noise, random } from "../../engine/random.ts";
import { relief } from "../../engine/relief.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { benchmark, engrave, meridian, ring, rule } from "../../engine/survey.ts";

/** Townships and sections laid out from one initial point. */
export function township(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, n = fractal(noise(seed), 3), rand = random(seed);
  const f = relief(
    c,
    m,
    (x, y) => n(x / (360 * u), y / (360 * u)) * 0.8,
    m.half,
    mix(m.earth, m.lit, 0.45),
    0.45,
  );
  const side = h / 5.2, origin: Point = [w * 0.5, h * 0.44];
  const cells = c.mask(), marked = c.mask();
  for (let i = -4; i < 4; i++) {
    for (let j = -3; j < 4; j++) {
      const x = origin[0] + i * side, y = origin[1] + j * side;
      for (let k = 0; k < 36; k++) {
        const sx = x + (k % 6) * side / 6,
          sy = y + Math.floor(k / 6) * side / 6,
          pick = rand.next();
        if (pick > 0.11) continue;
        const wide = side / 6;
        (pick < 0.028 ? marked : cells).polygon([
          [sx, sy],
          [sx + wide, sy],
          [sx + wide, sy + wide],
          [sx, sy + wide],
        ]);
      }
    }
  }
  c.fill(cells, m.night ? palette.river : palette.paper, m.night ? 0.22 : 0.16).fill(
    marked,
    m.night ? palette.late : palette.clay,
    m.night ? 0.5 : 0.62,
  );
  const lakes = c.mask().coverage().map((_, i) =>
    smooth(-0.42, -0.46, f(i % w, Math.floor(i / w)))
  );
  c.fill(lakes, m.night ? mix(palette.river, palette.night, 0.4) : palette.river);
  const run = c.mask(), nodes: Node[] = [];
  for (let i = 0; i <= 80; i++) {
    const t = i / 80;
    nodes.push([
      w * (0.78 - 0.42 * t) + 70 * u * n(t * 3, 8) + 18 * u * Math.sin(t * 26),
      h * (-0.02 + 1.04 * t),
      (7 + 13 * t) * u,
    ]);
  }
  run.stroke(nodes);
  c.fill(run, m.night ? palette.river : mix(palette.river, palette.spring, 0.4), 0.95);
  engrave(c, m.line, m.drawn, (mask, line) => {
    for (let i = -24; i <= 24; i++) {
      const heavy = i % 6 === 0, width = heavy ? line * 1.1 : line * 0.4;
      rule(mask, [origin[0] + i * side / 6, 0], [origin[0] + i * side / 6, h], width);
      rule(mask, [0, origin[1] + i * side / 6], [w, origin[1] + i * side / 6], width);
    }
  });
  engrave(c, m.night ? palette.glow : palette.paper, 0.95, (mask, line) => {
    meridian(mask, origin[0], 0, h, { width: line * 1.8, step: side / 12, tick: 8 * u });
    rule(mask, [0, origin[1]], [w, origin[1]], line * 1.8);
    benchmark(mask, origin, 26 * u, line * 1.8);
    ring(mask, origin, 40 * u, line * 1.4);
  });
  finish(c, seed, m, 0.4);
}
