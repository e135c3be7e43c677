/** The film frame by frame: mist and light over a river that end where they began. */
import { palette, ramp, smooth } from "../engine/color.ts";
import { fractal, noise } from "../engine/random.ts";
import { air, banks, height, type Layer, low, rushes, shore, sky, trees, width } from "./layers.ts";

export const seconds = 12, fps = 24, frames = seconds * fps;
const turn = Math.PI * 2;
/** Opacity below which a layer shows nothing. */
const faint = 0.002;

/** Returns a function that draws frame `i` (0 to 287) as 8-bit RGB. */
export function camera(): (i: number) => Uint8Array {
  const ground = sky(), stand = [banks(), trees(0), trees(1)], front = rushes();
  const fogs = [fog(5, 520, 70), fog(9, 360, 46), fog(14, 620, 90)];
  const depth = ramp([0, palette.river], [0.25, palette.ink], [1, palette.night]);
  const tint = Array.from({ length: height - shore }, (_, y) => depth(y / (height - shore)));
  const dither = noise(3),
    steps = Float32Array.from(
      { length: width * height },
      (_, i) => dither(i % width * 0.71 + 0.3, Math.floor(i / width) * 0.83 + 0.6) * 0.0028,
    );
  const p = new Float32Array(width * height * 3);
  // Water covers everything below the shore.
  const dark = Float64Array.from(ground.subarray(0, width * shore * 3), (v) => Math.log(1 - v));

  return (frame) => {
    const t = frame / frames, light = 1 + 0.035 * Math.sin(turn * t);
    for (let i = 0; i < dark.length; i++) p[i] = 1 - Math.exp(dark[i]! * light);
    stand.forEach((layer, k) => {
      lay(p, layer, shore);
      bank(
        p,
        fogs[k]!,
        t,
        k,
        [shore - 16 - 10 * k, shore - 22, shore - 8][k]!,
        [58, 40, 24][k]!,
        [0.62, 0.5, 0.42][k]!,
      );
    });
    water(p, tint, t);
    bank(p, fogs[1]!, t, 3, shore + 14, 26, 0.5);
    lay(
      p,
      front,
      height,
      (x, y) =>
        (1 - (y - 480) / 240) * 5 * Math.sin(turn * (t * 2 - x / 900)) * smooth(height, 500, y),
    );
    const out = new Uint8Array(p.length);
    for (let pixel = 0, i = 0; pixel < steps.length; pixel++) {
      for (const end = i + 3; i < end; i++) {
        out[i] = Math.max(0, Math.min(255, Math.round((p[i]! + steps[pixel]!) * 255)));
      }
    }
    return out;
  };
}

/** Lays a layer on the picture down to a row, moved sideways by `sway` pixels. */
function lay(
  p: Float32Array,
  { color, opacity }: Layer,
  bottom: number,
  sway?: (x: number, y: number) => number,
) {
  const top = Math.floor(opacity.findIndex((a) => a >= faint) / width);
  for (let y = top; y < bottom; y++) {
    for (let x = 0; x < width; x++) {
      let i = y * width + x, j = i, k = 0;
      if (sway) {
        const sx = Math.max(0, Math.min(width - 2, x - sway(x, y)));
        j = y * width + Math.floor(sx);
        k = sx - Math.floor(sx);
      }
      const a = opacity[j]! * (1 - k) + opacity[k ? j + 1 : j]! * k;
      if (a < faint) continue;
      i *= 3;
      for (let n = 0; n < 3; n++) {
        const c = color[j * 3 + n]! * (1 - k) + color[(k ? j + 1 : j) * 3 + n]! * k;
        p[i + n] = p[i + n]! * (1 - a) + c;
      }
    }
  }
}

interface Fog {
  field: Float32Array;
  wide: number;
}

/** A strip of torn mist three pictures wide, at half size. */
function fog(seed: number, long: number, thick: number): Fog {
  const n = fractal(noise(seed), 4), wide = width * 3 / 2;
  return {
    wide,
    field: Float32Array.from(
      { length: wide * height / 2 },
      (_, i) => Math.max(0, 0.5 + 0.95 * n(i % wide * 2 / long, Math.floor(i / wide) * 2 / thick)),
    ),
  };
}

/** Mist about row `y`. Two drifts of it, half a loop apart, fade into one another: no seam. */
function bank(
  p: Float32Array,
  { field, wide }: Fog,
  t: number,
  k: number,
  y: number,
  deep: number,
  strength: number,
) {
  const drift = 150 + 60 * k,
    parts = [0, 0.5].map((half) => {
      const phase = (t + half) % 1;
      return { from: half * 1500 + 400 - drift * phase, weight: Math.sin(Math.PI * phase) ** 2 };
    });
  for (
    let py = Math.max(0, Math.floor(y - deep * 2.4));
    py < Math.min(height, y + deep * 2.4);
    py++
  ) {
    const band = strength * Math.exp(-(((py - y) / deep) ** 2)), row = (py >> 1) * wide;
    for (let x = 0, i = py * width * 3; x < width; x++, i += 3) {
      let v = 0;
      for (const { from, weight } of parts) {
        const fx = (x + from) / 2, ix = Math.floor(fx), f = fx - ix;
        v += weight * (field[row + ix]! * (1 - f) + field[row + ix + 1]! * f);
      }
      const a = Math.min(0.9, band * v);
      p[i]! += (air[0] - p[i]!) * a;
      p[i + 1]! += (air[1] - p[i + 1]!) * a;
      p[i + 2]! += (air[2] - p[i + 2]!) * a;
    }
  }
}

/** The river: a mirror of what stands above the shore, rippled by waves of whole turns a loop. */
function water(p: Float32Array, tint: readonly (readonly [number, number, number])[], t: number) {
  for (let y = shore; y < height; y++) {
    const d = y - shore, near = d / (height - shore), depth = 1 / (0.06 + near), base = tint[d]!;
    for (let x = 0; x < width; x++) {
      const across = (x - 640) * (0.3 + depth * 0.05);
      const wave = Math.sin(depth * 21 + across * 0.006 + turn * t * 6) * 0.5 +
        Math.sin(depth * 37 - across * 0.011 + turn * t * 9 + 1) * 0.3 +
        Math.sin(depth * 13 + across * 0.021 - turn * t * 4 + 2) * 0.3;
      const sx = Math.max(0, Math.min(width - 1, Math.round(x + wave * (1.5 + 12 * near))));
      const sy = Math.max(
        0,
        Math.min(shore - 1, Math.round(shore - 1 - d * 0.94 + wave * (0.6 + 10 * near))),
      );
      const from = (sy * width + sx) * 3,
        to = (y * width + x) * 3,
        k = 0.8 * (1 - 0.5 * near) * (1 - 0.12 * Math.max(0, wave));
      const spread = Math.abs(x - low[0]) / (40 + 150 * near),
        glint = spread < 1
          ? 0.55 * (1 - spread) *
            smooth(
              0.3,
              0.75,
              0.55 * wave +
                0.6 *
                  Math.sin(
                    depth * 53 + x * 0.031 + 3 * Math.sin(depth * 9 + x * 0.012) + turn * t * 8,
                  ),
            ) * (1 - 0.65 * near)
          : 0;
      for (let n = 0; n < 3; n++) {
        const v = base[n]! + (p[from + n]! - base[n]!) * k;
        p[to + n] = v + (palette.glow[n]! - v) * glint;
      }
    }
  }
}
