/** The words around every article (SPEC §2 "Insight article"). */
import type { Link } from "../navigation.ts";
import { paths } from "../paths.ts";

interface ArticlePage {
  back: Link;
  /** Before the author's name. */
  by: string;
  readTime: (minutes: number) => string;
  contents: string;
  /** What the date means for the reader; `month` is written out, with its year. */
  written: (month: string) => string;
  share: string;
  copied: string;
  /** Where the clipboard is closed to the page. */
  copyByHand: (address: string) => string;
  print: string;
  sources: string;
  services: string;
  articles: string;
  /** Over the list of articles that an unknown one is answered with. */
  all: string;
  closing: { title: string; text: string; consultation: Link; more: Link };
}

export const articlePage: ArticlePage = {
  back: { label: "Back to Insights", href: paths.insights },
  by: "By",
  readTime: (minutes) => `${minutes} min read`,
  contents: "In this article",
  written: (month) =>
    `Written ${month}. Laws, amounts and dates are as they stood then. Check the source before you rely on one.`,
  share: "Share",
  copied: "Link copied.",
  copyByHand: (address) => `Copy this address: ${address}`,
  print: "Print",
  sources: "Sources",
  services: "Where we help",
  articles: "Read next",
  all: "Every article",
  closing: {
    title: "Bring us the case on your desk",
    text:
      "Half an hour with the person who would lead the work. It costs nothing and commits you to nothing.",
    consultation: { label: "Schedule Strategic Consultation", href: paths.contact },
    more: { label: "View More Insights", href: paths.insights },
  },
};
