/**
 * A mail provider and a database on a loopback port, and the environment of functions that use them. The
 * provider has the documented requests of Resend: `POST /emails`, and contacts by address.
 */
import type { contactForm } from "../../content/forms/contact.ts";
import type { FunctionName } from "../../server/forms/submissions.ts";
import { handler as applicationNotification } from "../../supabase/functions/applicationNotification/handler.ts";
import { handler as careerConfirmation } from "../../supabase/functions/careerConfirmation/handler.ts";
import { handler as contactConfirmation } from "../../supabase/functions/contactConfirmation/handler.ts";
import { handler as mailQueue } from "../../supabase/functions/mailQueue/handler.ts";
import { handler as newsletterWelcome } from "../../supabase/functions/newsletterWelcome/handler.ts";

export const handlers: Record<FunctionName, (request: Request) => Promise<Response>> = {
  newsletterWelcome,
  contactConfirmation,
  careerConfirmation,
  applicationNotification,
};
export type { FunctionName };
/** The functions that the site calls. */
export const functionNames = Object.keys(handlers) as FunctionName[];
/** All that send a mail; mailQueue sends the notice of an inquiry. */
export type MailName = FunctionName | "mailQueue";
export const mailNames: MailName[] = [...functionNames, "mailQueue"];

/** Of `private.notice`: without one of them the mail breaks. */
const inquiry: Record<keyof typeof contactForm.fields, string> = {
  name: "Ada Lovelace",
  email: "ada@example.org",
  organization: "Leon County",
  phone: "(850) 555-0100",
  service: "Grant Writing & Management",
  message: "We lost a grant writer.\n\nThe deadline is 14 March.",
};

/** A body that each function accepts, and the columns of the row that the notice is made of. */
export const bodies: Record<MailName, Record<string, string>> = {
  newsletterWelcome: { email: "ada@example.org", name: "" },
  contactConfirmation: inquiry,
  mailQueue: inquiry,
  careerConfirmation: {
    first_name: "Ada",
    last_name: "Lovelace",
    email: "ada@example.org",
    position: "Financial Analyst",
  },
  applicationNotification: {
    first_name: "Ada",
    last_name: "Lovelace",
    email: "ada@example.org",
    position: "Financial Analyst",
  },
};

export interface SentMail {
  from: string;
  to: string[];
  bcc?: string[];
  reply_to: string[];
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

export const key = "sb_publishable_test";
export const serviceKey = "sb_secret_test";
/** The token that the database makes for a subscriber. */
export const token = `${"0".repeat(32)}.${"a".repeat(64)}`;

type Answer = (request: Request) => Response | Promise<Response>;

export interface Provider extends AsyncDisposable {
  /** Received emails, oldest first, also those that it refused. */
  mails: SentMail[];
  requests: {
    method: string;
    authorization: string | null;
    type: string | null;
    idempotencyKey: string | null;
  }[];
  /** Calls of the contacts API. */
  contactCalls: { method: string; path: string; body: unknown }[];
  /** Contacts by address, and whether each has left. */
  contacts: Map<string, { unsubscribed: boolean; segments: string[] }>;
  /** Calls of database functions. */
  databaseCalls: { name: string; apikey: string | null; body: Record<string, unknown> }[];
  /** Rows whose notice is due. */
  notices: { kind: string; row: Record<string, unknown> }[];
  /** Answers of database functions that differ from a working database's. */
  database: Partial<Record<string, Answer>>;
  env: Record<string, string>;
}

let current: Provider | null = null;

/**
 * Listens, and makes `Deno.env.get` of this realm answer from `env` alone until disposed. Change
 * `env` to change a secret.
 *
 * @param answer of the provider to each mail
 */
export function startProvider(answer: Answer = () => Response.json({ id: "1" })): Provider {
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, async (request) => {
    const { pathname } = new URL(request.url);
    const [, name] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(pathname) ?? [];
    if (name) return await askDatabase(provider, name, request);
    if (pathname.startsWith("/contacts")) return await changeContact(provider, pathname, request);
    provider.requests.push({
      method: request.method,
      authorization: request.headers.get("authorization"),
      type: request.headers.get("content-type"),
      idempotencyKey: request.headers.get("idempotency-key"),
    });
    provider.mails.push(await request.clone().json());
    return await answer(request);
  });
  const { hostname, port } = server.addr;
  const origin = `http://${hostname}:${port}`;
  const get = Deno.env.get;
  const outer = current;
  const provider: Provider = {
    mails: [],
    requests: [],
    contactCalls: [],
    contacts: new Map(),
    databaseCalls: [],
    notices: [],
    database: {},
    env: {
      SUPABASE_URL: origin,
      SUPABASE_ANON_KEY: key,
      SUPABASE_SERVICE_ROLE_KEY: serviceKey,
      MAIL_API_URL: `${origin}/emails`,
      MAIL_API_KEY: "re_test",
    },
    async [Symbol.asyncDispose]() {
      Deno.env.get = get;
      current = outer;
      await server.shutdown();
    },
  };
  Deno.env.get = (name) => provider.env[name];
  current = provider;
  return provider;
}

/** The values of a database with an active subscriber, and with rows whose notice is due. */
async function askDatabase(provider: Provider, name: string, request: Request): Promise<Response> {
  const body = await request.clone().json();
  provider.databaseCalls.push({ name, apikey: request.headers.get("apikey"), body });
  const instead = provider.database[name];
  if (instead) return await instead(request);
  if (name === "claim_welcome") return Response.json(token);
  if (name === "claim_notice") return Response.json(provider.notices.shift() ?? null);
  if (name === "claim_contact") return Response.json(null);
  return Response.json(true);
}

/** Resend's contacts: `PATCH /contacts/:email`, `POST /contacts`, `POST /contacts/:email/segments/:id`. */
async function changeContact(provider: Provider, path: string, request: Request) {
  const body = await request.json();
  provider.contactCalls.push({ method: request.method, path, body });
  const [email = "", , segment] = path.split("/").slice(2).map(decodeURIComponent);
  const known = provider.contacts.get(email);
  if (request.method === "POST" && email === "") {
    provider.contacts.set(body.email, { unsubscribed: body.unsubscribed, segments: [] });
    return Response.json({ object: "contact", id: "1" }, { status: 201 });
  }
  if (!known) return Response.json({ name: "not_found" }, { status: 404 });
  if (request.method === "PATCH") known.unsubscribed = body.unsubscribed;
  else known.segments = [...new Set([...known.segments, segment!])];
  return Response.json({ object: "contact", id: "1" });
}

/**
 * Calls a function as supabase-js does, and mailQueue as the database does. The row that a notice is made
 * of is stored first. `init` overrides parts of the request.
 */
export function call(name: MailName, body: unknown, init: RequestInit = {}): Promise<Response> {
  const kind = noticeKinds[name];
  if (kind) current?.notices.push({ kind, row: { id: crypto.randomUUID(), ...Object(body) } });
  const isQueue = name === "mailQueue";
  return (isQueue ? mailQueue : handlers[name])(
    new Request(`http://functions.test/functions/v1/${name}`, {
      method: "POST",
      headers: { apikey: isQueue ? serviceKey : key, "content-type": "application/json" },
      body: JSON.stringify(isQueue ? {} : body),
      ...init,
    }),
  );
}

const noticeKinds: Partial<Record<MailName, string>> = {
  applicationNotification: "application",
  mailQueue: "inquiry",
};

/** Status and error code of an answer whose body must have the one documented form. */
export async function refusalOf(response: Response): Promise<[number, string]> {
  const { error } = await response.json();
  if (typeof error?.message !== "string" || error.message === "") throw new Error("no message");
  return [response.status, error.code];
}

/** Sends one email through a provider of its own. */
export async function mailOf(
  name: MailName,
  changes: Record<string, unknown> = {},
  env: Record<string, string> = {},
): Promise<SentMail> {
  await using provider = startProvider();
  Object.assign(provider.env, env);
  const response = await call(name, { ...bodies[name], ...changes });
  if (response.status !== 200) throw new Error(await response.text());
  return provider.mails[0]!;
}
