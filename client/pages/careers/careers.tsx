import { applicationHeading } from "../../../content/forms/application.ts";
import { ApplicationForm } from "../../forms/application-form.tsx";
import { Band } from "../../ui/band.tsx";
import { Kept, useKeptTitle } from "../../ui/kept.tsx";
import { careersBands } from "./parts.ts";

export const useTitle = () => useKeptTitle(careersBands, "Bands", ({ title }) => title);

export default function CareersPage() {
  const { title, intro, sent } = applicationHeading;
  return (
    <>
      <Kept of={careersBands} part="Bands" props={{}} />
      <Band
        ground="card"
        aria-labelledby="apply"
        className="grid gap-x-20 gap-y-9 lg:grid-cols-4-8 lg:grid-rows-[0fr_1fr]"
      >
        <ApplicationForm // The place every "Apply Now" leads to.
          className="lg:row-span-2"
          head={(isSent) => (
            <div data-no-print>
              <h2 id="apply">{isSent ? sent : title}</h2>
              {!isSent && <p className="mt-3">{intro}</p>}
            </div>
          )}
        />
        <Kept of={careersBands} part="Questions" props={{}} />
      </Band>
    </>
  );
}
