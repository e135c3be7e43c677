import type { FunctionComponent } from "react";
import { aboutSectionPage } from "../../../content/about-sections/section-page.ts";
import type { TextSection } from "../../../content/about-sections/texts.ts";
import { aboutMessages } from "../../../content/messages/about.ts";
import { paths } from "../../../content/paths.ts";
import { BelowHeading } from "../../runtime/navigation/heading-first.tsx";
import type { PageProps } from "../../runtime/routing.ts";
import { ActionLinks } from "../../ui/controls/button.tsx";
import { Band } from "../../ui/band.tsx";
import { FailurePage } from "../../ui/status/failure.tsx";
import { LinkIndex } from "../../ui/lists/link-index.tsx";
import { Notice } from "../../ui/status/notice.tsx";
import * as sections from "./sections.tsx";
import { sectionChunks } from "./section-chunks.ts";
import { SectionFrame } from "./section-frame.tsx";

export default function AboutSectionPage({ params: { aboutSlug = "" } }: PageProps) {
  const { missing, all, links } = aboutSectionPage;
  const section = sectionChunks.get(aboutSlug)?.read();
  if (!section && aboutSlug !== missing.slug) {
    const { notFound, notFoundText } = aboutMessages;
    const back = { label: aboutMessages.back, href: paths.about };
    return (
      <FailurePage message={notFound} text={notFoundText} back={back}>
        <LinkIndex id="sections" isNarrow title={all} links={links} />
      </FailurePage>
    );
  }
  if (!section) {
    return (
      <SectionFrame copy={missing} opener="about">
        <WithoutContent />
      </SectionFrame>
    );
  }
  return (
    <SectionFrame key={aboutSlug} copy={section} opener={section.slug}>
      <BelowHeading>
        <Content {...section} />
      </BelowHeading>
    </SectionFrame>
  );
}

const contents: { [Section in TextSection as Section["slug"]]: FunctionComponent<Section> } = {
  "our-mission-vision": sections.MissionVision,
  "our-core-values": sections.Values,
  "our-commitments": sections.Commitments,
  "our-approach": sections.Approach,
  "why-choose-us": sections.Reasons,
};

function Content(section: TextSection) {
  const Section = contents[section.slug] as FunctionComponent<TextSection>;
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
