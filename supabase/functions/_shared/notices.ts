/**
 * Tells the firm of what visitors have sent (docs/decisions/mail.md). The database hands out
 * each row whose notice is due to one caller at a time, and is told when the provider has accepted it.
 */
import { callDatabase } from "./database.ts";
import { type Email, paragraph } from "./email.ts";
import { facts } from "./facts.ts";
import { isAddress } from "./fields.ts";
import type { Delivery } from "./mail-function.ts";
import { type Mail, send } from "./provider.ts";
import { type Failure, failure } from "./responses.ts";
import type { Settings } from "./settings.ts";
import { containsLink, multiLine, singleLine } from "./text.ts";

/** A row as text, by column; empty where it has no value. */
type Row = Record<string, string>;

interface NoticeKind {
  to(settings: Settings): string;
  bcc: string | undefined;
  email(row: Row, canReply: boolean): Email;
}

/** By the kind that `public.claim_notice()` names. */
export const noticeKinds: ReadonlyMap<string, NoticeKind> = new Map([
  ["inquiry", { to: ({ replyTo }) => replyTo, bcc: undefined, email: inquiryEmail }],
  [
    "application",
    { to: ({ careersEmail }) => careersEmail, bcc: facts.blindCopy, email: applicationEmail },
  ],
]);

/** Columns that the database and staff set. Others are fields of the form. */
const internalColumns = ["id", "created_at", "keep_until", "notified_at", "notice_tried_at"];

/** Columns of an inquiry in the order of the form; later ones follow. */
const inquiryColumns = ["name", "email", "organization", "phone", "service"];

const lineMax = 1_000;

/**
 * Sends notices, oldest first, until none is due or the time is over. A notice of an unknown kind, or
 * that the provider refuses, stays due, and the next one is sent. At any other failure the run ends.
 *
 * @param runMs milliseconds after which no further notice is begun
 */
export async function deliverNotices(settings: Settings, runMs: number): Promise<Delivery> {
  const end = Date.now() + runMs;
  let unsent: Failure | null = null;
  do {
    const claim = await callDatabase("claim_notice");
    if (!claim.ok) return claim;
    if (claim.value === null) break;
    const notice = readNotice(claim.value);
    if (!notice) return failure(502, "database_failed", "claim_notice answered no row.");
    const kind = noticeKinds.get(notice.kind);
    if (!kind) {
      unsent = failure(502, "notice_unknown", `notices.ts has no notice of kind "${notice.kind}".`);
      continue;
    }
    const sent = await send(writeNotice(kind, notice.row, settings), settings);
    if (sent.ok) {
      const marked = await callDatabase("mark_notified", { notice_id: notice.row.id });
      if (!marked.ok) return marked;
    } else if (sent.code === "mail_refused") {
      unsent = sent;
    } else {
      return sent;
    }
  } while (Date.now() < end);
  return unsent ?? { ok: true };
}

function readNotice(value: unknown): { kind: string; row: Row } | null {
  const { kind, row } = Object(value);
  if (typeof kind !== "string" || typeof Object(row).id !== "string") return null;
  const texts = Object.entries(row).map((
    [column, cell],
  ) => [column, cell === null ? "" : `${cell}`]);
  return { kind, row: Object.fromEntries(texts) };
}

function writeNotice(kind: NoticeKind, row: Row, settings: Settings): Mail {
  const to = kind.to(settings);
  // The firm hears of every row, also of one with an address that no mail can be sent to.
  const canReply = isAddress(row.email ?? "");
  return {
    to,
    bcc: kind.bcc,
    replyTo: canReply ? row.email! : to,
    email: kind.email(row, canReply),
    idempotencyKey: `notice-${row.id}`,
  };
}

function inquiryEmail(row: Row, canReply: boolean): Email {
  const further = Object.keys(row).filter((column) =>
    ![...internalColumns, ...inquiryColumns, "message"].includes(column)
  );
  const service = cell(row, "service") || "no service chosen";
  return {
    subject: `New inquiry: ${sender(row)}, ${service}`,
    preview: "The sender expects an answer within 24 hours.",
    heading: "A new inquiry is in",
    blocks: [
      {
        kind: "facts",
        rows: [...inquiryColumns, ...further].map((column) => [labelOf(column), cell(row, column)]),
      },
      { kind: "quote", text: multiLine(row.message ?? "") },
      paragraph("The contact page promises an answer within 24 hours."),
      replyHint(canReply, "sender"),
    ],
    reason: "Sent by the contact page to the people who answer inquiries. Do not forward it.",
  };
}

function applicationEmail(row: Row, canReply: boolean): Email {
  const name = `${cell(row, "first_name")} ${cell(row, "last_name")}`;
  const position = cell(row, "position") || "General Application";
  const shownName = containsLink(name) ? "name in the mail" : name;
  const shownPosition = containsLink(position) ? "position in the mail" : position;
  return {
    subject: `New application: ${shownPosition}, ${shownName}`,
    preview: "Qualified candidates expect an answer within 2 weeks.",
    heading: "A new application is in",
    blocks: [
      {
        kind: "facts",
        rows: [["Candidate", name], ["Email", cell(row, "email")], ["Position", position]],
      },
      paragraph(
        "The full application is in the table careers_applications, the resume in the bucket resumes. The careers page promises qualified candidates an answer within 2 weeks.",
      ),
      replyHint(canReply, "candidate"),
    ],
    reason: "Sent by the careers page to the people who handle applications. Do not forward it.",
  };
}

/** Who wrote, for the subject, in which a link has no place. */
function sender(row: Row): string {
  const organization = cell(row, "organization");
  const name = organization || cell(row, "name");
  if (!containsLink(name)) return name;
  return organization ? "organization in the mail" : "name in the mail";
}

function replyHint(canReply: boolean, who: string) {
  return paragraph(
    canReply
      ? `A reply to this email goes to the ${who}.`
      : `The email address cannot be written to. A reply to this email does not reach the ${who}.`,
  );
}

function cell(row: Row, column: string): string {
  return singleLine(row[column] ?? "", lineMax);
}

/** "linked_in" -> "Linked in" */
function labelOf(column: string): string {
  const words = column.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
