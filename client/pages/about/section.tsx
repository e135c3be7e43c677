import { Fragment, type FunctionComponent } from "react";
import { aboutPage } from "../../../content/pages/about.ts";
import {
  type AboutSection,
  aboutSectionLinks,
  aboutSections,
} from "../../../content/about-sections/index.ts";
import { aboutSectionPage } from "../../../content/about-sections/section-page.ts";
import { aboutMessages } from "../../../content/messages/about.ts";
import { paths } from "../../../content/paths.ts";
import type { PageProps } from "../../runtime/routing.ts";
import { ActionLinks } from "../../ui/controls/button.tsx";
import { Band } from "../../ui/band.tsx";
import { Breadcrumb } from "../../ui/controls/breadcrumb.tsx";
import { FailurePage } from "../../ui/status/failure.tsx";
import { LinkList } from "../../ui/lists/link-list.tsx";
import { Notice } from "../../ui/status/notice.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import * as sections from "./sections.tsx";
import { ContactBlock } from "./contact-block.tsx";

const back = { label: aboutMessages.back, href: paths.about };

export default function AboutSectionPage({ params: { aboutSlug } }: PageProps) {
  const { missing, all } = aboutSectionPage;
  const section = aboutSections.find(({ slug }) => slug === aboutSlug);
  if (!section && aboutSlug !== missing.slug) {
    const { notFound, notFoundText } = aboutMessages;
    return (
      <FailurePage message={notFound} text={notFoundText} back={back}>
        <LinkList id="sections" title={all} links={aboutSectionLinks} />
      </FailurePage>
    );
  }
  const copy = section ?? missing;
  return (
    <Fragment key={aboutSlug}>
      <PageHero
        {...copy}
        opener={section?.slug ?? "about"}
        before={<Breadcrumb section={aboutPage.name} back={back} here={copy.title} />}
      />
      {section ? <Content {...section} /> : <WithoutContent />}
      <ContactBlock />
    </Fragment>
  );
}

const contents: { [Section in AboutSection as Section["slug"]]: FunctionComponent<Section> } = {
  "our-mission-vision": sections.MissionVision,
  "our-core-values": sections.Values,
  "our-commitments": sections.Commitments,
  "our-approach": sections.Approach,
  "why-choose-us": sections.Reasons,
  "client-testimonials": sections.Testimonials,
};

function Content(section: AboutSection) {
  const Section = contents[section.slug] as FunctionComponent<AboutSection>;
  return <Section {...section} />;
}

/** A known slug without a section (SPEC §2). */
function WithoutContent() {
  return (
    <Band>
      <Notice>
        <p>{aboutMessages.contentMissing}</p>
      </Notice>
      <ActionLinks links={[aboutSectionPage.missing.link]} />
    </Band>
  );
}
