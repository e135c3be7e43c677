/**
 * The public documents the articles rest on, each written once. Florida links name the 2024 edition
 * and eCFR links the text of January 20, 2025, so that a dated article keeps the rules it describes.
 */
import type { Source } from "../types.ts";
import { florida, sharedSources } from "./shared-sources.ts";
import { ecfr } from "./uniform-guidance.ts";

/** A statement of the Governmental Accounting Standards Board, by its own summary. */
function statement(number: number, subject: string): Source {
  return {
    label: `GASB Statement No. ${number}: ${subject}`,
    href:
      `https://www.gasb.org/page/PageContent?pageId=/standards-guidance/pronouncements/summary--statement-no-${number}.html`,
  };
}

export const sources = {
  ...sharedSources,
  partnerships: florida("255.065", "public-private partnerships"),
  partnershipAct: {
    label: "Chapter 2024-96, Laws of Florida (CS/HB 781), unsolicited proposals",
    href: "https://www.flsenate.gov/Session/Bill/2024/781",
  },
  transportation: florida("334.30", "public-private transportation facilities"),
  steel: florida("255.0993", "United States-produced iron and steel in public works"),
  contractorRecords: florida("119.0701", "contracts and public records"),
  sunshine: florida("286.011", "public meetings and records"),
  heard: florida("286.0114", "reasonable opportunity to be heard"),
  specialDistricts: florida("189.0694", "special districts, performance measures and standards"),
  programPlans: florida("216.013", "long-range program plans"),
  planEvaluation: florida("163.3191", "evaluation and appraisal of comprehensive plans"),
  capitalImprovements: florida("163.3177", "elements of the comprehensive plan"),
  singleAuditAct: florida("215.97", "Florida Single Audit Act"),
  stateAgreements: florida("215.971", "agreements funded with federal or state assistance"),
  contractTerms: florida("216.1366", "contract terms"),
  localCybersecurity: florida("282.3185", "Local Government Cybersecurity Act"),
  ransom: florida("282.3186", "ransomware incident compliance"),
  technologyCouncil: florida("282.802", "Government Technology Modernization Council"),
  foreignEntities: florida("287.138", "contracting with entities of foreign countries of concern"),
  vendorInterests: florida(
    "287.05701",
    "social, political or ideological interests in government contracting",
  ),
  employmentEligibility: florida("448.095", "employment eligibility"),
  disasterPlans: florida("252.365", "emergency coordination officers and disaster plans"),
  districtDefinitions: florida("189.012", "special districts, definitions"),
  purchasingDefinitions: florida("287.012", "definitions of state purchasing"),
  protestBond: florida("287.042", "purchasing duties of the department, protest bonds"),
  statePayment: florida("215.422", "payment of invoices by state agencies"),
  localPayment: florida("218.74", "Local Government Prompt Payment Act, due dates"),
  businessCertification: florida("287.0943", "certification of minority business enterprises"),
  veteranBusiness: florida("295.187", "Florida Veteran Business Enterprise Opportunity Act"),
  vendorPortal: {
    label: "MyFloridaMarketPlace: Vendor Information Portal",
    href: "https://vendor.myfloridamarketplace.com/",
  },
  healthAdoption: {
    label:
      "Department of Health and Human Services, interim final rule adopting the Uniform Administrative Requirements, 89 FR 80055",
    href: "https://www.federalregister.gov/citation/89-FR-80055",
  },
  grantOversight: {
    label: "Executive Order 14332, Improving Oversight of Federal Grantmaking, August 7, 2025",
    href: "https://www.federalregister.gov/executive-order/14332",
  },
  proposedGuidance: {
    label:
      "Office of Management and Budget, proposed revision of 2 CFR Part 200, FR Doc. 2026-10817, May 29, 2026",
    href: "https://www.federalregister.gov/d/2026-10817",
  },
  valueForMoney: {
    label: "U.S. Department of Transportation, proposed guidance on value-for-money analysis, 2024",
    href: "https://www.govinfo.gov/content/pkg/FR-2024-11-13/html/2024-26210.htm",
  },
  valueForMoneyFinal: {
    label:
      "U.S. Department of Transportation, final guidance on value-for-money analysis, 91 FR 10440",
    href: "https://www.govinfo.gov/content/pkg/FR-2026-03-03/html/2026-04134.htm",
  },
  infrastructureAct: {
    label: "Infrastructure Investment and Jobs Act, Public Law 117-58",
    href: "https://www.congress.gov/bill/117th-congress/house-bill/3684",
  },
  surfaceTransportationBill: {
    label: "BUILD America 250 Act, H.R. 8870 (2026)",
    href: "https://www.congress.gov/bill/119th-congress/house-bill/8870",
  },
  managementContracts: {
    label: "Internal Revenue Service, Revenue Procedure 2017-13: management contracts",
    href: "https://www.irs.gov/pub/irs-drop/rp-17-13.pdf",
  },
  partnershipAccounting: statement(94, "partnerships and availability payment arrangements"),
  compensatedAbsences: statement(101, "compensated absences"),
  riskDisclosures: statement(102, "certain risk disclosures"),
  reportingModel: statement(103, "financial reporting model improvements"),
  assetDisclosures: statement(104, "disclosure of certain capital assets"),
  subsequentEvents: statement(105, "subsequent events"),
  recoveryFunds: {
    label: "U.S. Treasury: State and Local Fiscal Recovery Funds",
    href:
      "https://home.treasury.gov/policy-issues/coronavirus/assistance-for-state-local-and-tribal-governments/state-and-local-fiscal-recovery-funds",
  },
  webRule: {
    label: "U.S. Department of Justice: fact sheet on the Title II web and mobile app rule",
    href: "https://www.ada.gov/resources/2024-03-08-web-rule/",
  },
  population: {
    label: "28 CFR 35.104 (eCFR, January 20, 2025): definitions, total population",
    href: `${ecfr}/title-28/chapter-I/part-35/subpart-A/section-35.104`,
  },
  section504: {
    label:
      "45 CFR Part 84 (eCFR, January 20, 2025): nondiscrimination in programs funded by Health and Human Services",
    href: `${ecfr}/title-45/subtitle-A/subchapter-A/part-84`,
  },
  section504Dates: {
    label:
      "Department of Health and Human Services, interim final rule extending compliance dates, 91 FR 25496",
    href: "https://www.govinfo.gov/content/pkg/FR-2026-05-11/html/2026-09266.htm",
  },
  overtime: {
    label: "U.S. Department of Labor: overtime rulemaking",
    href: "https://www.dol.gov/agencies/whd/overtime/rulemaking",
  },
  cyberFramework: {
    label: "NIST: Cybersecurity Framework 2.0",
    href: "https://www.nist.gov/cyberframework",
  },
  cyberHygiene: {
    label: "CISA: Cyber Hygiene Services",
    href: "https://www.cisa.gov/cyber-hygiene-services",
  },
  greenBook: {
    label: "U.S. Government Accountability Office: Standards for Internal Control (Green Book)",
    href: "https://www.gao.gov/greenbook",
  },
  auditClearinghouse: {
    label: "Federal Audit Clearinghouse",
    href: "https://www.fac.gov/",
  },
  registration: {
    label: "SAM.gov: entity registration",
    href: "https://sam.gov/",
  },
  continuity: {
    label: "FEMA: continuity resources",
    href: "https://www.fema.gov/emergency-managers/national-preparedness/continuity",
  },
  publicAssistance: {
    label: "FEMA: Public Assistance policy and guidance",
    href: "https://www.fema.gov/assistance/public/policy-guidance-fact-sheets",
  },
  publicAssistanceGuide: {
    label: "FEMA: updated Public Assistance Program and Policy Guide, January 7, 2025",
    href:
      "https://www.fema.gov/press-release/20250107/fema-publishes-updated-public-assistance-guide-enhance-disaster-recovery",
  },
  reserves: {
    label: "Government Finance Officers Association: fund balance guidelines for the general fund",
    href: "https://www.gfoa.org/materials/fund-balance-guidelines-for-the-general-fund",
  },
} satisfies Record<string, Source>;
