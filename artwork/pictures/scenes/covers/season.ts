import type { Canvas } from "../../engine/canvas.ts";
import { mix } from "../../engine/color.ts";
import type { Node } from "../../engine/mask.ts";
import { ring } from "../../engine/survey.ts";
import { deep, plate } from "./plate.ts";

const months = ["Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov"];
/** Landfalls in Florida in 2024, in months since the first of March. */
const storms = [["Debby", 5.13], ["Helene", 6.85], ["Milton", 7.27]] as const;

export function season(c: Canvas, isLow?: boolean) {
  const p = plate(c, deep, "Three hurricanes in the season of 2024", isLow), { tone } = p;
  const left = 90, month = 1020 / months.length, axis = 620, x = (k: number) => left + k * month;
  // Ninety days of work, then six months of risk.
  p.bar([x(0), axis - 92], [x(3), axis], tone.second, 0.26);
  p.letter("90 days", [x(1.5), axis - 26], { size: 62, display: true, align: "middle" });
  p.bar([x(3), axis - 14], [x(9), axis], tone.mark, 0.95);
  p.letter("June 1", [x(3) + 18, 342], { size: 54 });
  p.line([x(3), 312], [x(3), axis + 20], 3);
  p.line([left, axis], [x(9), axis], 4, tone.words);
  months.forEach((name, k) => {
    p.line([x(k), axis], [x(k), axis + 16], 2.4, tone.words);
    p.letter(name, [x(k + 0.5), axis + 66], { size: 52, align: "middle" });
  });
  storms.forEach(([name, when], i) => {
    const high = [462, 350, 476][i]!, at = x(when);
    p.line([at, high + 46], [at, axis], 3, tone.mark);
    p.draw(tone.mark, (mask) => {
      const [px, py] = p.at([at, high]);
      ring(mask, [px, py], 26 * p.scale, 11 * p.scale);
      // The sign of the charts: two arms that trail counterclockwise.
      for (const side of [0, Math.PI]) {
        mask.stroke(Array.from({ length: 14 }, (_, k): Node => {
          const a = side - 0.2 - k * 0.115, r = (26 + 1.75 * k) * p.scale;
          return [px + Math.cos(a) * r, py + Math.sin(a) * r, (12 - 0.75 * k) * p.scale];
        }));
      }
    });
    const right = i === 2;
    p.letter(name, [right ? at + 50 : at - 50, high + 18], {
      size: 58,
      display: true,
      align: right ? "left" : "right",
      color: mix(tone.words, tone.mark, 0.1),
    });
  });
}
