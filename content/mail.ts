/** Constants that the functions which write mail repeat (supabase/functions/_shared/facts.ts). */

/** Fixed blind-copy recipient of application mails (SPEC §7). */
export const blindCopy = "hiring-records@canopymeridian.example";

/** Origin of links in mails while the secret SITE_URL is not set. */
export const mailedOrigin = "https://www.canopymeridian.example";

/** Sender of the synthetic check (deploy/check.sh): its inquiries are neither stored nor mailed. */
export const syntheticCheck = "synthetic-check@example.com";
