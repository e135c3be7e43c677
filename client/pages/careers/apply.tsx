import { careersPage } from "../../../content/careers.ts";
import { ApplicationForm } from "../../forms/application-form.tsx";

/** The place every "Apply Now" leads to. */
export function Apply() {
  const { title, intro } = careersPage.form;
  return (
    <div data-no-print>
      <h2 id="apply">{title}</h2>
      <p className="mt-3 mb-9">{intro}</p>
      <ApplicationForm />
    </div>
  );
}
