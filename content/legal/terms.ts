import { paths } from "../paths.ts";
import { site } from "../site.ts";
import type { ProseSection } from "../types.ts";
import { type LegalPage, list, mail, p, phone, postal, updated } from "./legal-page.ts";

/** Terms for every reader of the site. */
const ofTheSite = [
  {
    id: "acceptance",
    title: "Using this site",
    blocks: [
      p(
        "By using this site you accept these terms. If you act for an organization, you confirm that you may do so. You may read, print and share the pages for your own work if you name their source. You may not:",
      ),
      list(
        "try to reach data or systems that are not meant for you, or overload the site;",
        "send material that is unlawful, harmful or not yours to send;",
        "present our text, drawings or documents as your own or sell them;",
        "send messages in another person's name.",
      ),
    ],
  },
  {
    id: "information",
    title: "Information on this site",
    blocks: [
      p(
        "Articles and documents here are general information, as the ",
        { text: "disclaimer", href: paths.disclaimer },
        " explains. Reading them, or writing to us, does not make you a client.",
      ),
    ],
  },
  {
    id: "links",
    title: "Links to other sites",
    blocks: [
      p(
        "Links lead to sources and social networks that we do not control. Their own terms apply there.",
      ),
    ],
  },
  {
    id: "as-is",
    title: "The site as is",
    blocks: [
      p(
        "This site is offered as is. We work to keep it correct and available, without warranty of any kind. To the extent the law allows, we are not liable for losses that follow from using it or from relying on it alone.",
      ),
    ],
  },
] as const satisfies readonly ProseSection[];

/** For clients, unless a signed agreement says otherwise. */
const ofEngagements = [
  {
    id: "engagements",
    title: "Engagements",
    blocks: [
      p(
        "An engagement begins when both sides have signed a written agreement or statement of work. That document names the scope, the people, the schedule, the price and what each side provides. Where it differs from these terms, it prevails. Procurement law and the terms of a public contract prevail over both.",
      ),
      p(
        "Changes of scope are agreed in writing before the work is done. We depend on timely access to records, staff and decisions; when these come late, dates move accordingly and we say so at once.",
      ),
    ],
  },
  {
    id: "fees",
    title: "Fees and payment",
    blocks: [
      list(
        "The initial consultation is free and carries no obligation.",
        "Invoices are due in 30 days, counted from their date. Public agencies pay as the Florida prompt payment laws provide.",
        "Travel and other expenses are billed at cost, and only if agreed beforehand.",
        "We do not take fees that depend on the award of a grant.",
        "If you question part of an invoice, tell us within those 30 days and pay the rest; we will settle the question together.",
      ),
    ],
  },
  {
    id: "ending",
    title: "Retainers and ending an engagement",
    blocks: [
      p(
        "A retainer continues from month to month. Either side may end it with 30 days' notice in writing. Other engagements end as their agreement says or, where it is silent, with 30 days' notice too. You pay for the work done up to the end, and receive it as it stands.",
      ),
    ],
  },
  {
    id: "work-product",
    title: "Work product",
    blocks: [
      p(
        "Once paid for, the reports, plans and data prepared for you are yours. We keep the rights in methods, templates and tools that existed before or are of general use, and give you a lasting license to use them as part of the work. Names, logo, text and drawings on this site remain ours.",
      ),
    ],
  },
  {
    id: "confidentiality",
    title: "Confidentiality and public records",
    blocks: [
      p(
        "We keep confidential what you give us in confidence and use it only for your work, except where the law requires disclosure. When we act for a public agency, we keep and provide public records as Chapter 119, Florida Statutes, requires. For what you send through this site, see the ",
        { text: "privacy policy", href: paths.privacy },
        ".",
      ),
    ],
  },
  {
    id: "warranty",
    title: "Our promise and its limits",
    blocks: [
      p(
        "We perform services with the care and skill of experienced consultants in the field. We cannot promise a particular result: awards, legislation, audits and markets depend on others. Legal, tax and audit opinions must come from the licensed professionals you engage for them.",
      ),
    ],
  },
  {
    id: "liability",
    title: "Liability",
    blocks: [
      p(
        "To the extent the law allows, neither side is liable to the other for indirect or consequential loss, and our total liability under an engagement is limited to the fees paid for it in the twelve months before the claim. Nothing here limits liability for fraud, willful misconduct or anything that by law cannot be limited, and nothing waives the sovereign immunity of a public body.",
      ),
    ],
  },
  {
    id: "independent-contractor",
    title: "Independent contractor",
    blocks: [
      p(
        "We work as an independent contractor. Nothing in an engagement makes either side the employee, agent, partner or joint venturer of the other, and neither may bind the other without written authority.",
      ),
    ],
  },
  {
    id: "force-majeure",
    title: "Events beyond control",
    blocks: [
      p(
        "Neither side is responsible for delay caused by events beyond its reasonable control, such as hurricanes, floods, epidemics, failures of utilities or acts of government, as long as it says so promptly and resumes when it can. Money already owed stays due. If such an event lasts more than 60 days, either side may end the engagement in writing.",
      ),
    ],
  },
  {
    id: "assignment",
    title: "Assignment",
    blocks: [
      p(
        "Neither side may assign an engagement without the written consent of the other, which may not be unreasonably withheld; a successor to the whole of a side's business may take it over after notice in writing.",
      ),
    ],
  },
] as const satisfies readonly ProseSection[];

const ofBoth = [
  {
    id: "law",
    title: "Governing law",
    blocks: [
      p(
        "The laws of the State of Florida govern these terms, without regard to conflict-of-law rules. Before going to court, executives of both parties will try for 30 days to settle the dispute. The state and federal courts in Leon County, Florida, then have exclusive jurisdiction, unless the law gives a public body another venue.",
      ),
    ],
  },
  {
    id: "entire-agreement",
    title: "Entire agreement",
    blocks: [
      p(
        "For the use of this site, these terms and the notices they name are the whole agreement between you and us. For an engagement, it is the signed agreement, plus these terms where that agreement is silent. Both replace anything said or written earlier about the same matter.",
      ),
    ],
  },
  {
    id: "severability",
    title: "Severability",
    blocks: [
      p(
        "If a provision is invalid or cannot be enforced, the others remain in force, and the provision applies to the extent the law allows.",
      ),
    ],
  },
  {
    id: "changes",
    title: "Changes",
    blocks: [
      p(
        "We may change these terms for the future. The date at the top is the date of these terms; correcting a word does not change it. An engagement under way keeps the terms under which it began.",
      ),
    ],
  },
  {
    id: "contact",
    title: "Contact",
    blocks: [p("Questions about these terms: ", mail, ", ", phone, `, or ${postal}.`)],
  },
] as const satisfies readonly ProseSection[];

export default {
  meta: {
    title: "Terms of Service",
    description:
      "The terms for using this site and, unless a signed agreement says otherwise, for our consulting services, fees, notice and liability.",
  },
  href: paths.terms,
  title: "Terms of Service",
  updated,
  intro: `Sections 1 to ${ofTheSite.length} are the terms for using this site. Sections ${
    ofTheSite.length + 1
  } to ${
    ofTheSite.length + ofEngagements.length
  } apply to the consulting services of ${site.legalName} (“we”), unless a signed agreement says otherwise. The rest applies to both.`,
  sections: [...ofTheSite, ...ofEngagements, ...ofBoth],
} as const satisfies LegalPage;
