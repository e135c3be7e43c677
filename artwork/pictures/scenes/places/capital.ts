/** The historic capitol of Florida, its dome and striped awnings beside the tower, from the northeast. */
import type { Canvas } from "../../engine/canvas.ts";
import { type Color, mix, palette, ramp, smooth } from "../../engine/color.ts";
import { below, ridge, rolling, wooded } from "../../engine/land.ts";
import { grain, mist, shade } from "../../engine/light.ts";
import type { Mask, Point } from "../../engine/mask.ts";
import { grass, parallel } from "../../plants/foliage.ts";
import { oaks } from "../../plants/oak.ts";
import { cabbagePalm } from "../../plants/palm.ts";
import { fractal, noise, random } from "../../engine/random.ts";
import { dashed, engrave, rule } from "../../engine/survey.ts";

const { night, ink, pine, moss, haze, river, spring, clay, late, glow, paper } = palette;
const air = mix(haze, glow, 0.5), stone = mix(paper, glow, 0.35), shadow = mix(river, haze, 0.35);

/** Early in the day: the sun is behind whoever looks west at the building. */
export function capital(c: Canvas, seed: number) {
  const { width: w, height: h } = c, u = c.unit, ground = h * 0.78;
  const sky = ramp([0, mix(river, ink, 0.55)], [0.45, mix(river, spring, 0.35)], [
    0.8,
    mix(haze, spring, 0.3),
  ], [1, mix(glow, late, 0.25)]);
  c.ground(sky, (_, y) => y / ground);
  const drift = fractal(noise(seed + 2), 4);
  c.wash(
    mix(paper, late, 0.3),
    (x, y) =>
      y > ground ? 0 : 0.5 * smooth(0.1, 0.55, drift(x / (520 * u), y / (24 * u))) *
        smooth(0.1, 0.6, y / ground),
  );
  for (let i = 0; i < 2; i++) {
    const line = wooded(
      seed + i,
      rolling(seed + i, ground - 30 * u * (2 - i), 4 * u, 500 * u),
      24 * u,
    );
    c.fill(below(c, line), mix(pine, air, 0.7 - 0.25 * i));
  }
  const front: Front = { x: w * 0.7, y: ground, wide: w * 0.44 };
  tower(c, front);
  mist(c, seed, { y: ground - 60 * u, depth: 90 * u, color: air, strength: 0.35 });
  capitol(c, front);
  lawn(c, seed, front);
  shade(c, night, (x, y) => 0.72 * smooth(0.66, 0.06, x) + 0.5 * smooth(0.8, 1.02, y));
  grain(c, seed);
}

interface Front {
  /** Middle of the steps, on the ground. */
  x: number;
  y: number;
  wide: number;
}

function box(
  mask: Mask,
  { x, y, wide }: Front,
  left: number,
  right: number,
  low: number,
  high: number,
) {
  return mask.polygon([
    [x + left * wide, y - low * wide],
    [x + left * wide, y - high * wide],
    [x + right * wide, y - high * wide],
    [x + right * wide, y - low * wide],
  ]);
}

/** How far the tower stands to the side of the dome, seen from north of the building's axis. */
const aside = 0.235;

/** The tower of 1977: twenty-two floors of windows between pale ribs, in the haze behind. */
function tower(c: Canvas, front: Front) {
  const { y, wide } = front, left = aside - 0.088, right = aside + 0.066, side = aside + 0.098;
  const haze = (color: Color) => (_: number, py: number) =>
    mix(color, air, 0.16 + 0.42 * smooth(y - wide * 0.55, y, py));
  const face = c.mask(), flank = c.mask(), panes = c.mask(), ribs = c.mask(), edge = c.mask();
  box(face, front, left, right, 0, 0.74);
  box(flank, front, right, side, 0, 0.735);
  c.fill(face, haze(mix(stone, shadow, 0.3))).fill(flank, haze(mix(shadow, ink, 0.3)));
  const floors = 22, floor = (0.7 - 0.03) / floors, bays = 12, bay = (right - left - 0.012) / bays;
  for (let k = 0; k < floors; k++) {
    const low = 0.03 + k * floor;
    for (let i = 0; i < bays; i++) {
      const at = left + 0.006 + i * bay;
      box(panes, front, at + bay * 0.24, at + bay * 0.82, low + floor * 0.26, low + floor * 0.86);
    }
    box(panes, front, right + 0.006, side - 0.006, low + floor * 0.3, low + floor * 0.82);
  }
  c.fill(panes, haze(mix(ink, river, 0.45)), 0.72);
  for (let i = 0; i <= bays; i++) {
    const at = left + 0.006 + i * bay;
    box(ribs, front, at - 0.0012, at + 0.0012, 0, 0.72);
  }
  c.fill(ribs, haze(stone), 0.8);
  box(edge, front, left - 0.003, side + 0.002, 0.728, 0.742);
  box(edge, front, left + 0.03, right - 0.03, 0.742, 0.758);
  c.fill(edge, haze(mix(stone, shadow, 0.2)));
}

/** The front itself, in morning light. */
function capitol(c: Canvas, front: Front) {
  const { x, y, wide } = front;
  const lay = (
    color: Color | ((x: number, y: number) => Color),
    draw: (mask: Mask) => void,
    k = 1,
  ) => {
    const mask = c.mask();
    draw(mask);
    c.fill(mask, color, k);
  };
  /** Light from the left: `half` wide, a round body turns into shadow. */
  const round = (half: number, deep = 0.75) => (px: number) =>
    mix(stone, shadow, deep * smooth(-0.2, 1, (px - x) / (half * wide)));
  const dark = mix(ink, river, 0.35);

  // Lantern, dome, drum and their square base, behind the pediment.
  lay(round(0.012), (m) => {
    box(m, front, -0.011, 0.011, 0.43, 0.463);
    m.disc(x, y - 0.463 * wide, 0.011 * wide);
    m.stroke([[x, y - 0.47 * wide, 0.003 * wide], [x, y - 0.505 * wide, 0.0015 * wide]]);
  });
  lay(
    (px, py) => mix(round(0.068, 0.85)(px), glow, 0.25 * smooth(0.36, 0.43, (y - py) / wide)),
    (m) =>
      m.polygon(Array.from({ length: 41 }, (_, i): Point => {
        const a = Math.PI * i / 40;
        return [x - Math.cos(a) * 0.068 * wide, y - (0.348 + Math.sin(a) ** 0.85 * 0.083) * wide];
      })),
  );
  lay(shadow, (m) => {
    for (const k of [-0.72, -0.38, 0, 0.38, 0.72]) {
      m.stroke(Array.from({ length: 13 }, (_, i) => {
        const a = Math.PI / 2 * i / 12;
        return [
          x + k * Math.cos(a) * 0.066 * wide,
          y - (0.35 + Math.sin(a) ** 0.85 * 0.08) * wide,
          0.0018 * wide,
        ] as const;
      }));
    }
  }, 0.55);
  lay(round(0.078), (m) => {
    box(m, front, -0.066, 0.066, 0.285, 0.345);
    box(m, front, -0.074, 0.074, 0.339, 0.349);
    box(m, front, -0.078, 0.078, 0.276, 0.288);
  });
  lay(dark, (m) => {
    for (let k = -3; k <= 3; k++) {
      const at = Math.sin(k * 0.42) * 0.066, half = 0.0052 * Math.cos(k * 0.42) + 0.0008;
      box(m, front, at - half, at + half, 0.294, 0.33);
    }
  }, 0.8);
  lay(round(0.12, 0.5), (m) => {
    box(m, front, -0.1, 0.1, 0.22, 0.276);
    box(m, front, -0.106, 0.106, 0.268, 0.277);
  });

  // The wings: two rows of windows, each under its awning.
  const wall = (px: number) => mix(stone, shadow, 0.12 + 0.25 * smooth(0, 0.5, (px - x) / wide));
  const end = 0.482;
  lay(wall, (m) => box(m, front, -end, end, 0, 0.2));
  lay(mix(stone, shadow, 0.55), (m) => {
    box(m, front, -end, end, 0, 0.022);
    box(m, front, -end, end, 0.098, 0.101);
    box(m, front, -end - 0.007, end + 0.007, 0.176, 0.18);
  });
  lay(wall, (m) => box(m, front, -end - 0.008, end + 0.008, 0.18, 0.189));
  const panes = c.mask(), cloth = c.mask(), stripes = c.mask(), under = c.mask();
  for (const side of [-1, 1]) {
    for (let bay = 0; bay < 6; bay++) {
      for (const [low, high] of [[0.034, 0.083], [0.113, 0.162]] as const) {
        const at = side * (0.17 + 0.056 * bay), half = 0.0155;
        box(panes, front, at - half, at + half, low, high);
        awning(cloth, stripes, front, at, half, high);
        box(under, front, at - half, at + half, high - 0.034, high - 0.026);
      }
    }
  }
  c.fill(panes, dark, 0.88).fill(under, night, 0.5).fill(cloth, mix(stone, shadow, 0.3));
  c.fill(stripes, mix(clay, late, 0.08));

  // The portico: six columns, a pediment, steps.
  lay(mix(dark, river, 0.3), (m) => box(m, front, -0.128, 0.128, 0.02, 0.18));
  lay(night, (m) => {
    for (const k of [-0.06, 0, 0.06]) box(m, front, k - 0.014, k + 0.014, 0.02, 0.1);
  }, 0.45);
  for (let k = 0; k < 6; k++) {
    const at = -0.118 + 0.236 * k / 5;
    lay(
      (px) => mix(stone, shadow, 0.8 * smooth(-0.3, 1, (px - x - at * wide) / (0.0098 * wide))),
      (m) => {
        box(m, front, at - 0.0095, at + 0.0095, 0.026, 0.172);
        box(m, front, at - 0.0135, at + 0.0135, 0.018, 0.027);
        box(m, front, at - 0.0135, at + 0.0135, 0.17, 0.18);
      },
    );
  }
  const gable = (m: Mask, half: number, low: number, high: number) =>
    m.polygon([[x - half * wide, y - low * wide], [x, y - high * wide], [
      x + half * wide,
      y - low * wide,
    ]]);
  lay(stone, (m) => {
    box(m, front, -0.14, 0.14, 0.178, 0.202);
    gable(m, 0.147, 0.2, 0.257);
  });
  lay(mix(stone, shadow, 0.6), (m) => gable(m, 0.118, 0.206, 0.247));
  lay(mix(stone, shadow, 0.3), (m) => m.disc(x, y - 0.219 * wide, 0.0095 * wide));
  for (let step = 0; step < 6; step++) {
    const half = 0.15 + 0.007 * step, top = 0.02 - 0.006 * step;
    lay(
      mix(stone, shadow, step % 2 ? 0.5 : 0.15),
      (m) => box(m, front, -half, half, top - 0.0062, top),
    );
  }
}

/** A striped awning that stands out from the top of a window. */
function awning(
  cloth: Mask,
  stripes: Mask,
  { x, y, wide }: Front,
  at: number,
  half: number,
  high: number,
) {
  const edge = (k: number, down: number): Point => [
    x + (at + k * half * (1.08 + 0.24 * down)) * wide,
    y - (high + 0.004 - 0.028 * down) * wide,
  ];
  cloth.polygon([edge(-1, 0), edge(1, 0), edge(1, 1), edge(-1, 1)]);
  for (let k = 0; k < 9; k += 2) {
    const a = k / 4.5 - 1, b = (k + 1) / 4.5 - 1;
    stripes.polygon([edge(a, 0), edge(b, 0), edge(b, 1), edge((a + b) / 2, 1.14), edge(a, 1)]);
  }
}

function lawn(c: Canvas, seed: number, front: Front) {
  const { width: w, height: h } = c, u = c.unit, { x, y, wide } = front;
  const light = parallel(-0.6, -0.8);
  const tones = (near: number) => ({
    wood: mix(night, air, 0.25 * (1 - near)),
    shadow: mix(mix(night, ink, 0.6), air, 0.3 * (1 - near)),
    half: mix(mix(ink, pine, 0.7), air, 0.25 * (1 - near)),
    lit: mix(mix(moss, late, 0.4), air, 0.2 * (1 - near)),
    moss: mix(moss, ink, 0.35),
    light,
    sunny: 0.55,
  });
  oaks(c, [
    { seed: seed + 9, at: [x + wide * 0.64, y + 4 * u], size: wide * 0.25, moss: 0.4 },
  ], tones(0.3));
  const edge = rolling(seed, y, 3 * u, 700 * u);
  ridge(c, {
    seed,
    line: edge,
    crest: mix(mix(moss, late, 0.25), air, 0.15),
    foot: mix(night, ink, 0.5),
    fade: h * 0.2,
    lines: { color: glow, opacity: 0.3, spacing: 9 * u },
  });
  // The walk to the steps, seen from north of it.
  const walk = c.mask().polygon([
    [x - wide * 0.06, y + 2],
    [x + wide * 0.06, y + 2],
    [x + wide * 0.1, h],
    [x - wide * 0.58, h],
  ]);
  c.fill(
    walk,
    (_, py) => mix(mix(stone, late, 0.25), mix(clay, ink, 0.6), smooth(y, h * 0.97, py)),
    0.85,
  );
  const palms = c.mask();
  for (const [k, size] of [[-0.4, 0.25], [-0.33, 0.19], [0.36, 0.22], [0.43, 0.27]] as const) {
    cabbagePalm(palms, seed + Math.round(k * 100), [x + k * wide, y + 10 * u], wide * size, k);
  }
  c.fill(palms, mix(ink, pine, 0.4));
  const blades = c.mask(), rand = random(seed);
  for (const [from, to] of [[0, x - wide * 0.58], [x + wide * 0.1, w]] as const) {
    grass(blades, rand, () => h + 6, { from, to, count: 420, height: h * 0.07 });
  }
  c.fill(blades, night);
  engrave(c, paper, (_, py) => 0.55 * smooth(h, h * 0.86, py), (mask, line) => {
    dashed(mask, [[x, y + wide * 0.02], [x - wide * 0.24, h]], line * 1.2, 15 * u, 9 * u);
    for (let k = 1; k < 8; k++) {
      const near = (k / 8) ** 1.7, py = y + (h - y) * near;
      const middle = x - wide * 0.24 * near, half = wide * (0.06 + 0.28 * near);
      rule(mask, [middle - half, py], [middle + half, py], line * 0.8);
    }
  });
}
