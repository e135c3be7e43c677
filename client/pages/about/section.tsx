import type { FunctionComponent } from "react";
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
import { Actions } from "../../ui/controls/actions.tsx";
import { Band } from "../../ui/band.tsx";
import { Breadcrumb } from "../../ui/controls/breadcrumb.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { FailurePage } from "../../ui/status/failure.tsx";
import { LinkList } from "../../ui/lists/link-list.tsx";
import { Notice } from "../../ui/status/notice.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { Title } from "../../ui/title.tsx";
import {
  Approach,
  Commitments,
  MissionVision,
  Reasons,
  Testimonials,
  Values,
} from "./sections.tsx";
import { Evidence } from "./evidence.tsx";
import { ContactBlock } from "./contact-block.tsx";

const back = { label: aboutMessages.back, href: paths.about };

export default function AboutSectionPage({ params: { aboutSlug } }: PageProps) {
  const section = aboutSections.find(({ slug }) => slug === aboutSlug);
  if (section) return <Section key={section.slug} section={section} />;
  return aboutSlug === aboutSectionPage.missing.slug ? <WithoutContent /> : <Unknown />;
}

const contents: { [Section in AboutSection as Section["slug"]]: FunctionComponent<Section> } = {
  "our-mission-vision": MissionVision,
  "our-core-values": Values,
  "our-commitments": Commitments,
  "our-approach": Approach,
  "why-choose-us": Reasons,
  "client-testimonials": Testimonials,
};

function Section({ section }: { section: AboutSection }) {
  const Content = contents[section.slug] as FunctionComponent<AboutSection>;
  return (
    <>
      <Title>{section.meta.title}</Title>
      <SectionHero slug={section.slug} title={section.title} intro={section.intro} />
      <Content {...section} />
      {section.slug === "why-choose-us" && <Evidence {...section.evidence} />}
      <ContactBlock />
    </>
  );
}

function SectionHero(
  { slug, title, intro }: { slug?: AboutSection["slug"]; title: string; intro: string },
) {
  return (
    <PageHero
      title={title}
      intro={intro}
      opener={slug ?? "about"}
      before={<Breadcrumb section={aboutPage.name} back={back} here={title} />}
    />
  );
}

/** A known slug without a section (SPEC §2). */
function WithoutContent() {
  const { meta, title, text, link } = aboutSectionPage.missing;
  return (
    <>
      <Title>{meta.title}</Title>
      <SectionHero title={title} intro={text} />
      <Band as="div">
        <Notice>
          <p>{aboutMessages.contentMissing}</p>
        </Notice>
        <Actions>
          <ButtonLink href={link.href}>{link.label}</ButtonLink>
        </Actions>
      </Band>
      <ContactBlock />
    </>
  );
}

function Unknown() {
  const { notFound, notFoundText } = aboutMessages;
  return (
    <FailurePage message={notFound} text={notFoundText} back={back}>
      <LinkList id="sections" title={aboutSectionPage.all} links={aboutSectionLinks} />
    </FailurePage>
  );
}
