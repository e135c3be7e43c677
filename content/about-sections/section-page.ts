import { paths } from "../paths.ts";
import { site } from "../site.ts";

/** Labels common to every section page. */
export const aboutSectionPage = {
  /** Over the list of sections that an unknown one is answered with. */
  all: "All sections about the firm",
  links: Object.entries({
    "our-mission-vision": "Our Mission & Vision",
    "our-core-values": "Our Core Values",
    "our-commitments": "Five Commitments in Brief",
    "our-approach": "Our Approach",
    "why-choose-us": "Why Choose Us",
    "client-testimonials": "Client Testimonials",
  }).map(([slug, label]) => ({ label, href: paths.aboutSection(slug) })),
  call: {
    title: "Talk it over with us",
    text:
      "Tell us what you need to decide. We will say how we would approach it and who would do the work.",
    links: [
      { label: "Schedule Consultation", href: paths.contact },
      { label: "View Our Services", href: paths.services },
    ],
  },
  contact: {
    title: "Contact",
    facts: [
      { term: "Phone", text: site.phone.display, href: site.phone.href },
      { term: "Email", text: site.email, href: `mailto:${site.email}` },
    ],
    address: "Office",
  },
  /** Under "Content not found", for the one header item without a section of its own. */
  missing: {
    slug: "leadership-team",
    meta: {
      title: "Leadership Team section",
      description:
        "This section has no content of its own. The firm's leaders and their biographies are on the leadership page.",
      unlisted: true,
    },
    title: "Leadership Team",
    intro: "The leadership team has its own page.",
    link: { label: "Meet the leadership team", href: paths.leadership },
  },
} as const;
