/** An embedded backend in memory, with a client as the site makes it. */
import { createClient } from "@supabase/supabase-js";
import { openEmbedded } from "../../../server/embedded/embedded.ts";
import { openInMemory } from "./memory.ts";

export type LogLine = [level: string, event: string, fields?: Record<string, unknown>];

type Options = Pick<Parameters<typeof openEmbedded>[0], "mail" | "clock">;

export async function openTestBackend(
  { dataDir, ...options }: Options & { dataDir?: string } = {},
) {
  const lines: LogLine[] = [];
  const log = (...line: LogLine) => void lines.push(line);
  const backend =
    await (dataDir ? openEmbedded({ ...options, dataDir, log }) : openInMemory(log, options));
  const { url, key, fetch } = backend;
  return {
    ...backend,
    lines,
    client: createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch },
    }),
    /** A call with the key, as the client sends it. */
    call: (path: string, init: RequestInit = {}) =>
      fetch(`${url}${path}`, {
        ...init,
        headers: { apikey: key, authorization: `Bearer ${key}`, ...init.headers },
      }),
  };
}

export type TestBackend = Awaited<ReturnType<typeof openTestBackend>>;

/** Lets so much time pass for the rows of the mail queue. */
export const ageMailQueue = (interval: string) => `
  update public.contact_submissions set created_at = created_at - interval '${interval}',
    notice_tried_at = notice_tried_at - interval '${interval}';
  update public.careers_applications set created_at = created_at - interval '${interval}',
    notice_tried_at = notice_tried_at - interval '${interval}';`;

export const inquiry = {
  name: "Ada Palmer",
  email: "ada@county.example",
  organization: null,
  phone: null,
  service: "Grant Writing & Management",
  message: "We need help with a grant.",
};

export const application = {
  first_name: "Ada",
  last_name: "Palmer",
  email: "ada@county.example",
  phone: "850-555-0101",
  location: "Tallahassee",
  position: null,
  experience: "10+ years",
  availability: "Immediately",
  salary: null,
  linked_in: null,
  portfolio: null,
  cover_letter: "I write grants.",
  resume_url:
    "http://files.example/storage/v1/object/public/resumes/1763708400000-role-ada-palmer.pdf",
  resume_path: "1763708400000-role-ada-palmer.pdf",
};

/** A well-formed name that no other call gets. */
export function resumeName(): string {
  return `${Date.now()}-role-${crypto.randomUUID()}.pdf`;
}
