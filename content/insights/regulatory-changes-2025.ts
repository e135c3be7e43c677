import { paths } from "../paths.ts";
import type { InsightText } from "../types.ts";
import { cite, sources } from "./sources.ts";

export const regulatoryChanges2025: InsightText = {
  content: {
    introduction: [
      "Compliance work fails more often on the calendar than on the law. The rule is known, someone attended the webinar, and the date passes because nobody owned it. The year ahead has an unusual number of dates. Some come from rules published in 2024 whose grace periods end in 2026 and 2027, which makes 2025 the year of the work. Some come from Florida statutes that reached small local governments on January 1. Some belong to the fiscal year that opens on October 1. This article lists what we consider most important for Florida agencies, local governments and nonprofits, says what each item asks of you, and ends with a register to hold it all. Dates are those in force in early January 2025. Rules move, so follow each link before you rely on a date, and ask counsel how a rule applies to you.",
    ],
    sections: [
      {
        title: "Dates in 2025",
        items: [
          [
            { strong: "January 1." },
            " Counties under 75,000 people and municipalities under 25,000 must have adopted ",
            cite("cybersecurity standards", sources.localCybersecurity),
            ". Larger ones had to do so a year earlier.",
          ],
          [
            { strong: "July 1." },
            " Governmental entities may no longer extend or renew certain contracts that give ",
            cite("entities of foreign countries of concern", sources.foreignEntities),
            " access to personal identifying information.",
          ],
          [
            { strong: "September 30." },
            " Florida's ",
            cite("minimum wage", sources.minimumWage),
            " rises from $13.00 to $14.00 an hour. Service contracts and grant budgets that cross the date should carry the new figure now.",
          ],
          [
            { strong: "October 1." },
            " For governments with a September year end, the first fiscal year under GASB Statements 103 and 104 begins. Opening balances and systems have to be ready on that day.",
          ],
          [
            { strong: "December 1." },
            " Special districts publish their first annual report under ",
            cite("section 189.0694", sources.specialDistricts),
            ", naming goals achieved and goals missed.",
          ],
        ],
      },
      {
        title: "Dates after 2025 that decide this year's work",
        items: [
          [
            { strong: "April 24, 2026." },
            " State and local governments with 50,000 people or more must meet the federal ",
            cite("web and mobile app rule", sources.webRule),
            " under Title II of the Americans with Disabilities Act.",
          ],
          [
            { strong: "May 11, 2026." },
            " Organizations with fifteen or more employees that receive Health and Human Services funds must meet a parallel rule under ",
            cite("Section 504", sources.section504),
            ".",
          ],
          [
            { strong: "December 31, 2026." },
            " In general, the last day to spend ",
            cite("State and Local Fiscal Recovery Funds", sources.recoveryFunds),
            " that were obligated by the end of 2024.",
          ],
          [
            { strong: "April 26 and May 10, 2027." },
            " The Title II rule reaches smaller governments and all special districts. Two weeks later the Section 504 rule reaches recipients with fewer than fifteen employees.",
          ],
        ],
      },
      {
        title: "Accessible websites and apps",
        items: [
          "The Justice Department's rule sets WCAG 2.1, Level AA as the standard for the web content and mobile apps of state and local governments. It covers what you buy as well as what you build: the payment portal, the parks booking site and the agenda system count as yours when a vendor runs them for you. There are exceptions, among them archived content kept unchanged in an archive section, documents that predate the deadline and are no longer used to obtain services, certain content posted by outsiders, and old social media posts. The exceptions are narrower than they first appear. A ten-year-old permit form that residents still download is in use, so it has to be accessible. Population is taken from the most recent decennial census, and a library or department follows the population of its county or city.",
        ],
      },
      {
        title: "Six steps toward the accessibility dates",
        items: [
          [
            { strong: "Inventory." },
            " List every site, app, portal and document library, with its owner, vendor, contract end and number of files. Ask purchasing as well as technology, because departments buy services that nobody else knows about.",
          ],
          [
            { strong: "Delete and archive." },
            " Remove what nobody needs and move what the law requires you to keep. It is the cheapest repair, and records rules still apply to what you remove.",
          ],
          [
            { strong: "Test the tasks." },
            " Take the ten things residents do most often. Try each with a keyboard alone, with a screen reader, and at 200 percent zoom. Fix these first.",
          ],
          [
            { strong: "Contracts." },
            " Put the standard, a test report and a duty to repair into every renewal from today. Ask current vendors for their plan in writing and read it critically.",
          ],
          [
            { strong: "Stop the inflow." },
            " Train the people who publish agendas and forms, and give them templates. Otherwise each month adds more inaccessible files than the project repairs.",
          ],
          [
            { strong: "Record the exceptions." },
            " If you rely on an exception or an undue burden, write down the reason, the date and the person who decided. The burden of proof is yours.",
          ],
        ],
      },
      {
        title: "Nonprofits and health funding",
        items: [[
          "Nonprofits often assume that web rules are for governments. The Department of Health and Human Services revised its Section 504 regulation, ",
          cite("45 CFR part 84", sources.section504),
          ", in May 2024, and the revision applies the same WCAG 2.1 AA standard to recipients of its funds. Clinics, aging and disability providers, child welfare agencies, Head Start programs and many of their subrecipients are inside it. Money that arrives through a state department or a county is still federal money. Check the assistance listing number on each award: numbers that begin with 93 belong to this department. Then count employees, because the number decides which date applies. A provider with forty people has less time than the small city next door, and usually a much smaller web team.",
        ]],
      },
      {
        title: "Federal awards",
        items: [[
          "The revised ",
          cite("2 CFR part 200", sources.uniformGuidance),
          " took effect on October 1, 2024. The audit threshold is $1,000,000 for fiscal years that begin on or after that date, the de minimis indirect rate is up to 15 percent, and the equipment threshold is $10,000. Written policies are the part that organizations forget. If the purchasing manual, the cost allocation plan and the subrecipient agreement still quote the old figures, staff will follow the manual, and the auditor may hold you to your own stricter text. Update the documents, adopt them, train, and note the date. Awards made earlier keep their terms until amended. Our article on ",
          {
            text: "grant success in 2025",
            href: paths.insight("grant-success-best-practices-2025"),
          },
          " describes how to run both sets of rules.",
        ]],
      },
      {
        title: "Accounting statements",
        items: [
          [
            { strong: "Statement 101, compensated absences." },
            " Applies to fiscal years that began after December 15, 2023. Leave is measured under one model, including sick leave that is more likely than not to be used or paid.",
          ],
          [
            { strong: "Statement 102, certain risk disclosures." },
            " Applies to years that began after June 15, 2024. A known concentration or constraint is disclosed when an event that could cause a substantial impact has occurred, has begun, or is more likely than not to begin within twelve months.",
          ],
          [
            { strong: "Statement 103, reporting model." },
            " Applies to years that begin after June 15, 2025. It changes management's discussion and analysis, unusual items, proprietary fund statements and budgetary comparisons.",
          ],
          [
            { strong: "Statement 104, capital asset disclosures." },
            " Applies to the same years. Lease, partnership, subscription and other intangible assets are shown separately, and assets held for sale are disclosed. The full text is at the ",
            cite("GASB", sources.accounting),
            ".",
          ],
        ],
      },
      {
        title: "Cybersecurity duties of local governments",
        items: [[
          cite("Section 282.3185", sources.localCybersecurity),
          " asks three things of every county and municipality. Adopt standards consistent with generally accepted practice, such as the ",
          cite("NIST Cybersecurity Framework", sources.cyberFramework),
          ". Train employees with network access within thirty days of hire and every year after that. Report serious incidents: ransomware within 12 hours of discovery, and other incidents at severity levels three to five within 48 hours, to the state Cybersecurity Operations Center, the Cybercrime Office and the sheriff. An after-action report follows within a week of remediation. ",
          cite("Section 282.3186", sources.ransom),
          " forbids state agencies, counties and municipalities to pay a ransom. That makes backups a legal question: if you may not buy your data back, you must be able to restore it.",
        ]],
      },
      {
        title: "What the 12-hour clock requires",
        items: [
          [
            { strong: "One page on paper." },
            " Telephone numbers for the state center, the Cybercrime Office, the sheriff, the insurer and counsel. If the network is down, a shared drive will not help.",
          ],
          [
            { strong: "A named reporter." },
            " One person and two deputies who may file without asking permission. Permission chains take longer than twelve hours on a holiday weekend.",
          ],
          [
            { strong: "A severity guide." },
            " Three local examples for each level, agreed in advance between technology, legal and communications, so that the first hour is spent acting.",
          ],
          [
            { strong: "A restored backup." },
            " Once a quarter, restore one important system to separate equipment, time it, and tell the manager the number. An untested backup is a hope.",
          ],
        ],
      },
      {
        title: "Clauses and affidavits for contracts",
        items: [
          [
            { strong: "Coercion for labor or services." },
            " Since July 1, 2024, a nongovernmental entity that signs, renews or extends a contract with a governmental entity must give an ",
            cite("affidavit under section 787.06(13)", sources.coercion),
            ".",
          ],
          [
            { strong: "Foreign countries of concern." },
            " Where a contract gives access to personal identifying information, the vendor must give an affidavit under ",
            cite("section 287.138", sources.foreignEntities),
            ". From July 1, 2025 the duty extends to renewals.",
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
        title: "Pay and overtime",
        items: [[
          "Many organizations reclassified staff or raised salaries in 2024 to meet a federal overtime rule. On November 15, 2024 a federal court in Texas set that rule aside nationwide, and the salary level for the main exemptions returned to $684 a week. The ",
          cite("Department of Labor", sources.overtime),
          " lists the present status. Do not reverse a raise in haste: check what was promised in writing, what collective agreements say, and what the change would do to turnover. Do correct your policy text and your grant budgets. The salary test is also only half of the law, so a job that fails the duties test earns overtime at any salary.",
        ]],
      },
      {
        title: "Artificial intelligence",
        items: [[
          "Florida has no comprehensive statute on the use of artificial intelligence by agencies. In 2024 the Legislature created the ",
          cite("Government Technology Modernization Council", sources.technologyCouncil),
          " to study new technologies and advise on buying and regulating them, so proposals are likely. Existing law already reaches most uses. A prompt that contains a student's or patient's details may be a disclosure. A generated summary may be a public record. A screening tool that treats applicants unequally may breach civil rights law, whoever wrote it. Adopt a two-page policy now, built on the ",
          cite("NIST AI Risk Management Framework", sources.riskFramework),
          ": permitted uses, forbidden data, human review, and an inventory that a new law can be checked against.",
        ]],
      },
      {
        title: "A change of administration",
        items: [
          "A new administration takes office on January 20. Expect a pause on pending federal rules, new priorities in funding notices, and litigation about rules already issued. The Congressional Review Act also lets Congress reconsider rules that arrived late in the last session. The award rules and the web rule were both published in April 2024, well before that period opens. Plan on three tracks. Where a date is in force, keep working to it. Where a rule is proposed, prepare the inventory and stop before the expense. Where a rule is in court, name one person to read the docket each week and one trigger for action.",
        ],
      },
      {
        title: "A register that works, with an illustrative entry",
        items: [
          'One spreadsheet is enough. Give each duty a row with nine columns: the rule and its link, why it applies to us, the date, the owner, the evidence that will prove compliance, the next step, its due date, the cost, and the day on which someone last read the source. An invented entry reads: "Web rule, 28 CFR part 35 subpart H. We are a county of 80,000. April 24, 2026. Communications director. Test reports for ten tasks. Vendor letters sent. March 14. $45,000. Checked January 3." Review the register every month for twenty minutes and show it to the board every quarter. An empty owner cell is the only emergency.',
        ],
      },
      {
        title: "Pitfalls",
        items: [
          [
            { strong: "Trusting the vendor's badge." },
            " A widget or a certificate does not make a service accessible or a system secure. Ask for the test method, the date and the list of failures.",
          ],
          [
            { strong: "Acting on a headline." },
            " A news alert about a court order is a reason to read the order. Note what it covers, whom it binds, and whether it has been stayed.",
          ],
          [
            { strong: "Policy without practice." },
            " An adopted policy that nobody follows is worse evidence than a modest one that everybody does. Test five transactions a quarter against each policy.",
          ],
        ],
      },
      {
        title: "The first sixty days",
        items: [
          [
            { strong: "By the end of January." },
            " Build the register from this article and from your grant agreements. Fill every owner cell. Print the incident page.",
          ],
          [
            { strong: "By the middle of February." },
            " Finish the web inventory, send the vendor letters, add the five contract clauses to your templates, and list contracts due for renewal after July 1.",
          ],
          [
            { strong: "By early March." },
            " Present the register and its cost to the board before the budget calendar closes. Our ",
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
          ],
        ],
      },
    ],
  },
  sources: [
    sources.webRule,
    sources.section504,
    sources.uniformGuidance,
    sources.recoveryFunds,
    sources.accounting,
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
