import { outlook } from "../typeset.ts";
import { pageOf } from "../plan.ts";
import { Sheet } from "../sheet.tsx";
import { Staff } from "../staff.tsx";
import { Words } from "../words.tsx";

export function Calendar() {
  const { title, intro, changed, dates } = outlook.calendar;
  return (
    <Sheet kind="calendar" page={pageOf("calendar")} title={title}>
      <div className="body">
        <h2 id="calendar">{title}</h2>
        <p className="intro">{intro}</p>
        <div className="dates">
          <Staff dates={dates.map(({ date }) => date)} />
          <table>
            <tbody>
              {dates.map(({ date, text }) => (
                <tr key={date}>
                  <th scope="row">{date}</th>
                  <td>
                    <Words text={text} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="changed">
          {changed.text} <a href={changed.source.href}>{changed.source.label}</a>
        </p>
      </div>
    </Sheet>
  );
}
