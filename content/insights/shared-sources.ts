/**
 * Sources that the home, service and client pages cite too. Those pages load this module without the other
 * sources of the articles.
 */
import type { Source } from "../types.ts";
import { uniformGuidance } from "./uniform-guidance.ts";

/** A section of the Florida Statutes, 2024 edition. */
export function florida(section: string, subject: string): Source {
  return {
    label: `Florida Statutes (2024), section ${section}: ${subject}`,
    href: `https://www.flsenate.gov/Laws/Statutes/2024/${section}`,
  };
}

export const sharedSources = {
  coercion: florida("787.06", "human trafficking, including the contractor affidavit"),
  protests: florida("120.57", "hearings, and protests of contract solicitations or awards"),
  purchasingCategories: florida("287.017", "purchasing categories, threshold amounts"),
  uniformGuidance,
  uniformGuidanceRule: {
    label:
      "Office of Management and Budget, Guidance for Federal Financial Assistance, 89 FR 30046",
    href: "https://www.federalregister.gov/citation/89-FR-30046",
  },
  recoveryDeadlines: {
    label: "U.S. Treasury, interim final rule on the recovery funds, 88 FR 64986",
    href: "https://www.federalregister.gov/citation/88-FR-64986",
  },
  retirementOption: florida("121.091", "benefits payable under the Florida Retirement System"),
  riskFramework: {
    label: "NIST: AI Risk Management Framework",
    href: "https://www.nist.gov/itl/ai-risk-management-framework",
  },
  localContracts: {
    label: "Florida Senate Bill 1134 (2026), official actions of local governments",
    href: "https://www.flsenate.gov/Session/Bill/2026/1134",
  },
  minimumWage: {
    label: "Florida Constitution, Article X, section 24: minimum wage",
    href: "https://www.flsenate.gov/Laws/Constitution#A10S24",
  },
  procurement: florida("287.057", "procurement of commodities or contractual services"),
  stormwaterNeeds: florida("403.9302", "stormwater management projections"),
  wastewaterNeeds: florida("403.9301", "wastewater services projections"),
  webRuleDates: {
    label: "U.S. Department of Justice, interim final rule extending compliance dates, 91 FR 20902",
    href: "https://www.govinfo.gov/content/pkg/FR-2026-04-20/html/2026-07663.htm",
  },
} satisfies Record<string, Source>;
