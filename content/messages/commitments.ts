/** Texts of loading and failure on /commitments (SPEC §8). */

export const commitmentsMessages = {
  /** SPEC §2 */
  loading: "Loading commitments...",
  /** SPEC §2, §8 */
  failure: "Failed to load commitments. Please try again later.",
  failureText:
    "The fault is on our side and usually passes within a minute. Our About page has a short version.",
  empty: "No commitments are published at the moment.",
} as const;
