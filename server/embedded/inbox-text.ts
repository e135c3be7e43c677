/** The inbox as text for a terminal. */
import { column } from "../../client/forms/check.ts";
import { applicationForm } from "../../content/forms/application.ts";
import { contactForm } from "../../content/forms/contact.ts";
import type { FormDefinition } from "../../content/forms/definition.ts";
import type { Received } from "./received.ts";

type Fields = [label: string, value: string | null][];

export function describeReceived(received: Received, dataDir: string): string {
  return [
    `Received by the embedded backend in ${dataDir}`,
    ...section("Enquiries", received.enquiries, (row) => ({
      title: `${time(row.created_at)}  ${row.name} <${row.email}>`,
      fields: fieldsOf(contactForm, row),
    })),
    ...section("Subscribers", received.subscribers, (row) => ({
      title: `${time(row.created_at)}  ${row.email}`,
      fields: [["Name", row.name], ["Status", row.status === "active" ? null : row.status]],
    })),
    ...section("Applications", received.applications, (row) => ({
      title: `${time(row.created_at)}  ${row.first_name} ${row.last_name} <${row.email}>`,
      fields: [
        ...fieldsOf(applicationForm, row),
        ["Résumé", row.resume_path],
        ["File", row.resume_file],
      ],
    })),
    ...section("Mails", received.mails, (mail) => ({
      title: `${time(mail.date)}  ${mail.subject}`,
      fields: [
        ["To", mail.to.join(", ")],
        ["Bcc", mail.bcc.join(", ")],
        ["From", mail.from],
        ["File", mail.file],
      ],
    })),
  ].join("\n");
}

function fieldsOf({ fields }: FormDefinition, row: Record<string, string | null>): Fields {
  return Object.entries(fields).map(([name, { label }]) => [label, row[column(name)] ?? null]);
}

function section<Row>(
  name: string,
  rows: readonly Row[],
  describe: (row: Row) => { title: string; fields: Fields },
): string[] {
  const heading = `${name} (${rows.length})`;
  return ["", heading, "-".repeat(heading.length), ...rows.flatMap((row) => entry(describe(row)))];
}

/** What visitors typed cannot move the cursor or colour the terminal. */
function entry({ title, fields }: { title: string; fields: Fields }): string[] {
  const present = fields.filter(([, value]) => value);
  const width = Math.max(...present.map(([label]) => label.length));
  return [
    plain(title).replaceAll("\n", " "),
    ...present.map(([label, value]) => {
      const text = plain(value!).replaceAll("\n", `\n${" ".repeat(width + 4)}`);
      return `  ${label.padEnd(width)}  ${text}`;
    }),
  ];
}

function plain(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{C}\n]/gu, "\ufffd");
}

/** To the second, in UTC. */
function time(iso: string): string {
  return new Date(iso).toISOString().replace("T", " ").slice(0, 19) + "Z";
}
