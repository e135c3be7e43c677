/**
 * Every value that stands in for what only the firm can say. To replace one, change it at its place
 * and delete its entry here with its import: then it is no longer reported at the start of the public
 * site, and search engines are told of it. docs/launch.md has the order.
 */
import { testimonial } from "./pages/testimonial.ts";
import { aboutPage, expertTeam, provenResults } from "./pages/about.ts";
import { ourApproach } from "./about-sections/our-approach.ts";
import { ourCoreValues } from "./about-sections/our-core-values.ts";
import { ourMissionVision } from "./about-sections/our-mission-vision.ts";
import { ourCommitments } from "./about-sections/our-commitments.ts";
import { backgrounds, paidExercise } from "./careers/careers.ts";
import { commitmentsPage } from "./commitments/commitments.ts";
import { contactPage } from "./pages/contact.ts";
import { applicationForm } from "./forms/application.ts";
import { contactForm } from "./forms/contact.ts";
import { newsletterForms } from "./forms/newsletter.ts";
import { faqPage } from "./pages/faq.ts";
import { boardReport, briefs } from "./insights/briefs.ts";
import { articlePage } from "./insights/article-page.ts";
import { insightCards } from "./insights/cards.ts";
import { insightsPage } from "./insights/insights-page.ts";
import type { LegalPage } from "./legal/legal-page.ts";
import privacyPage, { processors } from "./legal/privacy.ts";
import termsPage from "./legal/terms.ts";
import { leadershipPage } from "./pages/leadership.ts";
import { blindCopy, mailedOrigin } from "./mail.ts";
import { careersSections } from "./careers/sections.ts";
import { workingDay } from "./careers/working-day.ts";
import { openingWords } from "./careers/opening-page.ts";
import { openings } from "./careers/openings.ts";
import { openingTerms } from "./careers/openings-in-brief.ts";
import type { ServiceSlug } from "./navigation.ts";
import { outlook } from "./outlook/outlook.ts";
import { domain, site } from "./site.ts";

export interface Sample {
  what: string;
  /** The file to change it in. */
  place: string;
  value: unknown;
}

/** By commitment: label and value of each figure, as the database is seeded with them. */
const commitmentFigures: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
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
  "work-life-balance": [
    ["No internal replies expected after", "6 PM"],
    ["Of long hours, then the plan changes", "2 wks"],
  ],
  "career-growth": [
    ["Paid learning time each year", "40 hrs"],
    ["Career conversations each year", "2"],
  ],
};

/** By service: a sentence of its row that states the firm's own practice. */
const serviceTerms: Readonly<Record<string, string>> = {
  "strategic-planning-business-development":
    "A one-page scorecard goes to the board, and after a year we help revise what is out of date.",
  "grant-writing-management":
    "Our fees are fixed or hourly. We do not work for a share of the award",
  "financial-management-analysis":
    "We train the people who will run the model and review the first forecast they make on their own.",
  "compliance-risk-management":
    "After two quarters we repeat the test and report what holds and what does not.",
  "organizational-development":
    "We repeat the measures after six months and correct what has not worked.",
  "human-resources-training":
    "We track time to hire, turnover and training completion for the first year.",
  "program-evaluation-assessment":
    "A second analyst repeats the main results before anyone else sees them.",
  "project-management":
    "Our project managers work from PMI standards and scale them down where a project is small",
  "research-policy-analysis": "A reviewer outside the project tries to break the argument.",
  "ai-solutions-digital-transformation":
    "Every month we sample quality, once users have learned the limits of the tool.",
} satisfies Partial<Record<ServiceSlug, string>>;

const section = ({ sections }: LegalPage, id: string) =>
  sections.find((section) => section.id === id);

export const samples: readonly Sample[] = [
  { what: "The firm's name", place: "content/site.ts", value: site.name },
  { what: "Its short name", place: "content/site.ts", value: site.shortName },
  { what: "Its domain", place: "content/site.ts", value: domain },
  { what: "Its legal name", place: "content/site.ts", value: site.legalName },
  { what: "Tagline", place: "content/site.ts", value: site.tagline },
  { what: "What the firm does, in a sentence", place: "content/site.ts", value: site.blurb },
  { what: "Phone", place: "content/site.ts", value: site.phone },
  { what: "Email", place: "content/site.ts", value: site.email },
  { what: "Email for applications", place: "content/site.ts", value: site.careersEmail },
  { what: "Street and postal code", place: "content/site.ts", value: site.address },
  { what: "Social profiles", place: "content/site.ts", value: site.social },
  {
    what: "Blind copy of applications",
    place: "content/mail.ts",
    value: blindCopy,
  },
  {
    what: "Origin of links in emails",
    place: "content/mail.ts, or the secret SITE_URL",
    value: mailedOrigin,
  },
  { what: "Names of the leaders", place: "content/site.ts", value: site.leaders },
  {
    what: "Their biographies and portraits",
    place: "content/pages/leadership.ts and artwork/photographs",
    value: leadershipPage.leaders,
  },
  {
    what: "That leaders carry projects, who works with them, and who reads inquiries first",
    place: "content/pages/leadership.ts",
    value: [leadershipPage.intro, leadershipPage.closing],
  },
  {
    what: "Who wrote each article",
    place: "content/insights/cards.ts",
    value: insightCards.map(({ author }) => author),
  },
  { what: "The client's quote", place: "content/pages/testimonial.ts", value: testimonial },
  { what: "How results are measured", place: "content/pages/about.ts", value: provenResults },
  { what: "What consultants have done before", place: "content/pages/about.ts", value: expertTeam },
  { what: "Backgrounds of employees", place: "content/careers/careers.ts", value: backgrounds },
  {
    what: "What careers promises as values",
    place: "content/careers/sections.ts",
    value: careersSections.values,
  },
  {
    what: "What each benefit includes",
    place: "content/careers/sections.ts",
    value: careersSections.benefits,
  },
  {
    what: "An ordinary day of a consultant",
    place: "content/careers/working-day.ts",
    value: workingDay,
  },
  {
    what: "A paid exercise for candidates",
    place: "content/careers/careers.ts",
    value: paidExercise,
  },
  {
    what: "How the firm hires",
    place: "content/careers/opening-page.ts",
    value: openingWords.hiring,
  },
  { what: "What the positions ask", place: "content/careers/openings.ts", value: openings },
  {
    what: "Pay ranges and posting dates of the openings",
    place: "content/careers/openings-in-brief.ts",
    value: openingTerms,
  },
  {
    what: "How an engagement runs, and the visit after six months",
    place: "content/about-sections/our-approach.ts and content/pages/about.ts",
    value: [ourApproach, aboutPage.approach],
  },
  {
    what: "What mission and vision ask of a project",
    place: "content/about-sections/our-mission-vision.ts",
    value: ourMissionVision,
  },
  {
    what: "What each value means in the work",
    place: "content/pages/about.ts",
    value: aboutPage.values,
  },
  {
    what: "What each value settles",
    place: "content/about-sections/our-core-values.ts",
    value: ourCoreValues,
  },
  { what: "Who reads an inquiry", place: "content/pages/contact.ts", value: contactPage.intro },
  { what: "What follows an inquiry", place: "content/pages/contact.ts", value: contactPage.next },
  {
    what: "What follows a message that was sent",
    place: "content/forms/contact.ts",
    value: contactForm.messages.next,
  },
  {
    what: "What the confirmation email promises",
    place: "supabase/functions/contactConfirmation/handler.ts",
    value:
      "The managing partner reads every message, and you will have our answer within 24 hours.",
  },
  {
    what: "What follows an application",
    place: "content/forms/application.ts",
    value: applicationForm.messages.next,
  },
  {
    what: "How the email to a candidate says applications are read",
    place: "supabase/functions/careerConfirmation/handler.ts",
    value:
      "We compare every application with the requirements of the position. Qualified candidates are contacted within 2 weeks, by email or by phone, to arrange a first conversation.",
  },
  {
    what: "What the newsletter contains",
    place: "content/insights/sign-up.ts and content/forms/newsletter.ts",
    value: [insightsPage.newsletter, newsletterForms.footer.fields.email.hint],
  },
  {
    what: "What the welcome email promises of the newsletter",
    place: "supabase/functions/newsletterWelcome/handler.ts",
    value:
      "Thank you for subscribing. Once a month we send one newsletter on how to plan, fund and run work the public depends on: what changed, whom it affects, and what we would do about it this quarter.",
  },
  {
    what: "The five commitments in brief",
    place: "content/about-sections/our-commitments.ts",
    value: ourCommitments.cards,
  },
  {
    what: "How long data is kept",
    place: "content/legal/privacy.ts",
    value: section(privacyPage, "retention"),
  },
  {
    what: "The cap of liability",
    place: "content/legal/terms.ts",
    value: section(termsPage, "liability"),
  },
  {
    what: "The venue of disputes",
    place: "content/legal/terms.ts",
    value: section(termsPage, "law"),
  },
  {
    what: "Expenses, rights in the work and long delays, in the terms",
    place: "content/legal/terms.ts",
    value: ["fees", "work-product", "force-majeure"].map((id) => section(termsPage, id)),
  },
  {
    what: "How soon a request about personal data is answered",
    place: "content/legal/privacy.ts",
    value: section(privacyPage, "rights"),
  },
  {
    what: "That the person who would lead the work answers first",
    place: "content/pages/about.ts and content/insights/article-page.ts",
    value: [aboutPage.closing, articlePage.closing],
  },
  {
    what: "The foreword of the outlook, and who signs it",
    place: "content/outlook/outlook.ts",
    value: outlook.foreword,
  },
  { what: "How the firm charges", place: "content/pages/faq.ts", value: faqPage.pricing },
  {
    what: "How the firm answers questions",
    place: "content/pages/faq.ts",
    value: faqPage.questions,
  },
  {
    what: "Who answers questions about jobs",
    place: "content/careers/sections.ts",
    value: careersSections.contact.text,
  },
  {
    what: "Who answers for a commitment that is not met",
    place: "content/commitments/commitments.ts",
    value: commitmentsPage.closing,
  },
  {
    what: "How each service is carried out",
    place: "supabase/seed.sql, or the table services",
    value: serviceTerms,
  },
  { what: "Three weeks to a board", place: "content/insights/briefs.ts", value: boardReport },
  { what: "What else the briefs promise", place: "content/insights/briefs.ts", value: briefs },
  {
    what: "Hosting and email providers, and where they keep data",
    place: "content/legal/privacy.ts",
    value: processors,
  },
  {
    what:
      "Figures of the commitments, and the practice they state; for counsel: inclusion under section 287.139 from January 1, 2027",
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
