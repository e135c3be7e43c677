import { careersPage } from "../../../content/careers/careers.ts";
import { ApplicationForm } from "../../forms/application-form.tsx";
import { Band } from "../../ui/band.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Lead } from "../../ui/text/headings.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { Questions, Sections } from "./careers-sections.tsx";

export default function CareersPage() {
  const { meta, title, intro, jump } = careersPage;
  return (
    <>
      <PageHero meta={meta} title={title} opener="careers">
        <div className="grid gap-5">
          {intro.map((paragraph, index) => (
            <Lead key={paragraph} className={index > 0 ? "max-sm:text-base" : undefined}>
              {paragraph}
            </Lead>
          ))}
          <ButtonLink href="#openings" className="mt-2 justify-self-start">{jump}</ButtonLink>
        </div>
      </PageHero>
      <Sections />
      <Band
        ground="card"
        className="grid gap-x-20 gap-y-9 lg:grid-cols-4-8 lg:grid-rows-rest print:block"
      >
        <ApplicationForm />
        <Questions />
      </Band>
    </>
  );
}
