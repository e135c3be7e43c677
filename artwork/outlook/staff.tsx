/** A surveyor's staff of months beside the calendar: how far apart the dates really are. */

/** Points: height of the drawing; the rows of the table share it evenly. */
const height = 468;
const width = 66;
const staff = 26;

/** `dates` as in "March 4, 2025", in order. */
export function Staff({ dates }: { dates: readonly string[] }) {
  const times = dates.map((date) => month(parse(date)));
  const first = parse(dates[0]!).getUTCFullYear();
  const years = parse(dates.at(-1)!).getUTCFullYear() - first + 1;
  const y = (months: number) => round(4 + (months - first * 12) * (height - 8) / (years * 12));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={`${width}pt`}
      height={`${height}pt`}
    >
      {Array.from({ length: years * 12 + 1 }, (_, index) => (
        <path
          key={index}
          className="staff-line"
          d={`M${staff} ${y(first * 12 + index)}h${index % 12 === 0 ? -12 : index % 3 ? -4 : -7}`}
        />
      ))}
      <path className="staff-line" d={`M${staff} 4V${height - 4}`} />
      {Array.from(
        { length: years },
        (_, index) => (
          <text key={index} className="staff-year" x={0} y={y((first + index) * 12 + 0.5)} dy="5">
            {first + index}
          </text>
        ),
      )}
      {times.map((time, index) => {
        const row = round((index + 0.5) * height / dates.length);
        return (
          <g key={time}>
            <path className="staff-lead" d={`M${staff} ${y(time)}L${width - 10} ${row}H${width}`} />
            <circle className="staff-dot" cx={staff} cy={y(time)} r="2.6" />
          </g>
        );
      })}
    </svg>
  );
}

const parse = (date: string) => new Date(`${date.replace(/\s/g, " ")} UTC`);

/** Months since year 0, with the day as a fraction. */
function month(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth() + (date.getUTCDate() - 1) / 31;
}

const round = (value: number) => Math.round(value * 100) / 100;
