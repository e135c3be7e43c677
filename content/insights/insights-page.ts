import { paths } from "../paths.ts";
import { insightsSignUp } from "./sign-up.ts";

/** The copy of /insights (SPEC §2, §9: the sign-up mentions 500+ leaders). */
export const insightsPage = {
  meta: {
    title: "Insights: grants, planning and contracts",
    description:
      "Articles for Florida agencies, nonprofits and companies on partnerships, planning, grants, regulation, resilience and public contracts, with sources.",
  },
  eyebrow: "Insights",
  heading: "Articles on grants, planning, regulation and public contracts",
  intro:
    "We write for people who run public programs and are accountable for them. Each article takes one subject, names the rule and its source, and ends with steps a small staff can finish.",
  featured: "Featured article",
  latest: "More articles",
  /** The article's title completes its name. */
  read: "Read the article",
  newsletter: insightsSignUp,
  outlook: {
    heading: "2025 Strategic Outlook",
    text:
      "Six decisions that public-purpose organizations in Florida should not put off: money after one-time funds, grant rules, people, continuity, AI and suppliers.",
    picture: "Cover of the 2025 Strategic Outlook: a live oak on red hills before a low sun",
    download: { label: "Download Outlook PDF", href: paths.outlook },
  },
  /** Labels of the detail modal. */
  brief: { takeaways: "Takeaways", close: "Close", back: "Back to all insights" },
};
