import { datesAhead } from "../insights/shared-figures.ts";
import { termLink } from "../pages/term-link.ts";
import { clients } from "./chooser.ts";
import { workedExamples } from "./worked-examples.ts";
import { asked, type ClientPage, situation } from "./client-page.ts";

const { situations } = clients["local-government"];
const examples = workedExamples["local-government"];

const answers: ClientPage = {
  slug: "local-government",
  situations: [
    situation({
      id: "audit-finding",
      title: situations["audit-finding"],
      text:
        "Write down the cause before the correction: who did what, under which rule, with what record. Then name one person and one date for each step of the response.",
      services: ["Compliance & Risk Management", "Financial Management & Analysis"],
      article: "regulatory-changes-2025",
      terms: [
        termLink("single-audit", "Single audit"),
        termLink("uniform-guidance", "Uniform Guidance"),
      ],
      example: examples["audit-finding"]!,
    }),
    situation({
      id: "recovery-funds",
      title: situations["recovery-funds"],
      text:
        "List each program that started on one-time money. For each one, ask whether its measure has moved and which recurring source would pay. Then keep it, shrink it, hand it over or end it.",
      services: [
        "Strategic Planning & Business Development",
        "Financial Management & Analysis",
        "Program Evaluation & Assessment",
      ],
      article: "strategic-planning-trends-2025",
      terms: [
        termLink("period-of-performance", "Period of performance"),
        termLink("closeout", "Closeout"),
      ],
      example: examples["recovery-funds"]!,
    }),
    situation({
      id: "unsolicited-proposal",
      title: situations["unsolicited-proposal"],
      text:
        "Before you answer, decide what you will compare it with. Without bids, your own project files have to show what building it yourself would cost.",
      services: ["Financial Management & Analysis", "Compliance & Risk Management"],
      article: "public-private-partnerships-trends",
      terms: [
        termLink("unsolicited-proposal", "Unsolicited proposal"),
        termLink("qualifying-project", "Qualifying project"),
        termLink("availability-payment", "Availability payment"),
      ],
      example: examples["unsolicited-proposal"]!,
    }),
    situation({
      id: "departures",
      title: situations.departures,
      text:
        "Ask what happens in the month after that person leaves. Write down the tasks only that person can do, and have a second person do each one while the first watches.",
      services: ["Organizational Development", "Human Resources & Training"],
      article: "organizational-resilience-uncertain-times",
      terms: [termLink("essential-function", "Essential function")],
      example: examples.departures!,
    }),
  ],
  // Two of its dates are a day apart: their dots would hide each other.
  figure: datesAhead,
  questions: asked(
    "opinions",
    "solicitations",
    "after",
  ),
};

export default answers;
