/** Seeded randomness and noise, so that every picture is drawn the same each time. */

export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [low, high). */
  range(low: number, high: number): number;
  /** About normal, mean 0, deviation 1, within ±3. */
  bell(): number;
}

/** FNV-1a of a picture's name: one seed per picture. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** mulberry32. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    bell: () => (next() + next() + next() + next() + next() + next() - 3),
  };
}

export type Noise = (x: number, y: number) => number;

/** Gradient noise in about [-1, 1], one feature per unit. */
export function noise(seed: number): Noise {
  const { next } = random(seed);
  const order = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  const gx = new Float64Array(256), gy = new Float64Array(256);
  for (let i = 0; i < 256; i++) {
    const angle = next() * Math.PI * 2;
    gx[i] = Math.cos(angle);
    gy[i] = Math.sin(angle);
  }
  const corner = (ix: number, iy: number, dx: number, dy: number) => {
    const i = order[(order[ix & 255]! + iy) & 255]!;
    return gx[i]! * dx + gy[i]! * dy;
  };
  return (x, y) => {
    const ix = Math.floor(x), iy = Math.floor(y), dx = x - ix, dy = y - iy;
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const a = corner(ix, iy, dx, dy), b = corner(ix + 1, iy, dx - 1, dy);
    const c = corner(ix, iy + 1, dx, dy - 1), d = corner(ix + 1, iy + 1, dx - 1, dy - 1);
    const top = a + (b - a) * u;
    return 1.5 * (top + (c + (d - c) * u - top) * v);
  };
}

/** Sum of octaves of noise, in about [-1, 1]. */
export function fractal(base: Noise, octaves: number, gain = 0.5): Noise {
  return (x, y) => {
    let sum = 0, weight = 1, total = 0, scale = 1;
    for (let i = 0; i < octaves; i++) {
      sum += weight * base(x * scale + i * 17.3, y * scale - i * 9.1);
      total += weight;
      weight *= gain;
      scale *= 2.03;
    }
    return sum / total;
  };
}
