/** A mail's words, written once; its plain and its HTML form are both made from them. */
import type { Settings } from "./settings.ts";
import { facts } from "./facts.ts";
import { isName } from "./text.ts";

export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "link"; label: string; href: string }
  /** Label and value; rows without a value are left out. */
  | { kind: "facts"; rows: readonly (readonly [string, string])[] }
  /** What a visitor wrote, in lines. */
  | { kind: "quote"; text: string };

export interface Email {
  subject: string;
  /** Preview text that a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
  /** Why this mail was sent and what to do if it should not have been. */
  reason: string;
  /** The link that takes the recipient from the newsletter, under the reason. */
  leave?: { label: string; href: string };
}

/** "Hello Ada Lovelace,", or "Hello," for no name and for one that is more than a name. */
export function greeting(name: string): Block {
  return paragraph(isName(name) ? `Hello ${name},` : "Hello,");
}

export function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}

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
    ...email.leave ? [`${email.leave.label}:`, email.leave.href] : [],
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
      return block.text.split("\n").map((line) => `> ${line}`.trimEnd()).join("\n");
  }
}
