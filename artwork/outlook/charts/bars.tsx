/** Bar charts of one series, from zero, each bar with its value. */
import type { Chart } from "../../../content/outlook/theme.ts";
import { height, Plot, width } from "./plot.tsx";
import { format, lines, round } from "./scale.ts";

/** Standing bars, for short labels such as years. */
export function Bars({ chart }: { chart: Chart }) {
  const { points } = chart.series[0]!, show = format(chart.unit);
  const base = height - 16,
    top = 14,
    step = width / points.length,
    thick = Math.min(34, step * 0.6);
  const scale = (base - top) / Math.max(...points.map(({ value }) => value));
  return (
    <Plot alt={chart.alt}>
      {points.map(({ label, value }, index) => {
        const middle = round(step * (index + 0.5)), tall = round(value * scale);
        return (
          <g key={label}>
            <rect
              className="bar"
              x={round(middle - thick / 2)}
              y={round(base - tall)}
              width={round(thick)}
              height={tall}
            />
            <text className="value" x={middle} y={round(base - tall - 4)} textAnchor="middle">
              {show(value)}
            </text>
            <text className="tick" x={middle} y={height - 4} textAnchor="middle">{label}</text>
          </g>
        );
      })}
      <path className="axis" d={`M0 ${base}H${width}`} />
    </Plot>
  );
}

/** Lying bars, for labels of several words; a line marks 100 when percentages are compared. */
export function LyingBars({ chart }: { chart: Chart }) {
  const { points } = chart.series[0]!, show = format(chart.unit);
  const left = 78, right = width - 32, step = (height - 12) / points.length, thick = step * 0.52;
  const scale = (right - left) / Math.max(...points.map(({ value }) => value));
  const whole = chart.unit.startsWith("Percent") ? round(left + 100 * scale) : null;
  return (
    <Plot alt={chart.alt}>
      {points.map(({ label, value }, index) => {
        const middle = step * (index + 0.5), long = round(value * scale), parts = lines(label, 15);
        return (
          <g key={label}>
            {parts.map((part, row) => (
              <text
                key={part}
                className="tick"
                x={0}
                y={round(middle + 2.8 + (row - (parts.length - 1) / 2) * 9.5)}
              >
                {part}
              </text>
            ))}
            <rect
              className="bar"
              x={left}
              y={round(middle - thick / 2)}
              width={long}
              height={round(thick)}
            />
            <text className="value" x={round(left + long + 5)} y={round(middle + 3)}>
              {show(value)}
            </text>
          </g>
        );
      })}
      <path className="axis" d={`M${left} 0V${height - 12}`} />
      {whole && (
        <>
          <path className="reference" d={`M${whole} 0V${height - 10}`} />
          <text className="tick" x={whole} y={height - 2} textAnchor="middle">{show(100)}</text>
        </>
      )}
    </Plot>
  );
}
