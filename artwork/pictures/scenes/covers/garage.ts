import type { Canvas } from "../../engine/canvas.ts";
import { mix, palette } from "../../engine/color.ts";
import { dark, plate } from "./plate.ts";

/** Millions of dollars: what a garage costs over thirty years, two ways. */
export const ways = [
  { name: "Built by the county", total: "$41.9 million", parts: [24, 2.9, 13, 2] },
  { name: "Partnership", total: "$40.9 million", parts: [38.5, 0.9, 1.5] },
] as const;

export function garage(c: Canvas, seed: number) {
  const p = plate(c, seed, dark, "A garage over thirty years (invented figures)"), { tone } = p;
  const left = 100, million = 1000 / 41.9;
  const colors = [
    [tone.second, tone.mark, mix(palette.river, palette.ink, 0.1), palette.clay],
    [tone.second, tone.mark, mix(palette.river, palette.ink, 0.1)],
  ];
  ways.forEach(({ name, total, parts }, i) => {
    const top = 346 + i * 184;
    p.letter(name, [left, top - 22], { size: 40 });
    p.letter(total, [1100, top - 20], {
      size: 66,
      display: true,
      align: "right",
      color: tone.mark,
    });
    let x = left;
    parts.forEach((part, k) => {
      p.bar([x, top], [x + part * million, top + 84], colors[i]![k]!);
      x += part * million;
      p.line([x, top], [x, top + 84], 3, tone.ground);
    });
  });
  // Where the two end.
  for (const sum of [41.9, 40.9]) {
    const x = left + sum * million;
    p.line([x, 530], [x, 656], 3, tone.words, 0.8);
  }
  p.line([left, 656], [1100, 656], 3, tone.words);
  for (let k = 0; k <= 41; k++) {
    const x = left + k * million, long = k % 10 === 0;
    p.line([x, 656], [x, 656 + (long ? 18 : 9)], long ? 3 : 2, tone.words, long ? 1 : 0.7);
    if (long) p.letter(k ? `${k}` : "$0", [x, 704], { size: 34, align: k ? "middle" : "left" });
  }
}
