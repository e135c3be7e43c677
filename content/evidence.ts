/**
 * What a buyer verifies before it hires a firm. Both lists are the firm's to fill: nothing stands
 * in for an entry, and of an empty list nothing is shown. `deno task generate
 * capability-statement` sets the PDF from them.
 */

export interface Credential {
  kind:
    | "UEI"
    | "CAGE code"
    | "NAICS codes"
    | "Registration"
    | "Insurance"
    | "Certification"
    | "Contract vehicle"
    | "W-9";
  /** The number or name, as the register has it. */
  value: string;
  /** Where anyone can check it. */
  verify: `https://${string}`;
}

export interface CaseStudy {
  title: string;
  /** As the client wants to be named. */
  client: string;
  situation: string;
  work: string;
  result: string;
  /** Who at the client has approved exactly this text, with their position. */
  approvedBy: string;
  /** ISO 8601 date of the approval. */
  approvedOn: `20${number}-${number}-${number}`;
}

export interface Evidence {
  credentials: readonly Credential[];
  caseStudies: readonly CaseStudy[];
}

export const evidence: Evidence = { credentials: [], caseStudies: [] };

/** The page for procurement officers: it exists once there is a credential. */
export const doingBusinessPage = {
  meta: {
    title: "Doing business with us",
    description:
      "For procurement officers: vendor registrations, UEI, NAICS codes, insurance, contract vehicles and W-9, each with the place to verify it.",
  },
  title: "Doing business with us",
  intro: "What a procurement officer asks for first, each with the register or document behind it.",
} as const;

/** Shown with what there is. */
export const evidenceLabels = {
  credentials: "Credentials",
  verify: "Each leads to its register.",
  statement: "Capability statement (PDF)",
  caseStudies: "Case studies",
  situation: "Situation",
  work: "What we did",
  result: "Result",
  approved: (by: string, date: string) => `Text approved by ${by} on ${date}.`,
};
