/**
 * The query of the page /unsubscribe, read the same way by server and browser. Every page loads this
 * module with the routes, so it has no texts.
 */

/** Query parameter with the token of the link. */
export const tokenParameter = "token";

/** Query parameter that tells the page what became of a sent form. */
export const outcomeParameter = "outcome";

const outcomes = ["left", "wrong", "failed"] as const;
export type UnsubscribeOutcome = (typeof outcomes)[number];

/** The tokens that the database makes (docs/decisions/newsletter.md). */
const tokenPattern = /^[0-9a-f]{32}\.[0-9a-f]{64}$/;

export const isToken = (value: string): boolean => tokenPattern.test(value);

/**
 * Whether a link has a token, in place of the token: the server renders and caches one page for all
 * tokens.
 */
export function readToken(value: string): "given" | "wrong" | "" {
  if (value === "") return "";
  return value === "given" || isToken(value) ? "given" : "wrong";
}

export function readOutcome(value: string): UnsubscribeOutcome | "" {
  return outcomes.find((outcome) => outcome === value) ?? "";
}
