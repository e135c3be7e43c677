/** Anti-aliased coverage of polygons and strokes, accumulated in one pass over signed areas. */

export type Point = readonly [x: number, y: number];
/** A point of a stroke and the stroke's full width there, in pixels. */
export type Node = readonly [x: number, y: number, width: number];

export class Mask {
  readonly #sums: Float32Array;
  readonly #stride: number;

  constructor(readonly width: number, readonly height: number) {
    this.#stride = width + 2;
    this.#sums = new Float32Array(this.#stride * height);
  }

  /** Adds a filled polygon. Shapes unite, whatever way round their points run. */
  polygon(points: readonly Point[]): this {
    let area = 0;
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      area += points[j]![0] * points[i]![1] - points[i]![0] * points[j]![1];
    }
    return this.#outline(points, area < 0 ? -1 : 1);
  }

  /** Adds the outlines of one glyph: holes run against their outer outline and stay open. */
  glyph(outlines: readonly (readonly Point[])[]): this {
    for (const outline of outlines) this.#outline(outline, 1);
    return this;
  }

  /** Adds a line of varying width with round joints. */
  stroke(nodes: readonly Node[]): this {
    for (let i = 1; i < nodes.length; i++) {
      const [x0, y0, w0] = nodes[i - 1]!, [x1, y1, w1] = nodes[i]!;
      const length = Math.hypot(x1 - x0, y1 - y0);
      if (length < 1e-6) continue;
      const nx = (y0 - y1) / length / 2, ny = (x1 - x0) / length / 2;
      this.polygon([
        [x0 + nx * w0, y0 + ny * w0],
        [x1 + nx * w1, y1 + ny * w1],
        [x1 - nx * w1, y1 - ny * w1],
        [x0 - nx * w0, y0 - ny * w0],
      ]);
      if (w1 > 2.5 && i < nodes.length - 1) this.disc(x1, y1, w1 / 2);
    }
    return this;
  }

  disc(x: number, y: number, radius: number, flatten = 1): this {
    const n = Math.max(8, Math.min(96, Math.ceil(radius * 2.2)));
    return this.polygon(Array.from({ length: n }, (_, i): Point => {
      const a = i / n * Math.PI * 2;
      return [x + Math.cos(a) * radius, y + Math.sin(a) * radius * flatten];
    }));
  }

  /** Coverage 0..1, row by row. */
  coverage(): Float32Array {
    const out = new Float32Array(this.width * this.height);
    for (let y = 0; y < this.height; y++) {
      let sum = 0;
      const from = y * this.#stride, to = y * this.width;
      for (let x = 0; x < this.width; x++) {
        sum += this.#sums[from + x]!;
        const v = sum < 0 ? -sum : sum;
        out[to + x] = v > 1 ? 1 : v < 2e-4 ? 0 : v;
      }
    }
    return out;
  }

  #outline(points: readonly Point[], sign: number): this {
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      this.#edge(points[j]![0], points[j]![1], points[i]![0], points[i]![1], sign);
    }
    return this;
  }

  #edge(x0: number, y0: number, x1: number, y1: number, sign: number) {
    if (y0 === y1) return;
    if (y0 > y1) {
      [x0, y0, x1, y1] = [x1, y1, x0, y0];
      sign = -sign;
    }
    const slope = (x1 - x0) / (y1 - y0), sums = this.#sums, width = this.width;
    const top = Math.max(0, Math.floor(y0)), bottom = Math.min(this.height, Math.ceil(y1));
    for (let y = top; y < bottom; y++) {
      const from = Math.max(y, y0), to = Math.min(y + 1, y1);
      const d = (to - from) * sign;
      let a = x0 + (from - y0) * slope, b = x0 + (to - y0) * slope;
      if (a > b) [a, b] = [b, a];
      if (a >= width) continue;
      a = Math.max(0, a);
      b = Math.min(width, Math.max(0, b));
      const row = y * this.#stride, left = Math.floor(a), right = Math.ceil(b);
      if (right <= left + 1) {
        const part = (a + b) / 2 - left;
        sums[row + left]! += d * (1 - part);
        sums[row + left + 1]! += d * part;
        continue;
      }
      // The edge crosses several pixels of the row: each gets the area to its right.
      const perPixel = d / (b - a);
      let before = 0;
      for (let x = left; x < right; x++) {
        const lo = Math.max(x, a), hi = Math.min(x + 1, b), share = perPixel * (hi - lo);
        const inside = share * (x + 1 - (lo + hi) / 2);
        sums[row + x]! += before + inside;
        before = share - inside;
      }
      sums[row + right]! += before;
    }
  }
}
