/** A mail provider on a loopback port that can be down. It does not know idempotency keys. */
import { until } from "../until.ts";

export interface AcceptedMail {
  to: string[];
  reply_to: string[];
  subject: string;
  text: string;
}

export type MailProvider = ReturnType<typeof startMailProvider>;

export function startMailProvider() {
  const { promise: never, resolve: end } = Promise.withResolvers<Response>();
  const provider = {
    address: { url: "", key: "re_test" },
    /** Mails that it has accepted, oldest first. */
    accepted: [] as AcceptedMail[],
    /** How many mails it was asked to send. */
    tries: 0,
    isDown: false,
    /** After that many accepted mails it accepts without an answer. */
    answered: Infinity,
    tried: (tries: number) => until(`${tries} tries`, () => provider.tries >= tries),
    async [Symbol.asyncDispose]() {
      end(new Response());
      await server.shutdown();
    },
  };
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, async (request) => {
    const mail = await request.json();
    provider.tries++;
    if (provider.isDown) return new Response(null, { status: 503 });
    provider.accepted.push(mail);
    return provider.accepted.length > provider.answered ? await never : Response.json({ id: "1" });
  });
  provider.address.url = `http://127.0.0.1:${server.addr.port}/emails`;
  return provider;
}
