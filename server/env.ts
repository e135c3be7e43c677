/** The process environment, parsed once. */
import { tmpdir } from "node:os";
import { loadEnvFile } from "node:process";
import { z } from "zod";
import { describeSample, samples } from "../content/samples.ts";

export type Env = ReturnType<typeof parseEnv>;

export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

const origin = z.string().refine((value) => {
  const url = URL.parse(value);
  if (!url || !["http:", "https:"].includes(url.protocol)) return false;
  return url.pathname + url.search + url.hash === "/";
}, "must be an http or https origin without a path").transform((value) => new URL(value).origin);

const origins = z.string().transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(origin)).refine(
    (list) => list.every((one) => one.startsWith("https:")),
    "must be https origins, by commas",
  );

const integer = (max: number, what: string) =>
  z.string().refine(
    (value) => /^\d{1,5}$/.test(value) && Number(value) <= max,
    `must be ${what} from 0 to ${max}`,
  ).transform(Number);

const schema = z.object({
  PORT: integer(65535, "a port number").default(8000),
  HOST: z.string().regex(/^[\w.:[\]-]+$/, "must be a host name or an address").default("0.0.0.0"),
  SITE_URL: origin.optional(),
  SUPABASE_URL: origin.optional(),
  SUPABASE_ANON_KEY: z.string().min(1).optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  BACKEND: z.enum(["hosted", "embedded", "none"], "must be hosted, embedded or none").optional(),
  PICTURE_ORIGINS: origins.default([]),
  DATA_DIR: z.string().min(1).default(".data"),
  SCANNER_URL: z.string().regex(
    /^(tcp:\/\/[\w.-]+:\d{1,5}|https?:\/\/[\w.-]+(:\d{1,5})?(\/\S*)?)$/,
    "must be tcp://host:port of clamd or an http address",
  ).optional(),
  MAIL_API_URL: z.url({ protocol: /^https?$/, error: "must be an http address" }).optional(),
  MAIL_API_KEY: z.string().min(1).optional(),
  TRUST_PROXY: integer(9, "a number of proxies").default(0),
  SPOOL_DIR: z.string().min(1).optional(),
  SHUTDOWN_GRACE: integer(999, "a number of seconds").default(0),
  HSTS: z.string().regex(
    /^(off|max-age=\d+(; *(includeSubDomains|preload))*)$/,
    "must be off or max-age=…",
  )
    .transform((value) => value === "off" ? null : value).default("max-age=31536000"),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
});

/** The variables of the process, and of `.env`. @throws Error when `.env` cannot be read */
export function readVariables(): Record<string, string | undefined> {
  try {
    loadEnvFile();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT") throw new Error(`.env must be a file that can be read: ${message}`);
  }
  return Deno.env.toObject();
}

/**
 * Parses the environment; an empty variable counts as unset.
 *
 * @param fallback the backend without BACKEND and SUPABASE_URL
 * @throws Error on the first invalid value
 */
export function parseEnv(
  variables: Record<string, string | undefined>,
  fallback: "embedded" | "none",
) {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new Error(`${String(issue.path[0])} ${issue.message}`);
  }
  const v = parsed.data;
  return {
    port: v.PORT,
    host: v.HOST,
    /** Canonical origin, without a trailing slash. */
    siteUrl: v.SITE_URL ?? `http://localhost:${v.PORT}`,
    backend: chooseBackend(v, fallback),
    /** Other origins that may serve the pictures of backend rows. */
    pictureOrigins: v.PICTURE_ORIGINS,
    /** Number of proxies that append to X-Forwarded-For; 0 ignores the header. */
    trustProxy: v.TRUST_PROXY,
    /** Folder of uploads that are being received. */
    spoolFolder: v.SPOOL_DIR ?? tmpdir(),
    /** Milliseconds between "not ready" and the end of listening at shutdown. */
    shutdownGraceMs: v.SHUTDOWN_GRACE * 1_000,
    /** Value of Strict-Transport-Security under https; null sends none. */
    hsts: v.HSTS,
    logLevel: v.LOG_LEVEL,
  };
}

function chooseBackend(v: z.output<typeof schema>, fallback: "embedded" | "none") {
  const url = v.SUPABASE_URL;
  const key = v.SUPABASE_ANON_KEY ?? v.SUPABASE_PUBLISHABLE_KEY;
  const kind = v.BACKEND ?? (url ? "hosted" : fallback);
  if (kind === "embedded") {
    return { kind, dataDir: v.DATA_DIR, scannerUrl: v.SCANNER_URL, mail: chooseMail(v) };
  }
  if (kind === "hosted" && url && key) return { kind, url, key };
  if (v.BACKEND === "hosted") {
    throw new Error(
      `${url ? "SUPABASE_ANON_KEY" : "SUPABASE_URL"} must be set when BACKEND is hosted`,
    );
  }
  // A URL without a key means "not configured" (SPEC §8), not an error.
  return { kind: "none" as const, url };
}

/** The mail provider of an embedded backend; undefined when its mails become files. */
function chooseMail({ MAIL_API_URL: url, MAIL_API_KEY: key }: z.output<typeof schema>) {
  if (url && key) return { url, key };
  if (url || key) throw new Error(`${url ? "MAIL_API_KEY" : "MAIL_API_URL"} must be set, too`);
}

/** One line for each setting that is wrong in production. */
export function configWarnings({ siteUrl, backend }: Env): string[] {
  const { protocol, hostname } = new URL(siteUrl);
  const isPublic = protocol === "https:" && !/(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);
  const missing = backend.kind === "none" &&
    (backend.url ? "SUPABASE_URL is set without a key" : "There is no backend");
  return [
    protocol !== "https:" &&
    `SITE_URL is ${siteUrl}: canonical addresses and mails will say so, without https`,
    missing && `${missing}: nothing is read and no form is stored`,
    ...isPublic ? samples.map(describeSample) : [],
  ].filter((warning) => typeof warning === "string");
}
