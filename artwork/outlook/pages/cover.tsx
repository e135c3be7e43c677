import { outlook } from "../typeset.ts";
import { mark } from "../../../content/brand/mark.ts";
import { site } from "../../../content/site.ts";

export function Cover() {
  return (
    <section className="sheet sheet-cover">
      <img
        src="/pictures/cover.jpg"
        alt="Drawing: a live oak on contoured red hills before a low sun, with the lines of a survey."
      />
      <div className="cover-text">
        <h1>{outlook.cover.title}</h1>
        <p className="cover-subtitle">{outlook.cover.subtitle}</p>
        <div className="cover-foot">
          <svg viewBox={`0 0 ${mark.side} ${mark.side}`} aria-hidden="true">
            <path fill="currentColor" d={mark.path} />
          </svg>
          <p className="cover-firm">{site.name}</p>
          <p>{outlook.cover.date}</p>
        </div>
      </div>
    </section>
  );
}
