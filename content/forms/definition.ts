/**
 * Definition of a form. Markup, rules, the order of errors, draft, columns and mail bodies follow
 * from its one table of fields; every sentence a visitor reads of it stands there or beside it.
 */
import type { Link } from "../navigation.ts";

/**
 * Text, "@", text, ".", text, with no spaces (SPEC §5); checked on the trimmed value. The first "." after
 * one character of text is the one that counts, so that the time is linear.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/**
 * The web address that was meant: "linkedin.com/in/ada" gets its `https://`.
 *
 * @param typed trimmed
 * @returns null for what is none
 */
export function webAddress(typed: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[\w.-]+:\d/.test(typed)
    ? typed
    : `https://${typed}`;
  if (/\s/.test(typed)) return null;
  try {
    const { protocol, hostname, username } = new URL(address);
    const isUsable = /^https?:$/.test(protocol) && /^[^.]+(\.[^.]+)+$/.test(hostname) && !username;
    return isUsable ? address : null;
  } catch {
    return null;
  }
}

export interface Field {
  label: string;
  hint?: string;
  /** Text of the empty option of a select. */
  placeholder?: string;
  /**
   * `text` when nothing else is said; `options` make a select, `rows` a text area. A `url` is stored
   * as `webAddress` reads it, and left out when it is none.
   */
  type?: "email" | "tel" | "url";
  /** Pattern of a trimmed value. */
  pattern?: RegExp;
  options?: readonly string[];
  rows?: number;
  autoComplete?: string;
  /** Said of a blank field, which makes it a required one. */
  missing?: string;
  /** Said first, above the form, while this field is blank (SPEC §5). */
  alert?: string;
  /** Said of what does not fit the pattern or the options. */
  wrong?: string;
  /** Said of a `url` that is no web address. It keeps nobody from sending the form. */
  unusable?: string;
  /** Characters. SPEC gives none; these stop abuse and nothing else (docs/decisions/forms.md). */
  limit?: number;
  /** Stored in lower case (SPEC §5). */
  lowerCase?: true;
  /** Stands alone in its row. */
  isWide?: true;
  /** Shares its row with the next or the last one on phones too. */
  isShort?: true;
  /** Part of the bodies of the form's mail functions (SPEC §7), and of what the page shows the sender again. */
  isInConfirmation?: true;
}

export interface FormDefinition {
  /** The form's id, and the prefix of its fields' ids: `contact-email`. */
  id: string;
  /** Path of the POST and, except for the newsletter, of the form's page. */
  action: string;
  /** The query parameter that confirms, after the 303 of a plain POST, that it was stored. */
  outcome: string;
  /** Duration of the success and error messages (SPEC §9); until the next submission when left out. */
  outcomeMs?: number;
  /** Its one field needs no summary of errors: the status says what is wrong. */
  isBrief?: true;
  /** When the backend is not configured it shows success all the same (SPEC §8). */
  succeedsUnconfigured?: true;
  /** A failure is told by the error's own message, where it has one for people (SPEC §8). */
  tellsOwnMessage?: true;
  /** In the order of the form; names are those of the columns, in camel case. */
  fields: Readonly<Record<string, Field>>;
  file?: { name: string; label: string; hint: string };
  messages: {
    submit: string;
    sending: string;
    success: string;
    failure: string;
    canceled?: string;
    /** Said when the form was sent and no answer came: it may be stored, and sending again is safe. */
    unknown: string;
    /** Said when there was no sign of life for too long; as a failure when left out. */
    timeout?: string;
    /** Stay after the messages of success, failure and an unknown outcome are gone. */
    sentRecord?: (time: string) => string;
    failedRecord?: (time: string) => string;
    unknownRecord?: (time: string) => string;
    /** Next steps for the sender, and the label of the link back to the form. */
    next?: readonly string[];
    again?: string;
    /** Over the empty form below a receipt. */
    another?: string;
    /** Links to other pages. */
    onward?: Link;
  };
}
