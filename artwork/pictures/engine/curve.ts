import type { Point } from "./mask.ts";

/** Catmull-Rom through points, `per` pieces between two. */
export function curve(points: readonly Point[], per: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const p = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ];
    for (let k = 0; k < per; k++) {
      const t = k / per,
        at = (j: 0 | 1) =>
          0.5 *
          (2 * p[1]![j] + (p[2]![j] - p[0]![j]) * t +
            (2 * p[0]![j] - 5 * p[1]![j] + 4 * p[2]![j] - p[3]![j]) * t * t +
            (3 * p[1]![j] - p[0]![j] - 3 * p[2]![j] + p[3]![j]) * t ** 3);
      out.push([at(0), at(1)]);
    }
  }
  return [...out, points.at(-1)!];
}
