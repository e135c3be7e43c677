import { outlook } from "../typeset.ts";
import { site } from "../../../content/site.ts";
import { Mark } from "../../../client/layout/logo.tsx";

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
          <Mark />
          <p className="cover-firm">{site.name}</p>
          <p>{outlook.cover.date}</p>
        </div>
      </div>
    </section>
  );
}
