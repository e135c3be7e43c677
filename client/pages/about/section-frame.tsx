import type { ReactNode } from "react";
import type { Place } from "../../../content/brand/places.ts";
import { aboutMessages } from "../../../content/messages/about.ts";
import { aboutPage } from "../../../content/pages/about.ts";
import { paths } from "../../../content/paths.ts";
import { Breadcrumb } from "../../ui/controls/breadcrumb.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { ContactBlock } from "./contact-block.tsx";

interface SectionFrameProps {
  copy: { meta: { title: string }; title: string; intro?: string };
  /** The place that the hero's map shows. */
  opener: Place;
  children: ReactNode;
}

/** Hero and contact block around the content of a section page (SPEC §2 "About section detail"). */
export function SectionFrame({ copy, opener, children }: SectionFrameProps) {
  const back = { label: aboutMessages.back, href: paths.about };
  return (
    <>
      <PageHero
        {...copy}
        opener={opener}
        // A picture follows at once.
        hasPhoneMap={opener !== "our-approach"}
        before={<Breadcrumb section={aboutPage.name} back={back} here={copy.title} />}
      />
      {children}
      <ContactBlock />
    </>
  );
}
