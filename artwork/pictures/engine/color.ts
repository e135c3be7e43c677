/** The palette of the pictures and mixing of colors. A color is sRGB, three numbers in 0..1. */

import { palette as base, tints } from "../../../content/brand/palette.ts";

export type Color = readonly [number, number, number];

export function hex(code: string): Color {
  const n = parseInt(code.slice(1), 16);
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

/** The pages' own colors, and the tints that light and distance make of them. */
export const palette = {
  night: hex(base.night),
  ink: hex(base.ink),
  pine: hex(tints.pine),
  moss: hex(tints.moss),
  haze: hex(tints.haze),
  river: hex(tints.river),
  spring: hex(tints.spring),
  clay: hex(base.clay),
  earth: hex(tints.earth),
  ochre: hex(base.ochre),
  late: hex(tints.late),
  glow: hex(tints.glow),
  paper: hex(base.paper),
} as const;

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const encoded = (v: number) =>
  v <= 0.0031308 ? 12.92 * v : 1.055 * Math.max(v, 0) ** (1 / 2.4) - 0.055;

function toLab([r, g, b]: Color): Color {
  const R = linear(r), G = linear(g), B = linear(b);
  const l = Math.cbrt(0.4122214708 * R + 0.5363325363 * G + 0.0514459929 * B);
  const m = Math.cbrt(0.2119034982 * R + 0.6806995451 * G + 0.1073969566 * B);
  const s = Math.cbrt(0.0883024619 * R + 0.2817188376 * G + 0.6299787005 * B);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([L, a, b]: Color): Color {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (v: number) => Math.min(1, Math.max(0, encoded(v)));
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Mixes in OKLab, where half way looks half way. */
export function mix(a: Color, b: Color, t: number): Color {
  const A = toLab(a), B = toLab(b), k = Math.min(1, Math.max(0, t));
  return fromLab([A[0] + (B[0] - A[0]) * k, A[1] + (B[1] - A[1]) * k, A[2] + (B[2] - A[2]) * k]);
}

/** Mixes in sRGB: a little duller than `mix`, and cheap enough for every pixel. */
export function blend(a: Color, b: Color, k: number): Color {
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
}

export type Ramp = (t: number) => Color;

/** A gradient through stops `[position, color]`, positions rising from 0 to 1. */
export function ramp(...stops: readonly (readonly [number, Color])[]): Ramp {
  const table = Array.from({ length: 512 }, (_, i): Color => {
    const t = i / 511;
    const next = stops.findIndex(([at]) => at >= t);
    if (next <= 0) return (next === 0 ? stops[0] : stops.at(-1))![1];
    const [a, from] = stops[next - 1]!, [b, to] = stops[next]!;
    return mix(from, to, (t - a) / (b - a));
  });
  return (t) => table[t <= 0 ? 0 : t >= 1 ? 511 : Math.round(t * 511)]!;
}

/** 0 below `low`, 1 above `high`, smooth between; `low` may be greater than `high`. */
export function smooth(low: number, high: number, v: number): number {
  const t = Math.min(1, Math.max(0, (v - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
