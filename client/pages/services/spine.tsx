/** The body of a service's page: its parts along one line, which becomes the line of its process. */
import "./spine.css" with { type: "text" };
import type { ReactNode } from "react";
import { servicePage, stepTimes } from "../../../content/pages/service.ts";
import { servicesPage } from "../../../content/pages/services.ts";
import type { Service } from "../../catalog/rows.ts";
import { Band } from "../../ui/band.tsx";
import { RuledList } from "../../ui/lists/ruled-list.tsx";
import { BackendPicture } from "../../ui/media/picture.tsx";
import { detailOf } from "./page-cuts.ts";

/** Overview, benefits and process (SPEC §2). Parts without content are left out. */
export function Spine({ service, figure }: { service: Service; figure: ReactNode }) {
  const { detailed_description, features, benefits, process, hover_image_path } = service;
  const paragraphs = detailed_description.split(/\n\s*\n/).filter((text) => text.trim());
  const [lead, ...rest] = paragraphs;
  const hasOverview = paragraphs.length > 0 || features.length > 0;
  if (!hasOverview && benefits.length === 0 && process.length === 0) return null;
  return (
    <Band size="lg" className="wrap-anywhere md:-mt-4">
      {hasOverview && (
        <section
          aria-labelledby="overview"
          className={`service-part md:grid md:grid-rows-rest md:max-lg:grid-cols-4-8 ${threeColumns}`}
        >
          <h2 id="overview" className="md:col-start-1 md:row-start-1 lg:pr-12">
            {servicePage.overview}
          </h2>
          <div className="service-text md:row-span-2 md:pb-fluid-20">
            {lead && (
              <p className="max-w-text font-display text-xl leading-normal text-balance text-ink md:mb-6">
                {lead}
              </p>
            )}
            <div className="grid max-w-text content-start gap-paragraph">
              {rest.map((paragraph, index) => <p key={index}>{paragraph}</p>)}
            </div>
          </div>
          {features.length > 0 && <Features features={features} />}
        </section>
      )}
      {figure}
      {benefits.length > 0 && (
        <section
          aria-labelledby="benefits"
          className={`service-part service-benefits ${threeColumns}`}
        >
          <h2 id="benefits" className={`lg:pr-12 ${headingColumn}`}>{servicePage.benefits}</h2>
          <RuledList items={benefits} isTicked className="max-sm:mt-5 sm:border-0 print:mt-3" />
        </section>
      )}
      {process.length > 0 && <Process steps={process} picture={hover_image_path} />}
    </Band>
  );
}

/** The closing bands and the footer have the same columns. */
const threeColumns = "lg:grid lg:grid-cols-3 lg:gap-x-7";

/** Of the heading's column, which is left of the line on wide windows. */
const headingColumn = "lg:col-start-1 lg:row-start-1";

function Features({ features }: { features: readonly string[] }) {
  return (
    <section
      aria-labelledby="features"
      className="service-features md:col-start-1 md:row-start-2 md:mt-10 md:pr-fluid-20 md:pb-fluid-20 md:max-lg:sticky md:max-lg:top-28 md:max-lg:self-start lg:pr-12 print:mt-6"
    >
      <h3 id="features" className="mb-3">{servicesPage.keyFeatures}</h3>
      <RuledList
        items={features}
        className="gap-x-5 max-sm:text-sm max-sm:leading-snug xs:max-md:grid xs:max-md:grid-cols-2 sm:gap-x-10 md:max-lg:text-sm md:max-lg:text-balance"
      />
    </section>
  );
}

/** Numbered steps, the stations of the line, and the service's drawing by night. */
function Process({ steps, picture }: { steps: readonly string[]; picture: string | null }) {
  const detail = picture ? detailOf(picture) : undefined;
  const isAlone = !picture || detail === undefined;
  return (
    <section
      aria-labelledby="process"
      className={isAlone ? "process-alone" : threeColumns}
    >
      <div
        className={isAlone
          ? ""
          : `flex flex-col lg:sticky lg:top-28 lg:self-start lg:pr-18 ${headingColumn}`}
      >
        <h2 id="process" className="max-lg:mb-8">{servicePage.process}</h2>
        {!isAlone && (
          // Of one shape in all windows, so that they all show the same part.
          <div className="relative aspect-2/1 overflow-hidden max-lg:order-first max-lg:-mx-gutter max-lg:mb-fluid-16 lg:mt-7 lg:rounded-sm print:hidden">
            <BackendPicture
              src={picture}
              sizes="(width < 64rem) 125vw, 35rem"
              // A detail, because the hero has the whole drawing.
              className={`absolute inset-0 size-full scale-125 object-cover ${detail}`}
            />
          </div>
        )}
      </div>
      <ol
        className={`steps ${
          isAlone ? "" : "lg:col-span-2 lg:col-start-2 lg:row-start-1 lg:-ml-fluid-12"
        }`}
      >
        {steps.map(stepOf).map(({ title, text, time }, index) => (
          <li
            key={index}
            className="process-step step"
          >
            {title && (
              <div className="mb-2">
                <h3 className="pt-2">{title}</h3>
                {time && <p className="mt-1 text-sm font-semibold text-clay">{time}</p>}
              </div>
            )}
            <p className={title ? "" : "pt-2"}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Text before a colon becomes the title of the step. */
function stepOf(step: string): { title?: string; text: string; time?: string } {
  const colon = step.indexOf(": ");
  if (colon < 1 || colon > 60) return { text: step };
  const text = step.slice(colon + 2);
  const names = (time: string) => text.toLowerCase().includes(time.toLowerCase());
  const time = stepTimes.find(names), title = step.slice(0, colon);
  if (!time || !text.startsWith(`${time} `)) return { title, text, time };
  // The time is above the text already.
  const rest = text.slice(time.length + 1);
  return { title, text: rest[0]!.toUpperCase() + rest.slice(1), time };
}
