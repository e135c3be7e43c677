/** The points of home's section on this year's conditions (SPEC §2), each with its figure and source. */
import { sharedSources as sources } from "../insights/shared-sources.ts";
import { paths } from "../paths.ts";

export const homeFuture = {
  /** On phones, the button that unfolds the name of a source. */
  source: "Source",
  more: "Read:",
  points: [
    {
      title: "One-time money is ending",
      text:
        "Fiscal recovery funds must be spent by December 31, 2026; in surface transportation and community development (Title I) projects the deadline was September 30, 2026. Programs built on them need a permanent source, a smaller scope or an orderly close.",
      figure: {
        value: "Dec. 31, 2026",
        label: "The last day to spend the remaining recovery funds",
        source: sources.recoveryDeadlines,
      },
      article: {
        label: "Strategic Planning Trends for 2025",
        href: paths.insight("strategic-planning-trends-2025"),
      },
    },
    {
      title: "Experienced staff are leaving",
      text:
        "Long-serving employees take undocumented procedures with them. Continuity now depends on succession plans, written methods and supervisors who can teach.",
      figure: {
        value: "96 months",
        label:
          "How long most Florida Retirement System members can work in deferred retirement (DROP)",
        source: sources.retirementOption,
      },
      article: {
        label: "Organizational Resilience: Twelve Answers",
        href: paths.insight("organizational-resilience-uncertain-times"),
      },
    },
    {
      title: "The rules for grants have changed",
      text:
        "At most agencies the revised Uniform Guidance applies to awards made since October 2024; at Health and Human Services, in full since October 2025. An executive order of August 2025 and a proposed revision address termination and indirect costs.",
      figure: {
        value: "$1,000,000",
        label: "Federal spending in a year that triggers a single audit, up from $750,000",
        source: sources.uniformGuidanceRule,
      },
      article: {
        label: "Grant Success 2025: A Worked Case",
        href: paths.insight("grant-success-best-practices-2025"),
      },
    },
    {
      title: "AI arrived before the policy did",
      text:
        "Staff already use generative tools for drafts and summaries. Public bodies need clear rules on records, privacy and review, then a few uses that are worth the effort.",
      figure: {
        value: "4 functions",
        label: "Govern, map, measure and manage: enough for a first policy",
        source: sources.riskFramework,
      },
      article: {
        label: "Regulatory Changes 2025: A Calendar",
        href: paths.insight("regulatory-changes-2025"),
      },
    },
  ],
} as const;
