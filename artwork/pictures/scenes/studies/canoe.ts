import { type Canvas, coarse } from "../../engine/canvas.ts";
import { blend, mix, palette, smooth } from "../../engine/color.ts";
import { cast, tool } from "../../desk.ts";
import { isolines } from "../../engine/land.ts";
import type { Node, Point } from "../../engine/mask.ts";
import { fractal, noise } from "../../engine/random.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { dashed, engrave, rule } from "../../engine/survey.ts";

/** An empty canoe on water so clear that it seems to hang over its own shadow on the sand. */
export function canoe(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    n = fractal(noise(seed), 3),
    web = fractal(noise(seed + 3), 2);
  const depth = coarse(
    c,
    2,
    (x, y) => 0.45 + 0.5 * n(x / (520 * u), y / (420 * u)) + 0.55 * (y / h - x / w),
  );
  const shallow = m.night
    ? mix(palette.river, palette.ink, 0.62)
    : mix(palette.spring, palette.glow, 0.45);
  const middle = m.night ? mix(palette.river, palette.night, 0.66) : palette.spring;
  const deep = m.night ? palette.night : mix(palette.river, palette.ink, 0.25);
  c.wash((x, y) => {
    const d = depth(x, y),
      q = web(x / (70 * u), y / (52 * u)),
      r = web(y / (64 * u) + 5, x / (48 * u));
    const net = smooth(0.12, 0, Math.abs(q)) * 0.7 + smooth(0.1, 0, Math.abs(r)) * 0.5;
    const base = d < 0.45
      ? blend(shallow, middle, smooth(-0.1, 0.45, d))
      : blend(middle, deep, smooth(0.45, 1.15, d));
    return blend(base, palette.paper, net * (m.night ? 0.05 : 0.22) * smooth(1.1, 0.1, d));
  }, () => 1);
  c.fill(isolines(c, depth, 0.085, u), m.night ? m.line : palette.paper, m.night ? 0.4 : 0.34);
  // Eelgrass, combed by the current.
  const weed = c.mask(), sway = noise(seed + 8);
  for (let k = 0; k < 900; k++) {
    const x = ((k * 0.618034) % 1) * w, y = ((k * 0.754878) % 1) * h;
    if (depth(x, y) < 0.62 || n(x / (120 * u) + 4, y / (120 * u)) < 0) continue;
    const l = 50 * u, a = -0.6 + 0.5 * sway(x / (200 * u), y / (200 * u));
    weed.stroke([[x, y, 2.4 * u], [x + Math.cos(a) * l * 0.5, y + Math.sin(a) * l * 0.42, 2 * u], [
      x + Math.cos(a) * l,
      y + Math.sin(a) * l,
      0.7 * u,
    ]]);
  }
  c.fill(weed, m.night ? palette.night : mix(palette.pine, palette.ink, 0.3), 0.55);
  const a = -0.5, at: Point = [w * 0.5, h * 0.47], long = w * 0.235, wide = w * 0.052;
  const place = (s: number, t: number): Point => [
    at[0] + Math.cos(a) * s * long - Math.sin(a) * t * wide,
    at[1] + Math.sin(a) * s * long + Math.cos(a) * t * wide,
  ];
  const hull = (k: number) => {
    const side = (sign: number) =>
      Array.from({ length: 31 }, (_, i): Point => {
        const s = i / 15 - 1;
        return place(s * (0.93 + 0.07 * k), sign * k * (1 - Math.abs(s) ** 2.3) ** 0.9);
      });
    return [...side(1), ...side(-1).reverse()];
  };
  cast(c, hull(1), 74 * u, m.night ? 0.5 : 0.62);
  const body = m.night ? mix(palette.clay, palette.night, 0.45) : palette.clay;
  c.fill(c.mask().polygon(hull(1.06)), mix(body, palette.night, 0.35));
  c.fill(
    c.mask().polygon(hull(1)),
    m.night ? palette.late : mix(palette.ochre, palette.glow, 0.25),
  );
  c.fill(c.mask().polygon(hull(0.88)), (x, y) => {
    const t = (-(x - at[0]) * Math.sin(a) + (y - at[1]) * Math.cos(a)) / wide;
    return mix(body, palette.night, 0.3 - 0.28 * smooth(-0.6, 0.9, t));
  });
  const ribs = c.mask(), seats = c.mask();
  for (let s = -0.8; s <= 0.81; s += 0.1) {
    const half = 0.84 * (1 - Math.abs(s) ** 2.3) ** 0.9;
    ribs.stroke([[...place(s, -half), 3 * u], [...place(s, half), 3 * u]]);
  }
  for (const s of [-0.55, 0, 0.55]) {
    const half = 0.92 * (1 - Math.abs(s) ** 2.3) ** 0.9, thick = s ? 20 * u : 8 * u;
    seats.stroke([[...place(s, -half), thick], [...place(s, half), thick]]);
  }
  c.fill(ribs, palette.night, 0.22).fill(
    seats,
    m.night ? palette.late : mix(palette.ochre, palette.glow, 0.4),
  );
  const paddle = c.mask(), [p, q] = [place(-0.3, 0.5), place(0.62, -2.1)];
  tool(paddle, p, q, [
    [0, 11 * u],
    [0.03, 15 * u],
    [0.06, 6 * u],
    [0.62, 6 * u],
    [0.68, 20 * u],
    [0.78, 30 * u],
    [0.96, 27 * u],
    [1, 12 * u],
  ]);
  c.fill(paddle, m.night ? palette.glow : mix(palette.paper, palette.late, 0.35));
  engrave(c, m.line, m.drawn, (mask, line) => {
    const from = place(-2.1, 0), to = place(2.2, 0), steps = 26;
    dashed(mask, [from, place(-1.1, 0)], line, 12 * u, 9 * u);
    dashed(mask, [place(1.1, 0), to], line, 12 * u, 9 * u);
    for (let k = 0; k <= steps; k++) {
      const s = -2.1 + 4.3 * k / steps;
      if (Math.abs(s) < 1.1) continue;
      const tick: Node[] = [[...place(s, -0.12), line], [...place(s, 0.12), line]];
      rule(mask, [tick[0]![0], tick[0]![1]], [tick[1]![0], tick[1]![1]], line);
    }
  });
  finish(c, seed, 0.3);
}
