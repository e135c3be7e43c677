/**
 * Every value that stands in for what only the firm can say. To replace one, change it at its place
 * and delete its entry here: then it is no longer reported at the start of the public site, and
 * search engines are told of it.
 */
import { expertTeam, provenResults } from "./about.ts";
import { ourApproach } from "./about-sections/our-approach.ts";
import { ourCoreValues } from "./about-sections/our-core-values.ts";
import { ourMissionVision } from "./about-sections/our-mission-vision.ts";
import { reasonsGiven } from "./about-sections/why-choose-us.ts";
import { backgrounds, paidExercise, pensionMatch } from "./careers.ts";
import { openingWords } from "./opening-page.ts";
import { contactPage } from "./contact.ts";
import { faqPage } from "./faq.ts";
import { boardReport, briefs } from "./insights/briefs.ts";
import { processors } from "./legal/privacy.ts";
import { leadershipPage } from "./leadership.ts";
import { blindCopy, mailedOrigin } from "./mail.ts";
import { openings } from "./openings.ts";
import { site } from "./site.ts";

export interface Sample {
  what: string;
  /** The file to change it in. */
  place: string;
  value: unknown;
}

/** By commitment: label and value of each figure, as the database is seeded with them. */
export const commitmentFigures: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "dei": [
    ["People on every interview panel", "3"],
    ["WCAG 2.1 level for what we publish", "AA"],
  ],
  "sustainability": [
    ["Minimum service life of a laptop", "4 yrs"],
    ["Reports printed without a request", "Zero"],
  ],
  "social-impact": [
    ["Paid volunteer time each month", "4 hrs"],
    ["New pro bono client each quarter", "1"],
  ],
  "work-life-balance": [["No internal replies expected after", "6 PM"]],
  "career-growth": [
    ["Paid learning time each year", "40 hrs"],
    ["Career conversations each year", "2"],
  ],
};

const facts = "content/site.ts and supabase/functions/_shared/facts.ts";

export const samples: readonly Sample[] = [
  { what: "The firm's name", place: facts, value: site.name },
  { what: "Its legal name", place: "content/site.ts", value: site.legalName },
  { what: "Tagline", place: "content/site.ts", value: site.tagline },
  { what: "What the firm does, in a sentence", place: "content/site.ts", value: site.blurb },
  { what: "Phone", place: facts, value: site.phone },
  { what: "Email", place: facts, value: site.email },
  { what: "Email for applications", place: facts, value: site.careersEmail },
  { what: "Street and postal code", place: facts, value: site.address },
  { what: "Social profiles", place: "content/site.ts", value: site.social },
  {
    what: "Blind copy of applications",
    place: "content/mail.ts and supabase/functions/_shared/facts.ts",
    value: blindCopy,
  },
  {
    what: "Origin of links in mails",
    place: "content/mail.ts and supabase/functions/_shared/facts.ts, or the secret SITE_URL",
    value: mailedOrigin,
  },
  { what: "Names of the three leaders", place: "content/site.ts", value: site.leaders },
  {
    what: "Their biographies and portraits",
    place: "content/leadership.ts and artwork/people",
    value: leadershipPage.leaders,
  },
  {
    what: "That leaders carry projects, and who works around them",
    place: "content/leadership.ts",
    value: leadershipPage.intro,
  },
  { what: "The client's quote", place: "content/site.ts", value: site.testimonial },
  {
    what: "Reasons clients give",
    place: "content/about-sections/why-choose-us.ts",
    value: reasonsGiven,
  },
  { what: "Results and references", place: "content/about.ts", value: provenResults },
  { what: "What consultants have done before", place: "content/about.ts", value: expertTeam },
  { what: "Backgrounds of employees", place: "content/careers.ts", value: backgrounds },
  { what: "Match of the retirement plan", place: "content/careers.ts", value: pensionMatch },
  { what: "A paid exercise for candidates", place: "content/careers.ts", value: paidExercise },
  { what: "How the firm hires", place: "content/opening-page.ts", value: openingWords.hiring },
  { what: "What the four positions ask", place: "content/openings.ts", value: openings },
  {
    what: "How an engagement runs, and the visit after six months",
    place: "content/about-sections/our-approach.ts and content/about.ts",
    value: ourApproach,
  },
  {
    what: "What mission and vision ask of a project",
    place: "content/about-sections/our-mission-vision.ts",
    value: ourMissionVision,
  },
  {
    what: "What each value settles",
    place: "content/about-sections/our-core-values.ts",
    value: ourCoreValues,
  },
  { what: "What follows an inquiry", place: "content/contact.ts", value: contactPage.next },
  { what: "How the firm charges", place: "content/faq.ts", value: faqPage.pricing },
  {
    what: "How each service is carried out",
    place: "supabase/seed.sql, or the table services",
    value: "Our fees are fixed or hourly. We do not work for a share of the award",
  },
  { what: "Three weeks to a board", place: "content/insights/briefs.ts", value: boardReport },
  { what: "What else the briefs promise", place: "content/insights/briefs.ts", value: briefs },
  {
    what: "Hosting and mail providers, and where they keep data",
    place: "content/legal/privacy.ts",
    value: processors,
  },
  {
    what: "Figures of the commitments, and the practice they state",
    place: "supabase/seed.sql, or the table commitments",
    value: commitmentFigures,
  },
];

/** Whether exactly this value still stands in for the firm's own. */
export function isSample(value: unknown): boolean {
  return samples.some((sample) => sample.value === value);
}

/** One line for a log or a terminal. */
export function describeSample({ what, place }: Sample): string {
  return `Sample left: ${what} (${place})`;
}
