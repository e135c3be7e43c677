/** The words around the services (SPEC §2 "Services"), which themselves come from the backend. */
import { serviceLinks } from "../navigation.ts";
import { paths } from "../paths.ts";

export const servicesPage = {
  meta: {
    title: "Consulting services in Florida",
    description:
      "Consulting services for agencies, nonprofits and companies, from strategic planning and grant management to evaluation and AI.",
  },
  title: "Services",
  intro:
    "Each service can stand alone. The answer to one question often touches two or three of these fields, so our teams work across them.",
  /** Label of the links to the pages for each kind of client, and the heading of the cards. */
  byClient: "Start from your organization",
  byField: "Or choose a field of work",
  index: "All services",
  /** Label of the button that shows the key features on devices without hover. */
  features: "Features",
  keyFeatures: "Key Features",
  /** The last line of a card with more features than it has room for. */
  moreFeatures: (count: number) => `and ${count} more on the service's page`,
  /** Of the names above cards that stand in one row, and the heading of that row, with what it adds. */
  byTask: "All services by task",
  inBrief: "What each service covers",
  inBriefText: "A card for each, with its scope, main result and key features.",
  /** Under cards that stand in one row. */
  swipe: "Swipe to see all services",
  /** SPEC §2 */
  learnMore: "Learn more",
  banner: {
    title: "Not sure where your question belongs?",
    text:
      "Describe it in your own words. We will say which service fits, whether a smaller step would do, and whether someone else should do it.",
    links: [
      { label: "Schedule a Consultation", href: paths.contact },
      { label: "Talk to a Sector Expert", href: paths.contact },
    ],
  },
} as const;

/** Shown on error pages, and where the services cannot be. */
export const serviceIndex = {
  id: "service-index",
  title: servicesPage.index,
  links: serviceLinks,
};
