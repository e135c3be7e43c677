/** Facts that mails alone state. `deno task generate facts` writes them beside the mail functions. */
import { domain } from "./site.ts";

/** Fixed blind-copy recipient of application mails (SPEC §7). */
export const blindCopy = `hiring-records@${domain}`;

/** Origin of links in mails while the secret SITE_URL is not set. */
export const mailedOrigin = `https://www.${domain}`;

/** Sender of the synthetic check (deploy/check.sh): its inquiries are neither stored nor mailed. */
export const syntheticCheck = "synthetic-check@example.com";
