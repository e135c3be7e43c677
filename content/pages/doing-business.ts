/** The words around what the firm can prove (evidence.ts). */

/** The page for procurement officers: it exists once there is a credential. */
export const doingBusinessPage = {
  meta: {
    title: "Doing business with us",
    description:
      "For procurement officers: vendor registrations, UEI, NAICS codes, insurance, contract vehicles and W-9, each with the place to verify it.",
  },
  title: "Doing business with us",
  intro:
    "The facts a procurement officer asks for first, each with the register or document behind it.",
} as const;

/** Shown with what there is. */
export const evidenceLabels = {
  credentials: "Credentials",
  verify: "Each links to its public source.",
  statement: "Capability statement (PDF)",
  caseStudies: "Case studies",
  situation: "Situation",
  work: "What we did",
  result: "Result",
  approved: (by: string, date: string) => `Text approved by ${by} on ${date}.`,
};
