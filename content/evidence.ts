/**
 * Evidence that a buyer verifies before it hires a firm. Both lists are the firm's to fill: nothing stands
 * in for an entry, and of an empty list nothing is shown. `deno task generate
 * capability-statement` sets the PDF from them.
 */

interface Credential {
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
  /** Public source. */
  verify: `https://${string}`;
}

export interface CaseStudy {
  title: string;
  /** As the client wants to be named. */
  client: string;
  situation: string;
  work: string;
  result: string;
  /** Person at the client who approved exactly this text, with their position. */
  approvedBy: string;
  /** ISO 8601 date of the approval. */
  approvedOn: `20${number}-${number}-${number}`;
}

export interface Evidence {
  credentials: readonly Credential[];
  caseStudies: readonly CaseStudy[];
}

export const evidence: Evidence = { credentials: [], caseStudies: [] };
