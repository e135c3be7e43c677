import { careersPage } from "../../../content/careers.ts";
import { site } from "../../../content/site.ts";

/** The place every "Apply Now" leads to. */
export function Apply() {
  const { title, intro } = careersPage.form;
  return (
    <div className="careers-form">
      <h2 id="apply">{title}</h2>
      <p>{intro}</p>
      <p>
        <a className="text-link" href={`mailto:${site.careersEmail}`}>{site.careersEmail}</a>
      </p>
    </div>
  );
}
