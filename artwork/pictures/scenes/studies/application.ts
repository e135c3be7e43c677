import type { Canvas } from "../../engine/canvas.ts";
import { mix, palette } from "../../engine/color.ts";
import { cast, desk, lay, on, tool } from "../../desk.ts";
import type { Node, Point } from "../../engine/mask.ts";
import { noise, random } from "../../engine/random.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { engrave, rule } from "../../engine/survey.ts";

/** An application on a desk: its pages, the reader's marks in the margin, the pen on the last line. */
export function application(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    lamp: Point = [w * 0.4, h * 0.28],
    rand = random(seed);
  desk(c, seed, m, lamp);
  const size = { wide: w * 0.6, high: w * 0.6 * 11 / 8.5 };
  const text = m.night ? palette.late : mix(palette.ink, palette.river, 0.25);
  const under = m.night
    ? mix(palette.ink, palette.pine, 0.25)
    : mix(palette.paper, palette.late, 0.3);
  lay(c, m, { at: [w * 0.8, h * 0.72], turn: 0.3, ...size }, lamp, under);
  lay(c, m, { at: [w * 0.2, h * 0.8], turn: -0.24, ...size }, lamp, under);
  lay(c, m, { at: [w * 0.56, h * 0.6], turn: 0.02, ...size }, lamp, under);
  const page = { at: [w * 0.5, h * 0.6] as Point, turn: -0.07, ...size };
  lay(c, m, page, lamp);
  const place = on(page),
    bar = (
      s: number,
      t: number,
      to: number,
      thick: number,
    ): [Point, Point, number] => [place(s, t), place(to, t), thick * u];
  engrave(c, text, m.night ? 0.55 : 0.85, (mask) => {
    rule(mask, ...bar(0.2, 0.1, 0.56, 13));
    rule(mask, ...bar(0.2, 0.135, 0.42, 6));
  });
  // Paragraphs; each ends where its last line ends.
  const lines: [Point, Point, number][] = [];
  let t = 0.19;
  for (const count of [4, 5, 3, 6]) {
    for (let k = 0; k < count; k++, t += 0.024) {
      let s = 0.2;
      const end = k === count - 1 ? rand.range(0.45, 0.7) : 0.9;
      while (s < end - 0.02) {
        const word = Math.min(end, s + rand.range(0.025, 0.085));
        lines.push(bar(s, t, word, 5));
        s = word + 0.013;
      }
    }
    t += 0.026;
  }
  engrave(c, text, m.night ? 0.3 : 0.42, (mask) => lines.forEach((line) => rule(mask, ...line)));
  // One passage is what the award turns on.
  engrave(c, palette.ochre, m.night ? 0.2 : 0.38, (mask) => {
    for (const k of [0, 1]) {
      rule(mask, ...bar(0.195, 0.31 + 0.024 * (k + 0.32), k ? 0.7 : 0.905, 17));
    }
  });
  engrave(c, m.night ? palette.glow : palette.clay, 0.95, (mask) => {
    // Criteria met, ticked in the margin.
    for (const k of [0.2, 0.325, 0.45, 0.545]) {
      mask.stroke([[...place(0.105, k), 3 * u], [...place(0.12, k + 0.011), 4.5 * u], [
        ...place(0.15, k - 0.018),
        2.5 * u,
      ]]);
    }
    mask.stroke(Array.from({ length: 12 }, (_, i): Node => {
      const k = i / 11;
      return [...place(0.165 + 0.004 * Math.sin(k * 9), 0.3 + 0.05 * k), 2.4 * u];
    }));
  });
  // The position of the pen, on an unfinished line.
  const n = noise(seed + 5), start = 0.2, stop = 0.53, row = 0.715;
  engrave(c, m.night ? palette.glow : palette.ink, 0.9, (mask) => {
    // Words of loops of uneven height, with gaps between.
    for (const [from, to] of [[0.2, 0.28], [0.292, 0.33], [0.342, 0.44], [0.452, 0.53]] as const) {
      mask.stroke(Array.from({ length: 70 }, (_, i): Node => {
        const s = from + (to - from) * i / 69, k = (s - start) * 560;
        const tall = 0.0045 * (0.7 + 1.5 * Math.max(0, n(s * 60, 2)));
        return [...place(s + 0.0022 * Math.cos(k), row - tall * (0.4 + Math.sin(k))), 2.1 * u];
      }));
    }
  });
  pen(c, m, place(stop, row), -0.62, h * 0.62);
  finish(c, seed, m, 0.3);
}

/** A fountain pen whose nib rests at a point; `angle` points to its other end. */
function pen(c: Canvas, m: Mood, nib: Point, angle: number, length: number) {
  const u = c.unit,
    end: Point = [nib[0] + Math.cos(angle) * length, nib[1] + Math.sin(angle) * length];
  cast(
    c,
    [nib, [end[0] - 14 * u, end[1] - 14 * u], [end[0] + 14 * u, end[1] + 14 * u]],
    14 * u,
    0.55,
  );
  const part = (color: readonly [number, number, number], profile: readonly Point[], k = 1) =>
    c.fill(tool(c.mask(), nib, end, profile.map(([t, width]): Point => [t, width * u])), color, k);
  part(m.night ? palette.late : palette.ochre, [[0, 1], [0.06, 15], [0.1, 20], [0.12, 20]]);
  part(palette.night, [[0.115, 25], [0.24, 36], [0.25, 36]]);
  part(m.night ? palette.late : palette.ochre, [[0.25, 38], [0.262, 38]]);
  part(m.night ? mix(palette.river, palette.ink, 0.5) : mix(palette.river, palette.ink, 0.35), [
    [0.262, 38],
    [0.6, 42],
    [0.94, 34],
    [1, 20],
  ]);
  const shine = (from: number, to: number) => {
    const off = 9 * u, [ox, oy] = [Math.sin(angle) * off, -Math.cos(angle) * off];
    const at = (
      t: number,
    ): Node => [nib[0] + (end[0] - nib[0]) * t + ox, nib[1] + (end[1] - nib[1]) * t + oy, 5 * u];
    c.fill(c.mask().stroke([at(from), at(to)]), palette.paper, m.night ? 0.16 : 0.34);
  };
  shine(0.28, 0.93);
  shine(0.14, 0.23);
}
