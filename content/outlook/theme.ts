/** The shape of a theme of the outlook and of its chart. */
import type { ServiceSlug } from "../navigation.ts";
import type { Source } from "../types.ts";

interface ChartSeries {
  name: string;
  points: readonly { label: string; value: number }[];
}

export interface Chart {
  title: string;
  kind: "bar" | "line";
  /** Unit of the values, for the axis. */
  unit: string;
  /** All series have the same labels in the same order. */
  series: readonly ChartSeries[];
  /** How to read it; begins with "Illustrative" when there is no source. */
  note: string;
  source: Source | null;
  /** Text alternative: the finding and the figures. */
  alt: string;
}

export interface Theme {
  id: string;
  title: string;
  thesis: string;
  paragraphs: readonly [string, string, string];
  chart: Chart;
  actions: readonly [string, string, string];
  /** Slugs of the services that the theme draws on. */
  services: readonly ServiceSlug[];
}

/** One value for each label, in order. */
export const points = (labels: readonly string[], values: readonly number[]) =>
  labels.map((label, index) => ({ label, value: values[index]! }));
