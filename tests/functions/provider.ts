/** An email provider on a loopback port, and the environment of functions that use it. */
import { handler as applicationNotification } from "../../supabase/functions/applicationNotification/handler.ts";
import { handler as careerConfirmation } from "../../supabase/functions/careerConfirmation/handler.ts";
import { handler as contactConfirmation } from "../../supabase/functions/contactConfirmation/handler.ts";
import { handler as newsletterWelcome } from "../../supabase/functions/newsletterWelcome/handler.ts";

export const handlers = {
  newsletterWelcome,
  contactConfirmation,
  careerConfirmation,
  applicationNotification,
};
export type FunctionName = keyof typeof handlers;
export const functionNames = Object.keys(handlers) as FunctionName[];

/** A body that each function accepts. */
export const bodies: Record<FunctionName, Record<string, string>> = {
  newsletterWelcome: { email: "ada@example.org", name: "" },
  contactConfirmation: {
    name: "Ada Lovelace",
    email: "ada@example.org",
    organization: "Leon County",
    phone: "(850) 555-0100",
    service: "Grant Writing & Management",
    message: "We lost a grant writer.\n\nThe deadline is 14 March.",
  },
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

export interface Provider extends AsyncDisposable {
  /** Received emails, oldest first. */
  mails: SentMail[];
  requests: { method: string; authorization: string | null; type: string | null }[];
  env: Record<string, string>;
}

const joined = (_request: Request): Response | Promise<Response> => Response.json(true);

/**
 * Listens, and makes `Deno.env.get` of this realm answer from `env` alone until disposed. Change
 * `env` to change a secret.
 */
export function startProvider(
  answer: () => Response | Promise<Response> = () => Response.json({ id: "1" }),
  claimed = joined,
): Provider {
  const mails: SentMail[] = [];
  const requests: Provider["requests"] = [];
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, async (request) => {
    if (new URL(request.url).pathname === "/rest/v1/rpc/claim_welcome") {
      return await claimed(request);
    }
    requests.push({
      method: request.method,
      authorization: request.headers.get("authorization"),
      type: request.headers.get("content-type"),
    });
    mails.push(await request.json());
    return answer();
  });
  const env: Record<string, string> = {
    SUPABASE_ANON_KEY: key,
    MAIL_API_URL: `http://127.0.0.1:${server.addr.port}/emails`,
    MAIL_API_KEY: "re_test",
  };
  const { hostname, port } = server.addr;
  Object.assign(env, {
    SUPABASE_URL: `http://${hostname}:${port}`,
    SUPABASE_SERVICE_ROLE_KEY: "sb_secret_test",
  });
  const get = Deno.env.get;
  Deno.env.get = (name) => env[name];
  return {
    mails,
    requests,
    env,
    async [Symbol.asyncDispose]() {
      Deno.env.get = get;
      await server.shutdown();
    },
  };
}

/** Calls a function as supabase-js does; `init` overrides parts of the request. */
export function call(name: FunctionName, body: unknown, init: RequestInit = {}): Promise<Response> {
  return handlers[name](
    new Request(`http://functions.test/functions/v1/${name}`, {
      method: "POST",
      headers: { apikey: key, "content-type": "application/json" },
      body: JSON.stringify(body),
      ...init,
    }),
  );
}

/** Status and error code of an answer whose body must have the one documented form. */
export async function refusalOf(response: Response): Promise<[number, string]> {
  const { error } = await response.json();
  if (typeof error?.message !== "string" || error.message === "") throw new Error("no message");
  return [response.status, error.code];
}

/** Sends one email through a provider of its own. */
export async function mailOf(
  name: FunctionName,
  changes: Record<string, unknown> = {},
  env: Record<string, string> = {},
): Promise<SentMail> {
  await using provider = startProvider();
  Object.assign(provider.env, env);
  const response = await call(name, { ...bodies[name], ...changes });
  if (response.status !== 200) throw new Error(await response.text());
  return provider.mails[0]!;
}
