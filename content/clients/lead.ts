/** Around the answers on each client's page. */
import { paths } from "../paths.ts";
import type { ClientSlug } from "./chooser.ts";

/** The hero, apart from its title. */
export const clientHeroes: Readonly<
  Record<ClientSlug, { meta: { title: string; description: string }; intro: string }>
> = {
  "local-government": {
    meta: {
      title: "Consulting for local government",
      description:
        "For counties, cities and special districts in Florida: an audit finding, expiring recovery funds, a partnership proposal or a key retirement.",
    },
    intro:
      "For counties, cities, school districts and special districts. Choose the sentence that fits. Each one comes with a first step and something to read.",
  },
  nonprofits: {
    meta: {
      title: "Consulting for nonprofits",
      description:
        "For nonprofit boards and directors in Florida: a grant that ends, a first federal award, a funder who asks for results, or a storm plan.",
    },
    intro:
      "For directors, finance managers and boards. Choose the sentence that fits. Each one comes with a first step and something to read.",
  },
  business: {
    meta: {
      title: "Consulting for business in Florida",
      description:
        "For companies that sell to or partner with Florida governments: a first bid, a lost award, contract affidavits or a partnership proposal.",
    },
    intro:
      "For companies that sell to government, partner with it or answer to its rules. Choose the sentence that fits. Each one comes with a first step and something to read.",
  },
};

export const clientLead = {
  back: { label: "Back to services", href: paths.services },
  index: "Your situation, and where to start",
  call: {
    title: "Talk to someone who knows your sector",
    text:
      "Send the decision or deadline you face. The form opens with your sector filled in, and we answer within 24 hours.",
    expert: "Talk to a Sector Expert",
    services: { label: "All services", href: paths.services },
  },
} as const;
