/** Axes of the charts. */

/** Rounds to hundredths of a point, so that the same chart is always the same text. */
export const round = (value: number) => Math.round(value * 100) / 100;

/** Three to five round values that enclose all of `values`. */
export function ticks(values: readonly number[]): number[] {
  const low = Math.min(...values), high = Math.max(...values);
  for (const step of [1, 2, 5, 10, 20, 25, 50, 100]) {
    const from = Math.floor(low / step), to = Math.ceil(high / step);
    if (to - from <= 4) return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
  }
  throw new RangeError(`No axis for ${low} to ${high}`);
}

/** Writes values the way the unit asks for: `$14`, `133%` or `27`. */
export function format(unit: string): (value: number) => string {
  if (unit.startsWith("Dollars")) return (value) => `$${value}`;
  if (unit.startsWith("Percent")) return (value) => `${value}%`;
  return String;
}

/** Breaks a label into two lines of about equal length, or leaves one word or a short text alone. */
export function lines(label: string, limit: number): string[] {
  if (label.length <= limit) return [label];
  const middle = label.length / 2;
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return [label];
  const cut = spaces.reduce((a, b) => Math.abs(b - middle) < Math.abs(a - middle) ? b : a);
  return [label.slice(0, cut), label.slice(cut + 1)];
}
