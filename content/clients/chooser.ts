/** The kinds of client and what each would say; the pages for them answer it. */
import { paths } from "../paths.ts";

export const clients = {
  "local-government": {
    title: "For local government",
    meta: {
      title: "Consulting for local government",
      description:
        "For counties, cities and special districts in Florida: an audit finding, expiring recovery funds, a partnership proposal or a key retirement.",
    },
    intro:
      "For counties, cities, school districts and special districts. Choose the sentence that fits. Each one comes with a first step and something to read.",
    situations: {
      "audit-finding": "We have an audit finding",
      "recovery-funds": "Our recovery funds are running out",
      "unsolicited-proposal": "A company has brought us a proposal",
      departures: "The person who knows it all is retiring",
    },
  },
  nonprofits: {
    title: "For nonprofits",
    meta: {
      title: "Consulting for nonprofits",
      description:
        "For nonprofit boards and directors in Florida: a grant that ends, a first federal award, a funder who asks for results, or a storm plan.",
    },
    intro:
      "For directors, finance managers and boards. Choose the sentence that fits. Each one comes with a first step and something to read.",
    situations: {
      "grant-ends": "Our grant ends in June",
      "first-award": "We have won our first federal award",
      "show-results": "A funder asks what the program changed",
      storm: "One storm could close our doors",
    },
  },
  business: {
    title: "For business",
    meta: {
      title: "Consulting for business in Florida",
      description:
        "For companies that sell to or partner with Florida governments: a first bid, a lost award, contract affidavits or a partnership proposal.",
    },
    intro:
      "For companies that sell to government, partner with it or answer to its rules. Choose the sentence that fits. Each one comes with a first step and something to read.",
    situations: {
      "first-bid": "We want to sell to government",
      "lost-award": "We lost an award",
      affidavits: "A contract asks us for affidavits",
      partnership: "We have a project to propose",
    },
  },
} as const;

export type ClientSlug = keyof typeof clients;

/** Around the answers on each client's page. */
export const clientLead = {
  back: { label: "Back to services", href: paths.services },
  call: {
    title: "Talk to someone who knows your sector",
    text:
      "Send the decision or deadline you face. The form opens with your sector filled in, and we answer within 24 hours.",
    expert: "Talk to a Sector Expert",
    services: { label: "All services", href: paths.services },
  },
} as const;

/** For the home page and the services page. */
export const clientChooser = {
  title: "Start from your situation",
  clients: Object.entries(clients).map(([slug, { title, situations }]) => ({
    title,
    href: paths.client(slug),
    situations: Object.entries(situations)
      .map(([id, label]) => ({ label, href: paths.situation(slug, id) })),
  })),
};
