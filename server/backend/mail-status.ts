/** What the database says of waiting mail, and nothing about anybody (docs/deploy.md, "Watch"). */
import { z } from "zod";
import type { Backend } from "./client.ts";

const schema = z.object({ oldest_notice_seconds: z.number(), hourly_share: z.number() });

/** Null when the database does not answer, or has no such function. */
export async function readMailStatus({ client }: Backend) {
  const { data } = await client.rpc("mail_status");
  const status = schema.safeParse(data);
  if (!status.success) return null;
  return { noticeAge: status.data.oldest_notice_seconds, mailShare: status.data.hourly_share };
}
