/**
 * What visitors read from the backend, under the URL that serves it as JSON (`paths.data`).
 * Answers are kept for a minute, refreshed behind the visitor's back, and outlive a failing backend.
 */
import { paths } from "../../content/paths.ts";
import { type Log, reason } from "../log.ts";
import type { Backend } from "../backend/client.ts";
import { commitmentRow, datedServiceRow, serviceRow, slug, summarize } from "../backend/rows.ts";

/** `version` changes only with the value, so that what was made from it can be kept. */
export type Answer = { ok: true; value: unknown; version: string } | { ok: false };

export interface Catalog {
  /** The answer itself when one is at hand, else a promise of it, which never rejects. */
  read(url: string): Answer | Promise<Answer>;
}

interface Entry {
  answer?: Extract<Answer, { ok: true }>;
  expires: number;
  pending?: Promise<Answer>;
}

export interface CatalogOptions {
  /** `null` is the specification's "not configured" (SPEC §8). */
  backend: Backend | null;
  log: Log;
  /** Milliseconds an answer is fresh. */
  ttl?: number;
  /** Milliseconds before a failed refresh is tried again; meanwhile the last good answer stands. */
  retryAfter?: number;
  now?: () => number;
}

/** Slugs that nobody publishes can be asked for without end; the oldest entries make room. */
const maxEntries = 2_000;

export function createCatalog(
  { backend, log, ttl = 60_000, retryAfter = 5_000, now = Date.now }: CatalogOptions,
): Catalog {
  const entries = new Map<string, Entry>();

  function load(url: string, entry: Entry): Promise<Answer> {
    entry.pending ??= fetchAnswer(backend, url, log).then((value): Answer => {
      const text = JSON.stringify(value);
      const version = entry.answer && JSON.stringify(entry.answer.value) === text
        ? entry.answer.version
        : crypto.randomUUID();
      entry.answer = { ok: true, value, version };
      entry.expires = now() + ttl;
      return entry.answer;
    }).catch((error): Answer => {
      log.error("backend_read_failed", { url, reason: reason(error) });
      entry.expires = now() + retryAfter;
      return entry.answer ?? { ok: false };
    }).finally(() => {
      entry.pending = undefined;
      if (!entry.answer) entries.delete(url);
    });
    return entry.pending;
  }

  return {
    read(url) {
      if (!isDataKey(url)) return { ok: true, value: null, version: "none" };
      let entry = entries.get(url);
      if (!entry) {
        if (entries.size >= maxEntries) entries.delete(entries.keys().next().value!);
        entry = { expires: 0 };
        entries.set(url, entry);
      }
      if (!entry.answer) return load(url, entry);
      if (now() >= entry.expires) load(url, entry);
      return entry.answer;
    },
  };
}

/** Under this name the server reads the services whole, as `DatedService[]`; no URL serves it. */
export const wholeServices = "services in full";

const servicePrefix = paths.data.service("");

/** Whether a key is one that the catalog can have something for; others never reach the backend. */
export function isDataKey(key: string): boolean {
  return key === paths.data.services || key === paths.data.commitments ||
    key === wholeServices ||
    key.startsWith(servicePrefix) && slug.safeParse(key.slice(servicePrefix.length)).success;
}

async function fetchAnswer(backend: Backend | null, url: string, log: Log): Promise<unknown> {
  if (url === paths.data.services || url === wholeServices) {
    // "The data helpers raise a 'not configured' error … list helpers return an empty list."
    if (!backend) return [];
    const { data, error } = await backend.client.from("services").select("*")
      .eq("published", true).order("display_order", { ascending: true });
    if (error) throw error;
    return url === wholeServices
      ? validRows(data, datedServiceRow, "services", log)
      : validRows(data, serviceRow, "services", log).map(summarize);
  }
  if (url === paths.data.commitments) {
    if (!backend) return [];
    const { data, error } = await backend.client.from("commitments").select("*")
      .eq("published", true).order("display_order", { ascending: true });
    if (error) throw error;
    return validRows(data, commitmentRow, "commitments", log);
  }
  if (!backend) throw new Error("backend not configured");
  const { data, error } = await backend.client.from("services").select("*")
    .eq("slug", url.slice(servicePrefix.length)).eq("published", true).maybeSingle();
  if (error) throw error;
  return data === null ? null : validRows([data], serviceRow, "services", log)[0] ?? null;
}

interface RowSchema<T> {
  safeParse(row: unknown): {
    success: boolean;
    data?: T;
    error?: { issues: { path: PropertyKey[]; code: string }[] };
  };
}

function validRows<T>(rows: unknown, schema: RowSchema<T>, table: string, log: Log): T[] {
  if (rows === null || rows === undefined) return [];
  if (!Array.isArray(rows)) throw new Error(`${table}: not a list`);
  return rows.flatMap((row) => {
    const parsed = schema.safeParse(row);
    if (parsed.success) return [parsed.data as T];
    const issue = parsed.error?.issues[0];
    log.warn("backend_row_left_out", { table, column: issue?.path.join("."), code: issue?.code });
    return [];
  });
}
