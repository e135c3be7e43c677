/** The kinds of client and what each would say; the pages for them answer it. */
import { paths } from "../paths.ts";

export const clients = {
  "local-government": {
    title: "For local government",
    name: "Local government",
    situations: {
      "audit-finding": "We have an audit finding",
      "recovery-funds": "Our recovery funds are running out",
      "unsolicited-proposal": "A company has brought us a proposal",
      departures: "The person who knows it all is retiring",
    },
  },
  nonprofits: {
    title: "For nonprofits",
    name: "Nonprofits",
    situations: {
      "grant-ends": "Our grant ends in June",
      "first-award": "We have won our first federal award",
      "show-results": "A funder asks what the program changed",
      storm: "One storm could close our doors",
    },
  },
  business: {
    title: "For business",
    name: "Business",
    situations: {
      "first-bid": "We want to sell to government",
      "lost-award": "We lost an award",
      affidavits: "A contract asks us for affidavits",
      partnership: "We have a project to propose",
    },
  },
} as const;

export type ClientSlug = keyof typeof clients;

/** For the home page and the services page. */
export const clientChooser = {
  title: "Start from your situation",
  clients: Object.entries(clients).map(([slug, { title, name, situations }]) => ({
    title,
    name,
    href: paths.client(slug),
    situations: Object.entries(situations)
      .map(([id, label]) => ({ label, href: paths.situation(slug, id) })),
  })),
};
