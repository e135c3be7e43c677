import { outlook } from "../typeset.ts";
import { pageOf } from "../plan.ts";
import { Sheet } from "../sheet.tsx";

export function Checklist() {
  const { title, intro, groups } = outlook.checklist;
  return (
    <Sheet kind="checklist" page={pageOf("checklist")} title={title}>
      <div className="body">
        <h2 id="checklist">{title}</h2>
        <p className="intro">{intro}</p>
        {groups.map((group) => (
          <div key={group.title} className="group">
            <h3>{group.title}</h3>
            <p className="answer-head" aria-hidden="true">
              <span>Yes</span>
              <span>No</span>
              <span>Name</span>
            </p>
            <ul>
              {group.items.map((text) => (
                <li key={text}>
                  <span>{text}</span>
                  <Answer />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Sheet>
  );
}

/** Two boxes and a line to write on. */
function Answer() {
  return (
    <svg aria-hidden="true" viewBox="0 0 130 14" width="130pt" height="14pt">
      <rect x="0.4" y="2.400" width="9.200" height="9.200" className="answer-line" />
      <rect x="24.400" y="2.400" width="9.200" height="9.200" className="answer-line" />
      <path d="M48 11.600h82" className="answer-line" />
    </svg>
  );
}
