/** The query of the page /unsubscribe, read the same way by server and browser. */
import { type UnsubscribeOutcome, unsubscribePage } from "../../content/pages/unsubscribe.ts";

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
  return Object.hasOwn(unsubscribePage.outcomes, value) ? value as UnsubscribeOutcome : "";
}
