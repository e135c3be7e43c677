/** A collector that accepts metrics and lists them under the names that Prometheus gives them. */

export interface OtlpSink extends AsyncDisposable {
  /** Environment of a process whose metrics come here. */
  variables: Record<string, string>;
  /** Label names of each series so far, by its name in Prometheus. */
  series: Map<string, Set<string>>;
  /** Paths of all requests so far: `/v1/metrics`, and others where something else is sent. */
  paths: Set<string>;
}

interface Metric {
  name: string;
  unit?: string;
  gauge?: Data;
  sum?: Data & { isMonotonic?: boolean };
  histogram?: Data;
}

interface Data {
  dataPoints: { attributes: { key: string }[] }[];
}

const units: Record<string, string> = { ms: "milliseconds", s: "seconds", By: "bytes" };

export function startOtlpSink(): OtlpSink {
  const series = new Map<string, Set<string>>();
  const paths = new Set<string>();
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, async (request) => {
    const { pathname } = new URL(request.url);
    paths.add(pathname);
    if (pathname === "/v1/metrics") readMetrics(await request.json());
    else await request.body?.cancel();
    return Response.json({});
  });

  // deno-lint-ignore no-explicit-any
  function readMetrics(body: any) {
    for (const { scopeMetrics } of body.resourceMetrics) {
      for (const { metrics } of scopeMetrics) {
        for (const metric of metrics as Metric[]) addMetric(metric);
      }
    }
  }

  function addMetric({ name, unit = "", gauge, sum, histogram }: Metric) {
    const suffix = units[unit] ? `_${units[unit]}` : "";
    const base = name.replaceAll(/\W/g, "_") + suffix + (sum?.isMonotonic ? "_total" : "");
    const points = (gauge ?? sum ?? histogram)!.dataPoints;
    const labels = points.flatMap(({ attributes }) => attributes.map(({ key }) => key));
    const names = ["job", "instance", ...labels.map((label) => label.replaceAll(/\W/g, "_"))];
    for (const ending of histogram ? ["_bucket", "_count", "_sum"] : [""]) {
      const known = series.get(base + ending) ?? new Set(ending === "_bucket" ? ["le"] : []);
      for (const label of names) known.add(label);
      series.set(base + ending, known);
    }
  }

  return {
    variables: {
      OTEL_DENO: "true",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${server.addr.port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_METRIC_EXPORT_INTERVAL: "200",
    },
    series,
    paths,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
