import type { Canvas } from "../../engine/canvas.ts";
import { mix, palette } from "../../engine/color.ts";
import { cast, desk, lay, on, type Sheet, tool } from "../../desk.ts";
import { displayFace, type Face, face } from "../../engine/lettering.ts";
import type { Mask, Node, Point } from "../../engine/mask.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { engrave, rule } from "../../engine/survey.ts";

const heading = await displayFace("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz ");
const text = await face("public-sans/files/public-sans-latin-500-normal.woff");
const hand = await face("newsreader/files/newsreader-latin-500-italic.woff");

/** The example of the article on grants: an invented budget under the revised rules. */
export const budget = [
  ["Direct costs", "$460,000"],
  ["Base after exclusions", "$400,000"],
  ["Indirect costs at 15 percent", "$60,000"],
] as const;

/**
 * A page of an application, marked up for its three tests: criterion, evidence, budget line. Upright,
 * all words stand in the upper half, over bars and the pen on the rest of a longer page, which a card's title covers.
 * Else the page and the pen are whole in the square that wide windows show, the words and the pen in the
 * five sixths that tablets show.
 */
export function application(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, isUpright = h > w;
  const lamp: Point = isUpright ? [w * 0.44, w * 0.38] : [w * 0.5, h * 0.45];
  desk(c, seed, m, lamp);
  const wide = w * (isUpright ? 0.88 : 0.76), size = { wide, high: wide * 11 / 8.5 };
  const long = (sheet: Sheet): Sheet =>
    isUpright ? { ...sheet, at: on(sheet)(0.5, 7 / 11), high: wide * 14 / 8.5 } : sheet;
  const ink = m.night ? palette.late : palette.ink;
  const under = m.night
    ? mix(palette.ink, palette.pine, 0.25)
    : mix(palette.paper, palette.late, 0.3);
  const middle = (share: number) => isUpright ? w * 0.6 : h * share;
  lay(c, m, long({ at: [w * 0.59, middle(0.685)], turn: 0.05, ...size }), lamp, under);
  const page: Sheet = { at: [w * 0.5, middle(0.725)], turn: -0.035, ...size };
  lay(c, m, long(page), lamp);
  const place = on(page);
  /** Sets a line on the turned page; `size` is a share of the page's width. */
  const set = (
    mask: Mask,
    type: Face,
    words: string,
    s: number,
    t: number,
    size: number,
    end = false,
  ) => {
    const px = size * page.wide, from = end ? s * page.wide - type.width(words, px) : s * page.wide;
    mask.glyph(
      type.outlines(words, from, t * page.high, px)
        .map((outline) => outline.map(([x, y]) => place(x / page.wide, y / page.high))),
    );
  };
  const row = (k: number) => 0.43 + 0.043 * k;
  // The waiting list of each county, before and after it grew.
  const bars = (side: number, heights: readonly number[]) => (mask: Mask) => {
    heights.forEach((high, k) => {
      const s = 0.385 + 0.22 * k + side * 0.042;
      rule(mask, place(s, 0.79), place(s, 0.79 - high), 0.075 * wide);
    });
  };
  if (isUpright) {
    engrave(c, palette.river, 0.5, bars(-1, [0.07, 0.1, 0.05]));
    engrave(c, palette.clay, 0.85, bars(1, [0.11, 0.17, 0.12]));
    engrave(
      c,
      ink,
      0.7,
      (mask, line) => rule(mask, place(0.295, 0.79), place(0.94, 0.79), line * 2),
    );
  }
  // What the reader marked: the passage that answers the criterion.
  engrave(c, palette.ochre, m.night ? 0.24 : 0.36, (mask) => {
    for (const [t, end] of [[0.297, 0.94], [0.33, 0.83]] as const) {
      rule(mask, place(0.29, t), place(end, t), 0.0368 * wide);
    }
  });
  engrave(c, ink, m.night ? 0.85 : 0.95, (mask) => {
    set(mask, heading, "Need for the project", 0.295, 0.118, 0.062);
    set(mask, text, "The notice asks for need in the service area,", 0.295, 0.177, 0.031);
    set(mask, text, "shown with current data.", 0.295, 0.21, 0.031);
    set(mask, text, "In each of the three counties the waiting list", 0.295, 0.305, 0.031);
    set(mask, text, "grew. Table 2 gives source and year.", 0.295, 0.338, 0.031);
    budget.forEach(([name, amount], k) => {
      set(mask, text, name, 0.295, row(k), 0.031);
      set(mask, text, amount, 0.94, row(k), 0.031, true);
    });
  });
  engrave(c, ink, 0.5, (mask, line) => {
    for (const k of [-1, 0, 1, 2]) {
      rule(mask, place(0.295, row(k) + 0.013), place(0.94, row(k) + 0.013), line * 1.2);
    }
  });
  engrave(c, m.night ? palette.glow : palette.clay, 0.96, (mask) => {
    for (
      const [words, t, from, to] of [
        ["Criterion", 0.2, 0.152, 0.218],
        ["Evidence", 0.323, 0.275, 0.347],
        ["Budget line", row(2) - 0.002, row(2) - 0.027, row(2) + 0.016],
      ] as const
    ) {
      set(mask, hand, words, 0.245, t, 0.046, true);
      mask.stroke([
        [...place(0.278, from), 3 * u],
        [...place(0.262, from), 3 * u],
        [...place(0.262, to), 3 * u],
        [...place(0.278, to), 3 * u],
      ]);
    }
    // The sum that the award turns on, ringed by hand.
    mask.stroke(Array.from({ length: 50 }, (_, i): Node => {
      const a = -0.5 + i / 49 * Math.PI * 2.1, k = 1 + 0.05 * Math.sin(i / 9);
      return [
        ...place(0.885 + 0.08 * k * Math.cos(a), row(2) - 0.008 + 0.024 * k * Math.sin(a)),
        3.4 * u,
      ];
    }));
  });
  if (isUpright) pen(c, m, place(0.8, 0.945), Math.PI - 0.3, w * 0.76);
  else pen(c, m, place(0.74, row(2) + 0.048), Math.PI - 0.07, h * 0.62);
  finish(c, seed, 0.15);
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
    // On the side of the lamp, above.
    const off = 9 * u * Math.sign(Math.cos(angle)),
      [ox, oy] = [Math.sin(angle) * off, -Math.cos(angle) * off];
    const at = (
      t: number,
    ): Node => [nib[0] + (end[0] - nib[0]) * t + ox, nib[1] + (end[1] - nib[1]) * t + oy, 5 * u];
    c.fill(c.mask().stroke([at(from), at(to)]), palette.paper, m.night ? 0.16 : 0.34);
  };
  shine(0.28, 0.93);
  shine(0.14, 0.23);
}
