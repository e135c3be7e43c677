/** The shape of a legal page and the few words its modules are written with. */
import { site } from "../site.ts";
import type { Block, Inline, PageMeta, ProseSection, Text } from "../types.ts";

export interface LegalPage {
  meta: PageMeta;
  /** The page's path. */
  href: string;
  title: string;
  /** SPEC §2: "Last updated January 2025". */
  updated: string;
  intro: string;
  sections: readonly ProseSection[];
}

/** Frame texts of the legal pages. */
export const legalLabels = { contents: "On this page", others: "The other notices" } as const;

/** SPEC §2 */
export const updated = "Last updated January 2025";

export const p = (...inline: readonly Inline[]): Block => ({ kind: "paragraph", text: inline });
export const list = (...items: readonly Text[]): Block => ({ kind: "list", items });

export const mail: Inline = { text: site.email, href: `mailto:${site.email}` };
export const phone: Inline = { text: site.phone.display, href: site.phone.href };

const { street, city, region, postalCode } = site.address;
export const postal = `${site.legalName}, ${street}, ${city}, ${region} ${postalCode}`;
