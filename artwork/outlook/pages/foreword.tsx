import { outlook } from "../typeset.ts";
import { pageOf } from "../plan.ts";
import { Sheet } from "../sheet.tsx";

export function Foreword() {
  const { title, paragraphs, name, role } = outlook.foreword;
  return (
    <Sheet kind="foreword" page={pageOf("foreword")} title={title}>
      <div className="body">
        <h2 id="foreword">{title}</h2>
        <Rod />
        <div className="foreword-text">
          {paragraphs.map((text) => <p key={text}>{text}</p>)}
          <div className="signature">
            <p>{name}</p>
            <p>{role}</p>
          </div>
        </div>
      </div>
    </Sheet>
  );
}

/** A levelling rod beside the text, with a mark every 16.5 points. */
function Rod() {
  return (
    <svg aria-hidden="true" viewBox="0 0 14 528" width="14pt" height="528pt">
      {Array.from({ length: 33 }, (_, index) => (
        <path
          key={index}
          className="staff-line"
          d={`M0 ${index * 16.5}h${index % 4 === 0 ? 14 : 7}`}
        />
      ))}
      <path className="staff-line" d="M0 0V528" />
    </svg>
  );
}
