/** The drawings of the openings: survey geometry, one figure of thought for each theme. */
import type { ReactNode } from "react";
import { random } from "../pictures/engine/random.ts";

/** Points of paper: the opening runs to three edges of the page. */
const width = 612;
const height = 276;

export function Motif({ number }: { number: number }) {
  return (
    <svg
      aria-hidden="true"
      className="motif"
      viewBox={`0 0 ${width} ${height}`}
      width={`${width}pt`}
      height={`${height}pt`}
    >
      {motifs[number - 1]!()}
    </svg>
  );
}

const motifs: readonly (() => ReactNode)[] = [
  levels,
  sheets,
  network,
  isobars,
  readings,
  sightings,
];

/** Levels that go down in steps. */
function levels() {
  return Array.from({ length: 19 }, (_, index) => {
    const y = -84 + index * 17;
    return (
      <path
        key={index}
        className={index === 7 ? "strong" : index % 4 === 3 ? "fine" : "faint"}
        d={`M${398 + index * 1.5} ${y}H${424 + index * 3}v34h50v34h50v34H612`}
      />
    );
  });
}

/** Two section grids that do not agree: the old rules and the new. */
function sheets() {
  const grid = (turn: number, name: string) => (
    <g key={name} transform={`rotate(${turn} 612 132)`}>
      {Array.from({ length: 9 }, (_, index) => (
        <path
          key={index}
          className={name}
          d={`M${420 + index * 32} -60V324M420 ${-60 + index * 32}H676`}
        />
      ))}
      <path className={name} d="M420 228H676M420 260H676M420 292H676M420 324H676" />
    </g>
  );
  return (
    <>
      {grid(0, "faint")}
      {grid(9, "fine")}
      <rect className="strong" x="484" y="100" width="64" height="64" />
    </>
  );
}

/** A triangulation: every station is fixed by its neighbours. */
function network() {
  const next = random(41);
  const stations = Array.from({ length: 5 }, (_, column) =>
    Array.from({ length: 4 }, (_, row) => ({
      x: r(426 + column * 50 + next.range(-12, 12) + (row % 2) * 16),
      y: r(30 + row * 66 + next.range(-14, 14)),
    })));
  const at = (column: number, row: number) => stations[column]?.[row];
  return (
    <>
      {stations.flatMap((list, column) =>
        list.flatMap((from, row) =>
          [at(column + 1, row), at(column, row + 1), at(column + (row % 2 ? 1 : -1), row + 1)]
            .filter((to) => to !== undefined)
            .map((to) => (
              <path
                key={`${from.x} ${from.y} ${to.x} ${to.y}`}
                className="fine"
                d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
              />
            ))
        )
      )}
      {stations.flat().map(({ x, y }, index) => (
        <path
          key={index}
          className={index === 9 ? "station-strong" : "station"}
          d={`M${x} ${r(y - 4.5)}l4.200 7.200h-8.400z`}
        />
      ))}
    </>
  );
}

/** The pressure around a storm that nears the coast. */
function isobars() {
  return (
    <>
      {Array.from({ length: 11 }, (_, index) => (
        <ellipse
          key={index}
          className={index === 3 ? "strong" : index % 2 ? "faint" : "fine"}
          cx={r(536 + index * 5.5)}
          cy={r(118 + index * 3)}
          rx={r(9 + index * 17)}
          ry={r(7 + index * 14)}
          transform={`rotate(${-24 + index * 3} 536 118)`}
        />
      ))}
      <path className="fine" d="M532 118h8M536 114v8" />
    </>
  );
}

/** Readings around a curve that starts above its baseline and ends below it. */
function readings() {
  const next = random(7);
  return (
    <>
      <path className="fine" d="M412 112H612" strokeDasharray="5 3" />
      <path className="strong" d="M412 64C478 64 484 92 518 132S576 196 612 196" />
      {Array.from({ length: 44 }, (_, index) => {
        const t = (index + 0.5) / 44, x = 414 + 196 * t;
        const y = 64 + 132 * t * t * (3 - 2 * t) + next.bell() * 16;
        return (
          <path
            key={index}
            className="fine"
            d={`M${r(x - 2.5)} ${r(y)}h5M${r(x)} ${r(y - 2.5)}v5`}
          />
        );
      })}
    </>
  );
}

/** Sightings from many places on one mark. */
function sightings() {
  const mark = { x: 548, y: 112 };
  return (
    <>
      {Array.from({ length: 26 }, (_, index) => {
        const angle = (index / 26) * 2 * Math.PI, far = 300;
        const x = r(mark.x + far * Math.cos(angle)), y = r(mark.y + far * Math.sin(angle));
        return (
          <path
            key={index}
            className={index % 3 ? "faint" : "fine"}
            d={`M${r(mark.x + 16 * Math.cos(angle))} ${r(mark.y + 16 * Math.sin(angle))}L${x} ${y}`}
          />
        );
      })}
      <circle className="strong" cx={mark.x} cy={mark.y} r="16" />
      <path className="fine" d="M544 112h8M548 108v8" />
    </>
  );
}

const r = (value: number) => Math.round(value * 100) / 100;
