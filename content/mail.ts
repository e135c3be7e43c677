/** Constants that the functions which write mail repeat (supabase/functions/_shared/facts.ts). */

/** Who else reads about candidates (SPEC §7). */
export const blindCopy = "hiring-records@canopymeridian.example";

/** Where links in mails lead while the secret SITE_URL is not set. */
export const mailedOrigin = "https://www.canopymeridian.example";

/** Sender of the synthetic check (deploy/check.sh): its inquiries are neither stored nor mailed. */
export const syntheticCheck = "synthetic-check@example.com";
