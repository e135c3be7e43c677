/**
 * The firm's facts as mails state them. Written by `deno task generate facts` from content/site.ts,
 * content/mail.ts and content/paths.ts. Names, address and mailboxes are defaults of secrets
 * (docs/decisions/mail.md).
 */
export const facts = {
  /** Secret SITE_NAME, which stands for both names. */
  name: "Canopy Meridian",
  shortName: "Canopy Meridian",
  /** Secret SITE_URL. */
  url: "https://www.canopymeridian.example",
  /** Secret REPLY_TO. */
  email: "hello@canopymeridian.example",
  /** Secret CAREERS_EMAIL. */
  careersEmail: "careers@canopymeridian.example",
  phone: { display: "(850) 555-0142", href: "tel:+18505550142" },
  /** SPEC §2 */
  hours: "Mon-Fri 8:00 AM - 6:00 PM EST",
  /** A postal address is required in mail to subscribers (CAN-SPAM). */
  address: "120 Example Street, Suite 400, Tallahassee, FL 32301",
  /** SPEC §7: a constant, so that no caller chooses who else reads about candidates. */
  blindCopy: "hiring-records@canopymeridian.example",
  paths: {
    services: "/services",
    insights: "/insights",
    outlook: "/documents/2025-strategic-outlook.pdf",
    regulatoryChanges: "/insights/regulatory-changes-2025",
    unsubscribe: "/unsubscribe",
  },
} as const;
