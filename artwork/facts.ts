/**
 * `deno task generate facts` writes the firm's facts where `content/` cannot be imported: beside the
 * mail functions, which are deployed without the site.
 */
import { blindCopy, mailedOrigin } from "../content/mail.ts";
import { paths } from "../content/paths.ts";
import { postalAddress, site } from "../content/site.ts";
import type { Files } from "./target.ts";

const facts = {
  name: site.name,
  shortName: site.shortName,
  url: mailedOrigin,
  email: site.email,
  careersEmail: site.careersEmail,
  phone: site.phone,
  hours: site.hours,
  address: postalAddress.replace("\n", ", "),
  blindCopy,
  paths: {
    services: paths.services,
    insights: paths.insights,
    outlook: paths.outlook,
    regulatoryChanges: paths.insight("regulatory-changes-2025"),
    unsubscribe: paths.unsubscribe,
  },
};

const notes: Readonly<Record<string, string>> = {
  name: "Secret SITE_NAME, which stands for both names.",
  url: "Secret SITE_URL.",
  email: "Secret REPLY_TO.",
  careersEmail: "Secret CAREERS_EMAIL.",
  hours: "SPEC §2",
  address: "A postal address is required in mail to subscribers (CAN-SPAM).",
  blindCopy: "SPEC §7: a constant, so that no caller chooses who else reads about candidates.",
};

export const factsPath = "supabase/functions/_shared/facts.ts";

/** The file's text. */
export const factsFile = [
  "/**",
  " * The firm's facts as mails state them. Written by `deno task generate facts` from content/site.ts,",
  " * content/mail.ts and content/paths.ts. Names, address and mailboxes are defaults of secrets",
  " * (docs/decisions/mail.md).",
  " */",
  "export const facts = {",
  ...Object.entries(facts).flatMap(([name, value]) => {
    const note = notes[name];
    return [...note ? [`  /** ${note} */`] : [], `  ${name}: ${literal(value, "  ")},`];
  }),
  "} as const;",
  "",
].join("\n");

/** A string or an object of strings, formatted as `deno fmt` does. */
function literal(value: string | Record<string, string>, indent: string): string {
  if (typeof value === "string") return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, text]) => `${name}: ${JSON.stringify(text)}`);
  const line = `{ ${fields.join(", ")} }`;
  if (line.length < 80) return line;
  return ["{", ...fields.map((field) => `${indent}  ${field},`), `${indent}}`].join("\n");
}

export const files = (): Files => ({ [factsPath]: factsFile });
