import { purchaseKinds } from "../insights/shared-figures.ts";
import { termLink } from "../pages/term-link.ts";
import { clients } from "./chooser.ts";
import { workedExamples } from "./worked-examples.ts";
import { asked, type ClientPage, situation } from "./client-page.ts";

const { situations } = clients.business;
const examples = workedExamples.business;

const answers: ClientPage = {
  slug: "business",
  situations: [
    situation({
      id: "first-bid",
      title: situations["first-bid"],
      text:
        "Find out first how the buyer has to buy. The amount, the exceptions and the kind of solicitation decide whether price alone wins or other criteria count too.",
      services: ["Strategic Planning & Business Development", "Research & Policy Analysis"],
      article: "selling-to-florida-government",
      terms: [
        termLink("competitive-solicitation", "Competitive solicitation"),
        termLink("uei", "Unique Entity Identifier (UEI)"),
      ],
      example: examples["first-bid"]!,
    }),
    situation({
      id: "lost-award",
      title: situations["lost-award"],
      text:
        "At a state agency a notice of protest is due within 72 hours after the decision is posted. Call your counsel the same day, and request the scores whether or not you protest.",
      services: ["Strategic Planning & Business Development", "Compliance & Risk Management"],
      article: "selling-to-florida-government",
      terms: [termLink("competitive-solicitation", "Competitive solicitation")],
      example: examples["lost-award"]!,
    }),
    situation({
      id: "affidavits",
      title: situations.affidavits,
      text:
        "Put every statement you sign on one list, with the statute, the person who can attest to it and the date on which it has to be signed again.",
      services: ["Compliance & Risk Management", "Human Resources & Training"],
      article: "regulatory-changes-2025",
      terms: [],
      example: examples.affidavits!,
    }),
    situation({
      id: "partnership",
      title: situations.partnership,
      text:
        "Bring costs, payments, financing, deliverables and a schedule. The government has to publish a public-interest finding, so give it the cost comparison it must weigh.",
      services: ["Financial Management & Analysis", "Project Management"],
      article: "public-private-partnerships-trends",
      terms: [
        termLink("qualifying-project", "Qualifying project"),
        termLink("responsible-public-entity", "Responsible public entity"),
      ],
      example: examples.partnership!,
    }),
  ],
  figure: purchaseKinds,
  questions: asked(
    "companies",
    "visits",
    "people",
  ),
};

export default answers;
