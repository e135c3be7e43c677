/** A mail's words, written once; its plain and its HTML form are both made from them. */
import type { Settings } from "./settings.ts";
import { facts } from "./facts.ts";
import { containsLink } from "./text.ts";

export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "link"; label: string; href: string }
  /** Label and value; rows without a value are left out. */
  | { kind: "facts"; rows: readonly (readonly [string, string])[] };

export interface Email {
  subject: string;
  /** Preview text that a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
  /** Why this mail was sent and what to do if it should not have been. */
  reason: string;
}

/** "Hello Ada Lovelace,", or "Hello," for no name and for one that is more than a name. */
export function greeting(name: string): Block {
  const isName = name !== "" && name.length <= 80 && !containsLink(name);
  return { kind: "paragraph", text: isName ? `Hello ${name},` : "Hello," };
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
  }
}
