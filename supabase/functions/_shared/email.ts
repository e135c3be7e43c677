/** A mail's words, written once; its plain and its HTML form are both made from them. */
import type { Settings } from "./settings.ts";
import { facts } from "./facts.ts";
import { holdsLink } from "./text.ts";

export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "link"; label: string; href: string }
  /** Label and value; rows without a value are left out. */
  | { kind: "facts"; rows: readonly (readonly [string, string])[] }
  /** A stranger's words, set apart so that they cannot pass for the firm's. */
  | { kind: "quote"; label: string; text: string };

export interface Email {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
  /** Why this mail was sent and what to do if it should not have been. */
  reason: string;
}

/** "Hello Ada Lovelace,", or "Hello," for no name and for one that holds a link. */
export function greeting(name: string): Block {
  return { kind: "paragraph", text: name && !holdsLink(name) ? `Hello ${name},` : "Hello," };
}

export function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}

/** The plain form: no line of a quote or of a fact can be taken for a line of the firm's. */
export function plainText(email: Email, { siteName, siteUrl, replyTo }: Settings): string {
  return [
    email.heading,
    ...email.blocks.map(plainBlock),
    "-- ",
  ].filter((part) => part !== "").join("\n\n") + "\n" + [
    siteName,
    facts.address,
    `${facts.phone.display}, ${facts.hours}`,
    `${replyTo}, ${siteUrl}`,
    "",
    email.reason,
    "",
  ].join("\n");
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return block.text;
    case "link":
      return `${block.label}:\n${block.href}`;
    case "facts":
      return block.rows.filter(([, value]) => value).map((row) => row.join(": ")).join("\n");
    case "quote":
      return `${block.label}:\n${block.text.split("\n").map((line) => `> ${line}`).join("\n")}`;
  }
}
