/** A picture in memory and the few ways of laying color on it. */
import type { Color, Ramp } from "./color.ts";
import { Mask } from "./mask.ts";

/** Color and opacity (0..1) at a pixel. */
export type Paint = (x: number, y: number) => Color;
export type Amount = (x: number, y: number) => number;

export class Canvas {
  /** RGB, sRGB 0..1, row by row. */
  readonly pixels: Float32Array;

  constructor(readonly width: number, readonly height: number) {
    this.pixels = new Float32Array(width * height * 3);
  }

  /** The length all drawing is measured in: a thousandth of the mean side, in pixels. */
  get unit(): number {
    return Math.sqrt(this.width * this.height) / 1000;
  }

  mask(): Mask {
    return new Mask(this.width, this.height);
  }

  /** Lays `paint` over the covered pixels. */
  fill(mask: Mask | Float32Array, paint: Color | Paint, opacity: number | Amount = 1): this {
    const coverage = mask instanceof Mask ? mask.coverage() : mask;
    const { width, pixels } = this;
    const flat = typeof paint === "function" ? undefined : paint;
    for (let i = 0; i < coverage.length; i++) {
      const c = coverage[i]!;
      if (c === 0) continue;
      const x = i % width, y = (i - x) / width;
      const color = flat ?? (paint as Paint)(x, y);
      const k = c * (typeof opacity === "number" ? opacity : opacity(x, y)), p = i * 3;
      pixels[p]! += (color[0] - pixels[p]!) * k;
      pixels[p + 1]! += (color[1] - pixels[p + 1]!) * k;
      pixels[p + 2]! += (color[2] - pixels[p + 2]!) * k;
    }
    return this;
  }

  /** Lays `paint` over everything, as opaque as `opacity` says pixel by pixel. */
  wash(paint: Color | Paint, opacity: Amount): this {
    const { width, height, pixels } = this;
    for (let y = 0, p = 0; y < height; y++) {
      for (let x = 0; x < width; x++, p += 3) {
        const k = opacity(x, y);
        if (k <= 0.0005) continue;
        const color = typeof paint === "function" ? paint(x, y) : paint;
        pixels[p]! += (color[0] - pixels[p]!) * k;
        pixels[p + 1]! += (color[1] - pixels[p + 1]!) * k;
        pixels[p + 2]! += (color[2] - pixels[p + 2]!) * k;
      }
    }
    return this;
  }

  /** Adds light of a color (screen), so that bright places never clip hard. */
  light(color: Color, amount: Amount): this {
    const { width, height, pixels } = this;
    for (let y = 0, p = 0; y < height; y++) {
      for (let x = 0; x < width; x++, p += 3) {
        const k = amount(x, y);
        if (k <= 0.0005) continue;
        pixels[p] = 1 - (1 - pixels[p]!) * (1 - color[0] * k);
        pixels[p + 1] = 1 - (1 - pixels[p + 1]!) * (1 - color[1] * k);
        pixels[p + 2] = 1 - (1 - pixels[p + 2]!) * (1 - color[2] * k);
      }
    }
    return this;
  }

  /** Covers everything with a gradient; `at` gives the position on the ramp. */
  ground(colors: Ramp, at: Amount): this {
    return this.wash((x, y) => colors(at(x, y)), () => 1);
  }

  /** 8-bit RGB. */
  bytes(): Uint8Array {
    const out = new Uint8Array(this.pixels.length);
    for (let i = 0; i < out.length; i++) {
      out[i] = Math.max(0, Math.min(255, Math.round(this.pixels[i]! * 255)));
    }
    return out;
  }
}

/**
 * `amount` computed on every `step`-th pixel and interpolated: for soft things such as fog, which
 * would be slow to work out everywhere.
 */
export function coarse(canvas: Canvas, step: number, amount: Amount): Amount {
  const w = Math.ceil(canvas.width / step) + 2, h = Math.ceil(canvas.height / step) + 2;
  const grid = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) grid[y * w + x] = amount(x * step, y * step);
  }
  return (x, y) => {
    // Relief looks a few pixels past the edge: there the grid's last values go on.
    const gx = Math.max(0, Math.min(w - 1.001, x / step));
    const gy = Math.max(0, Math.min(h - 1.001, y / step));
    const ix = Math.floor(gx), iy = Math.floor(gy), dx = gx - ix, dy = gy - iy, i = iy * w + ix;
    const top = grid[i]! + (grid[i + 1]! - grid[i]!) * dx;
    return top + (grid[i + w]! + (grid[i + w + 1]! - grid[i + w]!) * dx - top) * dy;
  };
}
