import type { InsightSection } from "../../types.ts";
import { cite, define } from "../cite.ts";
import { sources } from "../sources.ts";

export const webRules: readonly InsightSection[] = [
  {
    title: "April 26, 2027 (was April 24, 2026): the federal web rule, larger governments",
    short: "April 26, 2027: web rule",
    items: [[
      "State and local governments with 50,000 people or more must meet the Justice Department's ",
      cite("web and mobile app rule", sources.webRule),
      " under Title II of the Americans with Disabilities Act. Its standard is ",
      define("WCAG 2.1, Level AA", "wcag"),
      ".",
    ]],
    then: [
      "It covers what you buy as well as what you build: the payment portal, the parks booking site and the agenda system count as yours when a vendor runs them.",
      [
        "Exceptions cover archived content kept unchanged in an archive section, older documents no longer used to obtain services, certain content posted by outsiders, and old social media posts. They are narrow: an old permit form that residents still download is in use.",
      ],
      [
        "Population comes from the decennial census as ",
        cite("28 CFR 35.104", sources.population),
        " says; a library or department uses that of its county or city.",
      ],
    ],
  },
  {
    title: "Work that has to start in 2025 to meet it",
    as: "checklist",
    items: [
      "List every site, app, portal and document library, with owner, vendor, contract end and number of files.",
      "Remove what nobody needs and archive what the law requires you to keep.",
      "Take the ten things residents do most often. Try each with a keyboard alone, with a screen reader, and at 200 percent zoom.",
      "Put the standard, a test report and a duty to repair into every renewal. Ask current vendors for their plan in writing; a badge or widget is not evidence.",
      "If you rely on an exception or an undue burden, write down the reason, the date and who decided. The burden of proof is yours.",
    ],
  },
  {
    title: "May 11, 2027 (was May 11, 2026): recipients of health funding",
    short: "May 11, 2027: health funding",
    items: [[
      "The Department of Health and Human Services (HHS) revised its Section 504 regulation, ",
      cite("45 CFR Part 84", sources.section504),
      ", in May 2024, and applies the same standard to recipients of its funds: on this date to those with fifteen or more employees.",
    ]],
    then: [
      "Clinics, aging and disability providers, child welfare agencies, Head Start programs and many of their subrecipients are covered. Money that arrives through a state department or a county is still federal money.",
      "Check the assistance listing number on each award: numbers that begin with 93 belong to this department.",
    ],
    figure: {
      kind: "path",
      caption: "Which web rule reaches us, and by when",
      head: ["Question", "Yes", "No"],
      rows: [
        [
          "Are we a special district, or a government of fewer than 50,000 people?",
          "April 26, 2028 (was April 26, 2027)",
          null,
        ],
        [
          "Are we another state or local government?",
          "April 26, 2027 (was April 24, 2026)",
          null,
        ],
        [
          "Do we receive HHS funds, directly or through others?",
          null,
          "Neither of the two rules",
        ],
        [
          "Do we have fifteen employees or more?",
          "May 11, 2027 (was May 11, 2026)",
          "May 10, 2028 (was May 10, 2027)",
        ],
      ],
      note: "A government that receives such funds is under both rules.",
      sources: [sources.webRule, sources.section504],
    },
  },
];
