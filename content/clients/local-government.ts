import { datesAhead } from "../insights/shared-figures.ts";
import { clients } from "./chooser.ts";
import { asked, type ClientPage, situation } from "./client-page.ts";

const { title, situations } = clients["local-government"];

export const localGovernmentPage: ClientPage = {
  slug: "local-government",
  meta: {
    title: "Consulting for local government",
    description:
      "For counties, cities and special districts in Florida: an audit finding, expiring recovery funds, a partnership proposal or a key retirement.",
  },
  title,
  intro:
    "For counties, cities, school districts and special districts. Find the sentence that sounds like your week; under it stand a first step and what to read.",
  situations: [
    situation({
      id: "audit-finding",
      title: situations["audit-finding"],
      text:
        "Write down the cause before the correction: who did what, under which rule, with what record. Then name one person and one date for each step of the response.",
      services: ["Compliance & Risk Management", "Financial Management & Analysis"],
      article: "regulatory-changes-2025",
      terms: ["single-audit", "uniform-guidance"],
    }),
    situation({
      id: "recovery-funds",
      title: situations["recovery-funds"],
      text:
        "List each program that one-time money began. For each one ask whether its measure has moved and which recurring source would pay. Then keep it, shrink it, hand it over or end it.",
      services: [
        "Strategic Planning & Business Development",
        "Financial Management & Analysis",
        "Program Evaluation & Assessment",
      ],
      article: "strategic-planning-trends-2025",
      terms: ["period-of-performance", "closeout"],
    }),
    situation({
      id: "unsolicited-proposal",
      title: situations["unsolicited-proposal"],
      text:
        "Settle how you will compare it before you answer. Without bids, your own project files have to supply the cost of building for yourself.",
      services: ["Financial Management & Analysis", "Compliance & Risk Management"],
      article: "public-private-partnerships-trends",
      terms: ["unsolicited-proposal", "qualifying-project", "availability-payment"],
    }),
    situation({
      id: "departures",
      title: situations.departures,
      text:
        "Ask what happens in the month after that person leaves. Write down the tasks only they can do, and let a second person do each one while they watch.",
      services: ["Organizational Development", "Human Resources & Training"],
      article: "organizational-resilience-uncertain-times",
      terms: ["essential-function"],
    }),
  ],
  figure: datesAhead,
  questions: asked(
    "Do you audit, or give legal opinions?",
    "Where do we send an RFP or another solicitation?",
    "What stays with us when the work ends?",
  ),
};
