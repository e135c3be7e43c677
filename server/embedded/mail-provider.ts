/** Plays the provider that the edge functions send mail through: each mail becomes a file. */
import { join } from "node:path";
import { z } from "zod";
import { sync, writeAtomically } from "./data-directory.ts";
import { readJson, ServiceError } from "./service.ts";

/** Header value without control characters. */
const header = z.string().max(2000).regex(/^[^\p{Cc}]*$/u);
const addresses = z.union([header.transform((one) => [one]), z.array(header).max(50)]);

/** Body of the provider's `POST /emails`. */
const schema = z.strictObject({
  from: header.min(1),
  to: addresses.refine((list) => list.length > 0),
  bcc: addresses.default([]),
  reply_to: addresses.default([]),
  subject: header,
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string().regex(/^[A-Za-z][A-Za-z-]*$/), header).default({}),
});

/** Content of a mail file; the date is ISO 8601. */
type StoredMail = z.output<typeof schema> & { date: string };

/** Stores the mail durably in the outbox and responds with its id. @throws ServiceError 422 */
export async function storeMail(request: Request, outbox: string): Promise<Response> {
  const mail = schema.safeParse(await readJson(request));
  if (!mail.success) {
    const message = z.prettifyError(mail.error);
    throw new ServiceError(422, { statusCode: 422, name: "validation_error", message });
  }
  const id = crypto.randomUUID();
  const date = new Date().toISOString();
  const stored: StoredMail = { date, ...mail.data };
  const name = `${date.replaceAll(":", "-")}-${id.slice(0, 8)}.json`;
  await writeAtomically(join(outbox, name), JSON.stringify(stored, null, 2));
  await sync(outbox);
  return Response.json({ id });
}

/** Oldest first. */
export async function readOutbox(outbox: string): Promise<(StoredMail & { file: string })[]> {
  const entries = await Array.fromAsync(Deno.readDir(outbox));
  const files = entries.map(({ name }) => join(outbox, name)).filter((file) => /json$/.test(file));
  return await Promise.all(
    files.sort().map(async (file) => ({
      ...JSON.parse(await Deno.readTextFile(file)) as StoredMail,
      file,
    })),
  );
}
