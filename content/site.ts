/**
 * Facts about the firm, from SPEC §2 and §9. What these do not give stands in as a sample until the
 * firm says otherwise: samples.ts lists every one.
 */

/** The site's domain, without www, and that of the firm's mailboxes. */
export const domain = "canopymeridian.example";

/** The footer's links (SPEC §2); without any, pages mention none. */
const social: readonly { label: string; href: string }[] = [
  { label: "LinkedIn", href: "https://www.linkedin.com/company/canopy-meridian-example" },
  { label: "Facebook", href: "https://www.facebook.com/canopymeridian.example" },
  { label: "Instagram", href: "https://www.instagram.com/canopymeridian.example" },
];

/** Names by the slug of the leader's entry in pages/leadership.ts. */
const leaders = {
  "managing-partner": "Eleanor Whitfield",
  "leadership-workforce-development": "Marcus Delgado",
  "ai-digital-transformation": "Priya Raman",
};

export const site = {
  name: "Canopy Meridian",
  /** In the header, and in titles of pages that are too long for the name; may be the name. */
  shortName: "Canopy Meridian",
  legalName: "Canopy Meridian Consulting, LLC",
  tagline: "Strategy that stands up in public",
  /** Numbers 555-0100 to 555-0199 are kept for fiction. */
  phone: { display: "(850) 555-0142", href: "tel:+18505550142" },
  email: `hello@${domain}`,
  careersEmail: `careers@${domain}`,
  /** The city is SPEC §2. */
  address: {
    street: "120 Example Street, Suite 400",
    city: "Tallahassee",
    region: "FL",
    postalCode: "32301",
    country: "US",
  },
  visits: "Office visits are by appointment only.",
  solicitations: "RFPs and other solicitations: put the due date in the subject line.",
  location: "Tallahassee FL",
  hours: "Mon-Fri 8:00 AM - 6:00 PM EST",
  /** The same for search engines, in schema.org's words. */
  openingHours: {
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "08:00",
    closes: "18:00",
  },
  social,
  blurb:
    "We help agencies, nonprofits and companies across Florida plan, fund, run and account for work the public depends on.",
  /** The people behind the three titles of SPEC §2 (Leadership). */
  leaders,
  /** By name, because /about repeats some; in the order of the page. */
  stats: {
    organizations: { value: "50+", label: "Organizations Served" },
    years: { value: "15+", label: "Years of Experience" },
    value: { value: "$10M+", label: "Value Delivered" },
    satisfaction: { value: "98%", label: "Client Satisfaction" },
  },
  statsNote: "Figures as the firm reports them.",
} as const;

const { street, city, region, postalCode } = site.address;

/** On two lines. */
export const postalAddress = `${street}\n${city}, ${region} ${postalCode}`;
