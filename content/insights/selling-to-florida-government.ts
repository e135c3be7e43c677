import { servicePath } from "../navigation.ts";
import type { InsightText } from "../types.ts";
import { cite, define } from "./cite.ts";
import { purchaseKinds } from "./shared-figures.ts";
import { sources } from "./sources.ts";

export default {
  updates: [
    {
      date: "2026-11-23",
      text:
        "The Legislature passed Senate Bill 1134 on March 10, 2026, to take effect on January 1, 2027. We have not confirmed that it became law, or its chapter number in the Laws of Florida. It creates section 287.139 of the Florida Statutes, which requires recipients of county and city contracts or grants to certify, before the award, that they do not and will not use those funds to require anyone to adopt, study or be taught diversity, equity and inclusion as the bill defines it. The bill also bars counties and cities from funding or promoting it. Read the definition with counsel before you sign.",
      source: sources.localContracts,
    },
  ],
  inBrief: {
    changed:
      "Nothing new as of January 2025. The rules on buying, contact, payment and protest are in force and public.",
    who:
      "Companies that want a first public customer in Florida, or a better result from the next bid.",
    by:
      "Register now. After an award is posted, 72 hours for a notice of protest and 10 days more for the protest itself.",
  },
  content: {
    introduction:
      "Selling to government begins with rules on what a bidder may not do, and when. Florida law says how its agencies buy, how long they may take to pay, and what a losing bidder can do about it. All of it is public, yet few companies read it before their first bid.",
    background:
      "This article is for owners and sales managers who want their first public customer, or a better result from the next bid.",
    sections: [
      {
        title: "Register before there is anything to bid on",
        items: [
          [
            "For state agencies, the ",
            cite("Vendor Information Portal", sources.vendorPortal),
            " of MyFloridaMarketPlace is the place to register and the place where solicitations are posted. Choose commodity codes with care, since email notices depend on them, and still check the portal yourself: a missed notice gives you no rights.",
          ],
          [
            "For federal awards and many projects paid with federal money, ",
            cite("SAM.gov", sources.registration),
            " assigns a ",
            define("Unique Entity Identifier", "uei"),
            " without charge; renew the registration every year. Ignore letters that offer to do it for a fee.",
          ],
          "Counties, cities, school districts and universities buy under their own rules and often on their own portals. List the ten public bodies nearest to you and register with each.",
        ],
      },
      {
        title: "How a state agency has to buy",
        items: [[
          "Above the threshold for category two in ",
          cite("section 287.017", sources.purchasingCategories),
          ", $35,000, an agency must use a ",
          define("competitive solicitation", "competitive-solicitation"),
          " unless an exception applies. ",
          cite("Section 287.057", sources.procurement),
          " recognizes three kinds.",
        ]],
        then: [
          "In an invitation to bid the agency can say exactly what it wants, and the lowest responsive bid from a responsible vendor wins. In a request for proposals it knows the purpose and weighs other criteria alongside price. In an invitation to negotiate it ranks replies and negotiates with one or more vendors for the best value.",
          "Check the cover for the solicitation type before reading the scope. A persuasive essay is wasted on an invitation to bid, and a low price alone will not carry a negotiation. Small purchases below the threshold are made by quote, which is where many first sales happen.",
        ],
        figure: purchaseKinds,
      },
      {
        title: "When to talk and when to be quiet",
        items: [
          "Talk early. Before a solicitation is posted an agency may ask the market what exists, and it often does so by a published request for information; answer those.",
        ],
        then: [
          "From the release of the solicitation until 72 hours after the posting of the intended award, not counting weekends and state holidays, bidders may not contact employees or officers of the executive or legislative branch about it, except in writing to the procurement officer or as the documents provide. A breach can be grounds for rejecting the response.",
          "One more rule catches helpful companies: a company that was hired without competition to study a future purchase, or took part in drafting its solicitation, is generally barred from the contract that follows. Decide which role you want before you offer free advice.",
        ],
      },
      {
        title: "A bid decision worth an hour",
        as: "checklist",
        items: [
          "Who holds the contract today, at what price, and why is it being bid again? The last contract, its invoices and its evaluations are public records; ask for them a month before you need them.",
          "Which requirement would exclude us, and can it be met by a partner named in the response?",
          "Do the scoring points reward what we are better at? If seven points in ten are price and we are not the cheapest, decline.",
          "What will the affidavits, insurance, bonds, reports and public records duties cost over the whole term?",
          "Can we carry the work for three months before the first payment?",
        ],
      },
      {
        title: "When you will be paid",
        items: [[
          "Under ",
          cite("section 215.422", sources.statePayment),
          " a state agency has five working days to inspect and approve, unless the contract says otherwise, and files the approved invoice with the Chief Financial Officer within 20 days of receiving the invoice and approving what was delivered.",
        ]],
        then: [
          "If payment has not been issued 40 days after that receipt and approval, interest is owed, and a vendor ombudsman at the Department of Financial Services takes complaints.",
          [
            "Under ",
            cite("section 218.74", sources.localPayment),
            ", counties, cities and other local bodies must pay for anything but construction within 45 days. Late amounts bear interest of 1 percent a month from 30 days after the due date, and the vendor has to bill for it.",
          ],
          "Construction has clocks of its own. In every case they start with a proper invoice, so agree on its form, its address and the acceptance test before you sign.",
        ],
        figure: {
          kind: "bars",
          caption: "The clock of an invoice",
          head: ["Step", "Days"],
          rows: [
            ["State: invoice filed with the Chief Financial Officer", "within 20 days", 0, 20],
            ["State: interest begins", "after 40 days", 0, 40],
            ["Local: payment due (construction excluded)", "within 45 days", 0, 45],
            ["Local: interest begins, if you invoice it", "after 75 days", 0, 75],
          ],
          note: "State days run from invoice and approval.",
          sources: [sources.statePayment, sources.localPayment],
        },
      },
      {
        title: "What certification gives and what it does not",
        items: [[
          "The Department of Management Services certifies woman-, minority- and veteran-owned businesses that meet the conditions of ",
          cite("section 287.0943", sources.businessCertification),
          " or ",
          cite("section 295.187", sources.veteranBusiness),
          ". Among them are residence in Florida, 51 percent ownership and limits on size.",
        ]],
        then: [
          "A certified veteran business is awarded the contract when responses are equal in all relevant respects, including price, quality and service. Otherwise certification mainly makes a company easier to find. It wins nothing by itself, and it has to be kept current.",
        ],
      },
      {
        title: "If you lose",
        items: [[
          "Ask for the scores and the winning response. If the agency broke its own rules, the clock is short: under ",
          cite("section 120.57(3)", sources.protests),
          " a notice of protest is due within 72 hours after the decision is posted, and the formal protest within 10 days after the notice. For a protest of the terms, the clock starts when the solicitation is posted. A ",
          cite("bond", sources.protestBond),
          ", as a rule 1 percent of the estimated contract, comes with the formal protest.",
        ]],
        then: [
          "Choose counsel before the award is posted. If the agency was simply persuaded by someone else, write down why, within a week, while the people who wrote your response still remember what they left out.",
        ],
        figure: {
          kind: "bars",
          caption: "The clock of a protest",
          head: ["Step", "From the posting of the decision"],
          rows: [
            ["Notice of protest", "within 72 hours", 0, 3],
            [
              "Formal protest",
              "within 10 days after the notice",
              3,
              13,
            ],
          ],
          note: "Saturdays, Sundays and state holidays do not count toward the 72 hours.",
          sources: [sources.protests],
        },
      },
      {
        title: "The first ninety days",
        as: "checklist",
        items: [
          "Days 1 to 30: register with the state, with SAM.gov and with the ten nearest public bodies. Ask for two expiring contracts in your field.",
          "Days 31 to 60: build one folder with affidavits, insurance, references, resumes and a two-page description of past work that names the customer and the result.",
          [
            "Days 61 to 90: answer one request for information, quote one small purchase, and hold the one-hour bid decision on one solicitation. Our ",
            {
              text: "business development",
              href: servicePath("strategic-planning-business-development"),
            },
            " and ",
            {
              text: "compliance",
              href: servicePath("compliance-risk-management"),
            },
            " teams prepare companies for each step. This is general information as of January 2025, and your counsel should confirm how it applies to you.",
          ],
        ],
      },
    ],
  },
} satisfies InsightText;
