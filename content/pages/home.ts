/** The home page's copy (SPEC §2 "Home"). The quote and the four stats are in site.ts. */
import { paths } from "../paths.ts";

export const homePage = {
  meta: {
    title: "Strategy, grants & compliance in Florida",
    description:
      "Strategic consulting for Florida agencies, nonprofits and companies: planning, grants, finance, compliance, workforce and technology.",
  },
  hero: {
    headline: "Unlock Your Next Brilliant Move",
    text:
      "We work alongside government agencies, nonprofits and businesses to set direction, secure funding and deliver results that hold up to public scrutiny.",
    call: { label: "Book Strategy Call", href: paths.contact },
    download: { label: "Download Outlook PDF", href: paths.outlook },
  },
  /** Its points are in home-future.ts. */
  future: {
    title: "The Future Is Already Here",
    intro:
      "The conditions that were forecast a few years ago now set the agenda for boards, commissions and executive teams. Four of them belong in this year's plan.",
  },
  testimonial: {
    title: "What Our Clients Say",
    check: { label: "How to check our work", href: paths.workSample },
  },
  services: {
    title: "Comprehensive Consulting Services",
    intro:
      "One firm for all of these fields, so that the plan, the budget, the grant and the evaluation agree with each other.",
    all: { label: "View all services", href: paths.services },
  },
  closing: {
    title: "Tell us what you need to decide",
    text:
      "The first conversation is free. Bring the problem as it stands; we will tell you how we would approach it, who would do the work and what it would take.",
    links: [
      { label: "Talk to an Expert", href: paths.contact },
      { label: "See our approach", href: paths.aboutSection("our-approach") },
    ],
  },
} as const;
