/** A chart with its number, title, unit, drawing, note and source. */
import type { Chart } from "../../../content/outlook/theme.ts";
import { Bars, LyingBars } from "./bars.tsx";
import { Lines } from "./lines.tsx";

export function ChartFigure({ chart, number }: { chart: Chart; number: number }) {
  const labels = chart.series[0]!.points.map(({ label }) => label);
  const Drawing = chart.kind === "line"
    ? Lines
    : labels.some((label) => label.length > 6)
    ? LyingBars
    : Bars;
  return (
    <div className="chart">
      <div className="chart-number">
        <p>Figure {number}</p>
        {!chart.source && <p className="mark-word">Illustrative</p>}
      </div>
      <h3>{chart.title}</h3>
      <p className="chart-unit">{chart.unit}</p>
      <Drawing chart={chart} />
      <p className="chart-note">{chart.note}</p>
      {chart.source && (
        <p className="chart-note">
          Source: <a href={chart.source.href}>{chart.source.label}</a>
        </p>
      )}
    </div>
  );
}
