import type { Canvas } from "../../engine/canvas.ts";
import { mix, palette } from "../../engine/color.ts";
import { dark, plate } from "./plate.ts";

/** Millions of dollars: what a garage costs over thirty years, two ways. */
export const ways = [
  { name: "Built by the county", sum: 41.9 },
  { name: "Partnership", sum: 40.9 },
] as const;

export function garage(c: Canvas, isLow?: boolean) {
  const p = plate(c, dark, "A garage, 30 years (invented figures)", isLow), { tone } = p;
  const left = 100, million = 1000 / 41.9, rust = mix(palette.clay, palette.late, 0.7);
  const [most, least] = ways.map(({ sum }) => left + sum * million) as [number, number];
  ways.forEach(({ name, sum }, i) => {
    const top = 346 + i * 162;
    p.letter(name, [left, top - 22], { size: 54 });
    // At the end of its bar; the second beside the line down from the first.
    p.letter(`$${sum} million`, [i ? least - 12 : most, top - 20], {
      size: 64,
      display: true,
      align: "right",
    });
    p.bar([left, top], [least, top + 56], tone.second);
  });
  p.bar([least, 346], [most, 402], rust);
  // What the second way leaves over of the first.
  for (const x of [least, most]) p.line([x, 402], [x, 636], 3, rust);
  p.letter("$1.0 million less", [1100, 696], {
    size: 64,
    display: true,
    align: "right",
    color: rust,
  });
}
