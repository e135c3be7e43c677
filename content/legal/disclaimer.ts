import { type Picture, pictures } from "../brand/pictures.ts";
import { testimonial } from "../pages/testimonial.ts";
import { paths } from "../paths.ts";
import { type LegalPage, mail, p, phone, updated } from "./legal-page.ts";

const sampleQuotation = testimonial.sample
  ? "; a quotation marked as a sample was written by us to show the layout"
  : "";

function aboutDrawings(): string {
  const covers: Picture[] = Object.entries(pictures)
    .filter(([name]) => name.startsWith("insights/")).map(([, file]) => file);
  return covers.some(({ photograph }) => photograph)
    ? "The landscapes, maps and film on this site are drawings, and so are most covers of articles. They show no client, project or event."
    : "The landscapes, maps, covers and film on this site are drawings. They show no client, project or event.";
}

export default {
  meta: {
    title: "Disclaimer",
    description:
      "The limits of the information on this site: no professional advice, no promised results, and notes on figures and pictures.",
  },
  href: paths.disclaimer,
  title: "Disclaimer",
  updated,
  intro:
    "We write about law, money and management because our readers work with them. Please keep the following in mind when you use what you read here.",
  sections: [
    {
      id: "general-information",
      title: "General information",
      blocks: [
        p(
          "Articles, service descriptions and the 2025 Strategic Outlook give general information as of their date. Rules, thresholds and programs change, sometimes at short notice, and apply differently from case to case. Check the named source before you act, and ask someone who knows your situation.",
        ),
      ],
    },
    {
      id: "no-professional-advice",
      title: "No legal, tax or audit advice",
      blocks: [
        p(
          "We are consultants. We are not a law firm or a certified public accounting firm, and nothing here is legal, tax, audit or investment advice. Where a decision needs an opinion of that kind, engage a licensed professional. We are glad to work alongside yours.",
        ),
        p(
          "Reading this site or sending a message does not create a client relationship. That takes a written agreement, as the ",
          { text: "terms", href: paths.terms },
          " explain. Until then, please do not send confidential material.",
        ),
      ],
    },
    {
      id: "results",
      title: "No promise of results",
      blocks: [
        p(
          `Funders decide on grants, legislatures on appropriations, auditors on findings. We can improve the odds but cannot promise the outcome. Figures about the firm, such as organizations served, value delivered and client satisfaction, describe our work as a whole and do not predict a particular project. A testimonial is the view of one client about one engagement${sampleQuotation}.`,
        ),
      ],
    },
    {
      id: "looking-ahead",
      title: "Statements about the future",
      blocks: [
        p(
          "Where we describe trends or expect something to happen, we give our judgment as of the day of writing. Charts marked as illustrative show a pattern with made-up numbers; they are not data about any organization. Charts based on public facts name their source.",
        ),
      ],
    },
    {
      id: "links",
      title: "Links and sources",
      blocks: [
        p(
          "We link to public sources so that you can check them. We do not control those sites and are not responsible for what they contain or how they treat your data. A link is not an endorsement. Names of agencies, programs and products belong to their owners, and mentioning them does not mean that they endorse us.",
        ),
      ],
    },
    {
      id: "pictures",
      title: "Pictures",
      blocks: [
        p(
          aboutDrawings(),
        ),
      ],
    },
    {
      id: "liability",
      title: "Liability",
      blocks: [
        p(
          "We take care to be accurate and correct errors when we learn of them. To the extent the law allows, we are not liable for losses that follow from relying on this site alone, or from its being unavailable.",
        ),
      ],
    },
    {
      id: "corrections",
      title: "Corrections",
      blocks: [
        p(
          "If you find a mistake or an outdated rule, tell us at ",
          mail,
          " or ",
          phone,
          ". We correct the page, and say so on it where the mistake mattered.",
        ),
      ],
    },
  ],
} as const satisfies LegalPage;
