/** An embedded backend in memory, with a client as the site makes it. */
import { createClient } from "@supabase/supabase-js";
import { openEmbedded } from "../../../server/embedded/embedded.ts";
import { openInMemory } from "./memory.ts";

export type LogLine = [level: string, event: string, fields?: Record<string, unknown>];

export async function openTestBackend(options: { dataDir?: string } = {}) {
  const lines: LogLine[] = [];
  const log = (...line: LogLine) => void lines.push(line);
  const { dataDir } = options;
  const backend = await (dataDir ? openEmbedded({ dataDir, log }) : openInMemory(log));
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
