import { paths } from "../paths.ts";
import type { InsightText } from "../types.ts";
import { cite, define, sources } from "./sources.ts";

export const regulatoryChanges2025: InsightText = {
  updates: [
    {
      date: "2026-11-21",
      text:
        "The Justice Department has moved the dates of its web rule by about a year: to April 26, 2027 for governments with 50,000 people or more, and to April 26, 2028 for smaller ones and all special districts. The standard is unchanged.",
      source: sources.webRuleDates,
    },
    {
      date: "2026-11-21",
      text:
        "The Department of Health and Human Services has moved the dates of its own web rule in the same way: to May 11, 2027 for recipients with fifteen or more employees, and to May 10, 2028 for smaller ones.",
      source: sources.section504Dates,
    },
  ],
  inBrief: {
    changed:
      "Award rules, contract clauses, cybersecurity, wages, accounting and two federal web rules: in force already, or dated.",
    who:
      "State agencies, cities, counties, special districts, their contractors, and nonprofits with public money.",
    by:
      "Thirteen dates, on one page below. Those of the web rules have moved to 2027 and 2028 since this was written.",
  },
  content: {
    introduction: [
      "What follows is a calendar. It lists the dates we consider most important for Florida agencies, local governments and nonprofits in 2025 and the two years after, in their order, and says what work each one asks for and when that work has to start. Some dates come from federal rules published in 2024 whose grace periods end in 2026 and 2027. Some come from Florida statutes that reached small local governments on January 1. Some belong to the fiscal year that opens on October 1. All are those in force in early January 2025. Rules move, so follow each link before you rely on a date, and ask counsel how a rule applies to you.",
    ],
    sections: [
      {
        title: "The calendar on one page",
        items: [
          "Each date has its section below, with the rule and its source. Print this page, and write the name of an owner beside each line that concerns you.",
        ],
        figure: {
          kind: "timeline",
          caption: "From July 2024 to May 2027",
          head: ["Date", "What applies from then on, or is due"],
          rows: [
            [
              "2024-07-01",
              "Contractors' affidavit on coercion; iron and steel in public works with state funds",
            ],
            ["2024-10-01", "Revised award rules at most agencies"],
            ["2025-01-01", "Cybersecurity standards in smaller counties and municipalities"],
            [
              "2025-07-01",
              "Renewals of contracts that open personal data to foreign countries of concern",
            ],
            ["2025-09-30", "Minimum wage of $14.00"],
            [
              "2025-10-01",
              "Remaining award rules at Health and Human Services; Statements 103 and 104 for September year ends",
            ],
            ["2025-12-01", "First annual reports of special districts"],
            [
              "2026-04-24",
              "Federal web rule, moved since to April 26, 2027: governments with 50,000 people or more",
            ],
            [
              "2026-05-11",
              "Section 504 web rule, moved since to May 11, 2027: recipients with fifteen or more employees",
            ],
            [
              "2026-09-30",
              "Minimum wage of $15.00; recovery funds spent in surface transportation and Title I projects",
            ],
            ["2026-12-31", "Other recovery funds spent"],
            [
              "2027-04-26",
              "Federal web rule, moved since to April 26, 2028: smaller governments and special districts",
            ],
            ["2027-05-10", "Section 504 web rule, moved since to May 10, 2028: smaller recipients"],
          ],
          note: "As of January 6, 2025. The updates above give the sources of the moved dates.",
        },
      },
      {
        title: "Already in force: award rules",
        items: [[
          "The revised ",
          cite("2 CFR part 200", sources.uniformGuidance),
          " took effect on October 1, 2024 for most agencies. The Department of Health and Human Services ",
          cite("adopted only listed provisions", sources.healthAdoption),
          " that day, thresholds and rates among them, and applies the rest from October 1, 2025. The ",
          define("single audit", "single-audit"),
          " threshold is $1,000,000 for fiscal years that begin on or after October 1, 2024, the ",
          define("de minimis", "de-minimis-rate"),
          " indirect rate is up to 15 percent, and the equipment threshold is $10,000. If your purchasing manual, cost allocation plan and ",
          define("subrecipient", "subrecipient"),
          " agreement still quote the old figures, staff will follow the manual, and the auditor may hold you to your own stricter text. Update them, adopt them, train, and note the date. Awards made earlier keep their terms until amended; our article on ",
          {
            text: "grant success in 2025",
            href: paths.insight("grant-success-best-practices-2025"),
          },
          " follows one award through both sets of rules.",
        ]],
      },
      {
        title: "Already in force: contract clauses of 2024",
        items: [
          [
            { strong: "Coercion for labor or services." },
            " Since July 1, 2024, a nongovernmental entity that signs, renews or extends a contract with a governmental entity must give an ",
            cite("affidavit under section 787.06(13)", sources.coercion),
            ".",
          ],
          [
            { strong: "Vendor interests." },
            " Solicitations must state that the awarding body will not consider a vendor's ",
            cite("social, political or ideological interests", sources.vendorInterests),
            ". Review scoring sheets and sustainability questions against the text.",
          ],
          [
            { strong: "Employment eligibility." },
            " Public employers, contractors and subcontractors register with and use ",
            cite("E-Verify", sources.employmentEligibility),
            ". The contractor must obtain an affidavit from each subcontractor.",
          ],
          [
            { strong: "Iron and steel." },
            " Public works contracts with state funding carry the ",
            cite("domestic product requirement", sources.steel),
            " of 2024, with exceptions for availability, cost and public interest that must be determined and recorded.",
          ],
        ],
      },
      {
        title: "January 1, 2025: cybersecurity reaches the smallest",
        items: [[
          "Counties under 75,000 people and municipalities under 25,000 must by now have adopted ",
          cite("cybersecurity standards", sources.localCybersecurity),
          " consistent with generally accepted practice, such as the ",
          cite("NIST Cybersecurity Framework", sources.cyberFramework),
          "; larger ones had to a year earlier. The same section has employees with network access trained within thirty days of hire and every year after that. It also sets clocks. Ransomware is reported within 12 hours of discovery, and other incidents at severity levels three to five within 48, to the state Cybersecurity Operations Center, the Cybercrime Office and the sheriff. An after-action report follows within a week of remediation. Because ",
          cite("section 282.3186", sources.ransom),
          " forbids state agencies, counties and municipalities to pay a ransom, backups have become a legal question: a body that may not buy its data back must be able to restore it.",
        ]],
        figure: {
          kind: "bars",
          caption: "How long an incident may go unreported",
          head: ["Incident", "From discovery"],
          rows: [
            ["Ransomware", "12 hours", 0, 12],
            [
              "Others at severity levels three to five",
              "48 hours",
              0,
              48,
            ],
          ],
          sources: [sources.localCybersecurity],
        },
      },
      {
        title: "What to have ready before the 12-hour clock starts",
        as: "checklist",
        items: [
          "One page on paper with phone numbers for the state center, the Cybercrime Office, the sheriff, the insurer and counsel. If the network is down, a shared drive will not help.",
          "One person and two deputies who may file a report without asking permission. Permission takes longer than twelve hours on a holiday weekend.",
          "Three local examples for each severity level, agreed in advance between technology, legal and communications.",
          "One important system restored each quarter to separate equipment, timed, with the number reported to the manager.",
        ],
      },
      {
        title: "January 20: a new administration",
        items: [
          "Expect a pause on pending federal rules, new priorities in funding notices, and litigation about rules already issued. The Congressional Review Act also lets Congress reconsider rules that arrived late in the last session; the award rules and the web rule were both published in April 2024, well before that period opens. Plan on three tracks. Where a date is in force, keep working to it. Where a rule is proposed, prepare the inventory and stop before the expense. Where a rule is in court, name one person to read the docket each week, and one event that would make you act. A news alert about a court order is a reason to read the order: what it covers, whom it binds, whether it has been stayed.",
        ],
      },
      {
        title: "First quarter: pay, overtime and a policy on AI",
        items: [
          [
            "On November 15, 2024 a federal court in Texas set the 2024 overtime rule aside nationwide, and the salary level for the main exemptions returned to $684 a week. The ",
            cite("Department of Labor", sources.overtime),
            " lists the present status.",
          ],
          "Do not reverse a raise in haste. Check what was promised in writing, what collective agreements say and what turnover would cost; then correct policy texts and grant budgets. A job that fails the duties test earns overtime at any salary.",
          [
            "Florida has no comprehensive statute on artificial intelligence in agencies. The ",
            cite("Government Technology Modernization Council", sources.technologyCouncil),
            ", created in 2024, studies new technologies and how to buy and regulate them, so proposals are likely.",
          ],
          [
            "Adopt a two-page policy now on the outline of the ",
            cite("NIST AI Risk Management Framework", sources.riskFramework),
            ": permitted uses, forbidden data, human review, and an inventory. A prompt may be a disclosure, and a generated summary a public record.",
          ],
        ],
      },
      {
        title: "July 1: renewals and foreign countries of concern",
        items: [[
          "From this day governmental entities may no longer extend or renew certain contracts that give ",
          cite("entities of foreign countries of concern", sources.foreignEntities),
          " access to personal identifying information. A vendor whose contract gives such access must sign an affidavit under section 287.138, and from July 1 the duty extends to renewals. Start in February: list the contracts that touch personal data and come up for renewal after July 1, ask purchasing which of them sit with departments, and send the affidavit with the renewal notice.",
        ]],
      },
      {
        title: "September 30: the minimum wage",
        items: [[
          "Florida's minimum wage rises from $13.00 to $14.00 an hour under ",
          cite("article X, section 24", sources.minimumWage),
          " of the constitution, and to $15.00 a year later. Service contracts and grant budgets that cross the date should carry the new figure now. So should the steps just above it: when the lowest rate rises by a dollar, the difference that a lead worker is paid for responsibility shrinks by the same dollar.",
        ]],
      },
      {
        title: "October 1: accounting statements",
        items: [
          [
            cite("Statement 101", sources.compensatedAbsences),
            ", compensated absences, has applied to fiscal years that began after December 15, 2023. Leave is measured under one model, including sick leave that is more likely than not to be used or paid.",
          ],
          [
            cite("Statement 102", sources.riskDisclosures),
            " applies to years that began after June 15, 2024. A known concentration or constraint is disclosed when an event that could cause a substantial impact has occurred, has begun, or is more likely than not to begin within twelve months.",
          ],
          [
            cite("Statement 103", sources.reportingModel),
            " applies to years that begin after June 15, 2025: for a September year end, this one. It changes management's discussion and analysis, unusual items, proprietary fund statements and budgetary comparisons.",
          ],
          [
            cite("Statement 104", sources.assetDisclosures),
            " applies to the same years. Lease, partnership, subscription and other intangible assets are shown separately, and assets held for sale are disclosed. Opening balances have to be ready on the first day.",
          ],
        ],
        figure: {
          kind: "table",
          caption: "Four statements of the Governmental Accounting Standards Board",
          head: ["Statement", "For years that begin after", "First September year end"],
          rows: [
            ["101, compensated absences", "December 15, 2023", "2025"],
            ["102, certain risk disclosures", "June 15, 2024", "2025"],
            ["103, reporting model", "June 15, 2025", "2026"],
            ["104, certain capital assets", "June 15, 2025", "2026"],
          ],
          sources: [
            sources.compensatedAbsences,
            sources.riskDisclosures,
            sources.reportingModel,
            sources.assetDisclosures,
          ],
        },
      },
      {
        title: "December 1: the first special district reports",
        items: [[
          "A ",
          define("special district", "special-district"),
          " publishes its first annual report under ",
          cite("section 189.0694", sources.specialDistricts),
          " of the Florida Statutes, naming goals achieved and goals missed. A district that adopted its measures in a hurry last fall should read them again before the budget hearing, and replace those for which it is collecting no figures.",
        ]],
      },
      {
        title: "April 24, 2026, now April 26, 2027: the federal web rule, larger governments",
        items: [[
          "State and local governments with 50,000 people or more must meet the Justice Department's ",
          cite("web and mobile app rule", sources.webRule),
          " under Title II of the Americans with Disabilities Act. Its standard is ",
          define("WCAG 2.1, Level AA", "wcag"),
          ". It covers what you buy as well as what you build: the payment portal, the parks booking site and the agenda system count as yours when a vendor runs them. Exceptions cover archived content kept unchanged in an archive section, older documents no longer used to obtain services, certain content posted by outsiders, and old social media posts. They are narrower than they first appear: a ten-year-old permit form that residents still download is in use. Population comes from the most recent decennial census, and a library or department follows its county or city. Independent school districts are counted differently, by the Census Bureau's Small Area Income and Poverty Estimates, as ",
          cite("28 CFR 35.104", sources.population),
          " provides.",
        ]],
      },
      {
        title: "Work that has to start in 2025 to meet it",
        as: "checklist",
        items: [
          "List every site, app, portal and document library, with owner, vendor, contract end and number of files. Ask purchasing too; departments buy services that technology has never heard of.",
          "Remove what nobody needs and archive what the law requires you to keep. It is the cheapest repair, and records rules still apply to what you remove.",
          "Take the ten things residents do most often. Try each with a keyboard alone, with a screen reader, and at 200 percent zoom. Fix these first.",
          "Put the standard, a test report and a duty to repair into every renewal. Ask current vendors for their plan in writing; a badge or widget is no evidence.",
          "Train the people who publish agendas and forms, or each month will add more inaccessible files than the project repairs.",
          "If you rely on an exception or an undue burden, write down the reason, the date and who decided. The burden of proof is yours.",
        ],
      },
      {
        title: "May 11, 2026, now May 11, 2027: recipients of health funding",
        items: [[
          "Nonprofits often assume that web rules are for governments. The Department of Health and Human Services revised its Section 504 regulation, ",
          cite("45 CFR part 84", sources.section504),
          ", in May 2024, and the revision applies the same standard to recipients of its funds: on this date to those with fifteen or more employees. Clinics, aging and disability providers, child welfare agencies, Head Start programs and many of their subrecipients are inside it. Money that arrives through a state department or a county is still federal money. Check the assistance listing number on each award: numbers that begin with 93 belong to this department. A provider with forty people has less time than the small city next door, and usually a much smaller web team.",
        ]],
        figure: {
          kind: "path",
          caption: "Which web rule reaches us, and by when",
          head: ["Question", "Yes", "No"],
          rows: [
            [
              "Are we a special district, or a government of fewer than 50,000 people?",
              "April 26, 2027; moved since to April 26, 2028",
              null,
            ],
            [
              "Are we another state or local government?",
              "April 24, 2026; moved since to April 26, 2027",
              null,
            ],
            [
              "Do we receive money of Health and Human Services, directly or through others?",
              null,
              "Neither of the two rules",
            ],
            [
              "Do we have fifteen employees or more?",
              "May 11, 2026; moved since to May 11, 2027",
              "May 10, 2027; moved since to May 10, 2028",
            ],
          ],
          note:
            "A government that receives such money is under both rules. The updates above give the sources of the moved dates.",
          sources: [sources.webRule, sources.section504],
        },
      },
      {
        title: "Later dates to enter now",
        items: [
          [
            { strong: "September 30, 2026." },
            " ",
            cite("Recovery funds", sources.recoveryFunds),
            " in surface transportation and Title I projects must be ",
            cite("spent", sources.recoveryDeadlines),
            ".",
          ],
          [
            { strong: "December 31, 2026." },
            " The last day to spend other State and Local Fiscal Recovery Funds that were obligated by the end of 2024.",
          ],
          [
            { strong: "April 26, 2027, moved since to April 26, 2028." },
            " The Title II web rule reaches governments under 50,000 people and all special districts.",
          ],
          [
            { strong: "May 10, 2027, moved since to May 10, 2028." },
            " The Section 504 web rule reaches recipients with fewer than fifteen employees.",
          ],
        ],
      },
      {
        title: "A register to hold it all, with an illustrative entry",
        as: "example",
        items: [
          'One spreadsheet is enough. Give each duty a row with nine columns: the rule and its link, why it applies to us, the date, the owner, the evidence that will prove compliance, the next step, its due date, the cost, and the day on which someone last read the source. An invented entry reads: "Web rule, 28 CFR part 35 subpart H. We are a county of 80,000. April 24, 2026. Communications director. Test reports for ten tasks. Vendor letters sent. March 14. $45,000. Checked January 3." The last column is the one that shows when a date has moved. Review the register every month for twenty minutes, test five transactions a quarter against each policy, and show the result to the board.',
        ],
      },
      {
        title: "The first sixty days",
        items: [[
          "By the end of January, build the register from this article and from your grant agreements, fill every owner cell and print the incident page. By the middle of February, finish the web inventory, send the vendor letters, add the contract clauses to your templates and list contracts due for renewal after July 1. By early March, present the register and its cost to the board before the budget calendar closes. Our ",
          {
            text: "compliance and risk",
            href: paths.service("compliance-risk-management"),
          },
          " and ",
          {
            text: "digital",
            href: paths.service("ai-solutions-digital-transformation"),
          },
          " teams can prepare the first version with your staff.",
        ]],
      },
    ],
  },
  sources: [
    sources.webRule,
    sources.population,
    sources.section504,
    sources.uniformGuidance,
    sources.healthAdoption,
    sources.recoveryFunds,
    sources.recoveryDeadlines,
    sources.compensatedAbsences,
    sources.riskDisclosures,
    sources.reportingModel,
    sources.assetDisclosures,
    sources.localCybersecurity,
    sources.ransom,
    sources.cyberFramework,
    sources.specialDistricts,
    sources.coercion,
    sources.foreignEntities,
    sources.vendorInterests,
    sources.employmentEligibility,
    sources.steel,
    sources.minimumWage,
    sources.overtime,
    sources.technologyCouncil,
    sources.riskFramework,
  ],
};
