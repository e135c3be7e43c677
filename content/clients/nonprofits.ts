import { awardEnd } from "../insights/shared-figures.ts";
import { termLink } from "../pages/term-link.ts";
import { clients } from "./chooser.ts";
import { workedExamples } from "./worked-examples.ts";
import { asked, type ClientPage, situation } from "./client-page.ts";

const { situations } = clients.nonprofits;
const examples = workedExamples.nonprofits;

const answers: ClientPage = {
  slug: "nonprofits",
  situations: [
    situation({
      id: "grant-ends",
      title: situations["grant-ends"],
      text:
        "Count back ninety days and stop new commitments there. Reconcile the ledger to the claims, list the property, and decide what continues and who pays for it.",
      services: ["Grant Writing & Management", "Financial Management & Analysis"],
      article: "grant-success-best-practices-2025",
      terms: [
        termLink("closeout", "Closeout"),
        termLink("period-of-performance", "Period of performance"),
      ],
      example: examples["grant-ends"]!,
    }),
    situation({
      id: "first-award",
      title: situations["first-award"],
      text:
        "Write one line per award: agency, rulebook, indirect rate, approvals needed and reporting dates. Show it to purchasing and payroll before the first cost is charged.",
      services: ["Grant Writing & Management", "Compliance & Risk Management"],
      article: "grant-success-best-practices-2025",
      terms: [
        termLink("uniform-guidance", "Uniform Guidance"),
        termLink("de-minimis-rate", "De minimis rate"),
        termLink("single-audit", "Single audit"),
      ],
      example: examples["first-award"]!,
    }),
    situation({
      id: "show-results",
      title: situations["show-results"],
      text:
        "Name the decision that the answer will inform. Then choose a few measures with a baseline, and leave out any question whose answer would change nothing.",
      services: ["Program Evaluation & Assessment", "Research & Policy Analysis"],
      article: "strategic-planning-trends-2025",
      terms: [],
      example: examples["show-results"]!,
    }),
    situation({
      id: "storm",
      title: situations.storm,
      text:
        "List at most ten functions that must continue. Then run the cash test: how many weeks of costs can you cover while no grant pays a claim?",
      services: ["Organizational Development", "Compliance & Risk Management"],
      article: "organizational-resilience-uncertain-times",
      terms: [termLink("essential-function", "Essential function")],
      example: examples.storm!,
    }),
  ],
  figure: awardEnd,
  questions: asked(
    "promise",
    "people",
    "response",
  ),
};

export default answers;
