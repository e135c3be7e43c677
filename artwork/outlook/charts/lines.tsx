/** A line chart whose lines are named at their ends; they differ in weight and dash, not in color only. */
import type { Chart } from "../../../content/outlook/theme.ts";
import { height, Plot, width } from "./plot.tsx";
import { format, lines, round, ticks } from "./scale.ts";

const left = 22, right = width - 98, top = 6, base = height - 16;
/** Points from one line of a label to the next, and the least distance of two labels. */
const leading = 9.5, apart = 24;

export function Lines({ chart }: { chart: Chart }) {
  const labels = chart.series[0]!.points.map(({ label }) => label), show = format(chart.unit);
  const axis = ticks(chart.series.flatMap(({ points }) => points.map(({ value }) => value)));
  const low = axis[0]!, high = axis.at(-1)!;
  const x = (index: number) => round(left + 6 + (right - left - 10) * index / (labels.length - 1));
  const y = (value: number) => round(base - (base - top) * (value - low) / (high - low));
  const places = spread(chart.series.map(({ points }) => points.map(({ value }) => y(value))));
  return (
    <Plot alt={chart.alt}>
      {axis.map((value) => (
        <g key={value}>
          <path className={value === low ? "axis" : "rule"} d={`M${left} ${y(value)}H${right}`} />
          <text className="tick" x={left - 5} y={y(value) + 2.8} textAnchor="end">
            {show(value)}
          </text>
        </g>
      ))}
      {labels.map((label, index) => (
        <text key={label} className="tick" x={x(index)} y={height - 4} textAnchor="middle">
          {label}
        </text>
      ))}
      {chart.series.map(({ name, points }, number) => {
        const end = y(points.at(-1)!.value), place = places[number]!, parts = lines(name, 18);
        return (
          <g key={name} className={`series series-${number + 1}`}>
            <polyline
              points={points.map(({ value }, index) => `${x(index)},${y(value)}`).join(" ")}
            />
            <circle cx={x(labels.length - 1)} cy={end} r="2.4" />
            {Math.abs(place - end) > 3 && (
              <path className="lead" d={`M${right} ${end}L${right + 8} ${place}`} />
            )}
            {parts.map((part, row) => (
              <text
                key={part}
                className="series-name"
                x={right + 11}
                y={round(place + 2.8 + (row - (parts.length - 1) / 2) * leading)}
              >
                {row === parts.length - 1 ? `${part}, ${show(points.at(-1)!.value)}` : part}
              </text>
            ))}
          </g>
        );
      })}
    </Plot>
  );
}

/** Heights for the labels: at the lines' ends, pushed apart where two would touch. */
function spread(heights: readonly (readonly number[])[]): number[] {
  const order = heights.map((_, index) => index).sort((a, b) =>
    heights[a]!.at(-1)! - heights[b]!.at(-1)! || heights[a]!.at(-2)! - heights[b]!.at(-2)!
  );
  const places = heights.map((line) => line.at(-1)!);
  for (let i = 1; i < order.length; i++) {
    const above = order[i - 1]!,
      below = order[i]!,
      missing = apart - (places[below]! - places[above]!);
    if (missing <= 0) continue;
    places[above]! -= missing / 2;
    places[below]! += missing / 2;
  }
  return places.map(round);
}
