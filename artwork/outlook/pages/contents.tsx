import { outlook } from "../typeset.ts";
import { entries } from "../plan.ts";
import { Sheet } from "../sheet.tsx";

export function Contents() {
  return (
    <Sheet
      kind="contents"
      page={2}
      title={outlook.contents}
      ground={<img src="/pictures/contents.jpg" alt="" />}
    >
      <div className="body">
        <h2>{outlook.contents}</h2>
        <ol>
          {entries.map(({ id, title, page, theme }) => (
            <li key={id} className={theme ? "theme-entry" : ""}>
              <a href={`#${id}`}>
                <span className="entry-number">{theme}</span>
                <span className="entry-title">{title}</span>{" "}
                <span className="entry-page">{page}</span>
              </a>
              {theme && <p>{outlook.themes[theme - 1]!.thesis}</p>}
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}
