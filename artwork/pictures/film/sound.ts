/** The film's sound: slow water, a little wind and a quiet chord, in a loop without a seam. */
import { type Random, random } from "../engine/random.ts";

export const rate = 48000;

/** Stereo samples, interleaved, -1..1; `seconds` must be whole. */
export function sound(seconds: number, seed: number): Float32Array {
  const length = seconds * rate, out = new Float32Array(length * 2);
  for (const side of [0, 1]) {
    const rand = random(seed + side * 101);
    const water = looped(length, rand, 0.045, 0.0045), wind = looped(length, rand, 0.012, 0.002);
    const trickle = looped(length, rand, 0.3, 0.12);
    for (let i = 0; i < length; i++) {
      const t = i / length * Math.PI * 2;
      const swell = 0.72 + 0.28 * Math.sin(3 * t + side * 0.9) * Math.sin(2 * t + 1);
      const gust = 0.5 + 0.5 * Math.sin(t + 2.2 + side * 0.6);
      const drops = Math.max(0, Math.sin(5 * t + side * 1.7) * Math.sin(7 * t + 0.6));
      out[i * 2 + side] = water[i]! * 0.05 * swell + wind[i]! * 0.045 * gust +
        trickle[i]! * 0.011 * drops + chord(i, seconds, side) * 0.042;
    }
  }
  return out;
}

/** D, A, D, F sharp, A and E above: every partial makes a whole number of turns in the loop. */
function chord(i: number, seconds: number, side: number): number {
  const tones = [73.42, 110, 146.83, 185, 220, 329.63], turn = Math.PI * 2 * i / rate;
  let sum = 0;
  tones.forEach((tone, k) => {
    const detuned = Math.round((tone + (side ? 0.09 : -0.09) * (k + 1) * 0.5) * seconds) / seconds;
    const breath = 0.55 + 0.45 * Math.sin(turn * (1 + k % 2) / seconds + k * 1.3);
    sum += Math.sin(turn * detuned + k) * breath / (1 + k * 0.75) +
      0.16 * Math.sin(2 * turn * detuned) * breath / (2 + k);
  });
  return sum / 2.2;
}

/** Noise between two one-pole filters, its end faded into its beginning, of unit deviation. */
function looped(length: number, rand: Random, low: number, high: number): Float32Array {
  const fade = rate * 2, raw = new Float32Array(length + fade);
  let a = 0, b = 0, drift = 0;
  for (let i = -rate; i < raw.length; i++) {
    a += low * (rand.range(-1, 1) - a);
    b += low * (a - b);
    drift += high * (b - drift);
    if (i >= 0) raw[i] = b - drift;
  }
  const out = raw.slice(0, length);
  for (let i = 0; i < fade; i++) {
    const k = i / fade;
    out[i] = raw[i]! * Math.sqrt(k) + raw[length + i]! * Math.sqrt(1 - k);
  }
  const deviation = Math.sqrt(out.reduce((sum, v) => sum + v * v, 0) / length);
  return out.map((v) => v / deviation);
}
