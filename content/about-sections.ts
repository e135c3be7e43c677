/** The sections about the firm, each on its own page (SPEC §2 "About section detail"). */
import { aboutPage } from "./about.ts";
import { commitmentNames } from "./commitments-in-brief.ts";
import { evidence } from "./evidence.ts";
import { serviceNames } from "./navigation.ts";
import { paths } from "./paths.ts";
import { site } from "./site.ts";

export const whyChooseUs =
  "Three reasons clients give when they recommend us, and what stands behind each.";

/** What the mission and the vision ask of a project; each line is kept by a text of the site. */
const missionFollows = [
  {
    title: "A decision with its price",
    text:
      "You choose between real options. Each states what it costs, whom it needs and what it puts at risk.",
  },
  {
    title: "A plan the budget can carry",
    text:
      "Every line of the plan names the money behind it, and every grant names who will report on it and close it out.",
  },
  {
    title: "Work that goes on without us",
    text:
      "We stay through the first cycle of reporting. Your staff do it once with us, then alone, with files that are theirs.",
  },
] as const;

const visionFollows = [
  {
    title: "A purpose in one sentence",
    text:
      "We write down what will be different, for whom, and how it will be measured before work starts. Without that sentence there is nothing to fund.",
  },
  {
    title: "A team that is named",
    text:
      "A plan lists who does each task and who steps in when that person leaves. Where nobody can be named, training or hiring comes first.",
  },
  {
    title: "A result on the record",
    text:
      "Results are published beside the target, with the source of each figure, also in the years in which they disappoint.",
  },
] as const;

const [excellence, collaboration, impact, integrity] = aboutPage.values.items;

/** To each value an argument that it settles on a project. */
const whatTheySettle = [
  {
    ...excellence,
    settles: "Settles a deadline",
    how:
      "A draft is due and one figure is still open. We say so the day before and mark the figure; we do not fill it in.",
  },
  {
    ...collaboration,
    settles: "Settles a fee",
    how:
      "Your staff can do a task with some help. We teach it and take the task out of our proposal.",
  },
  {
    ...impact,
    settles: "Settles a finding",
    how:
      "The result falls short of the measure. That stands on the first page of the report, with what to change.",
  },
  {
    ...integrity,
    settles: "Settles a client",
    how:
      "An inquiry would put us on both sides of one decision. We say so before any proposal, and decline.",
  },
] as const;

const [organizations, years, value, satisfaction] = site.stats;
const [results, team, solutions] = aboutPage.reasons.items;

/** To each reason the figures of SPEC §9 and §2, and the pages that prove it. */
const whatStandsBehind = [
  {
    ...results,
    picture: "services/program-evaluation-assessment",
    figures: [organizations, value, satisfaction],
    proof: [
      { label: "What a client says", href: paths.aboutSection("client-testimonials") },
      {
        label: "How we evaluate programs",
        href: paths.service("program-evaluation-assessment"),
      },
    ],
  },
  {
    ...team,
    picture: "services/human-resources-training",
    figures: [
      years,
      { value: "24", label: "Hours to a First Answer" },
    ],
    proof: [
      { label: "Meet the leaders", href: paths.leadership },
      { label: "How our people keep learning", href: paths.commitment("career-growth") },
    ],
  },
  {
    ...solutions,
    picture: "insights/public-private-partnerships-trends",
    figures: [{ value: `${serviceNames.length}`, label: "Services in One Plan" }],
    proof: [
      { label: "All services", href: paths.services },
      { label: "Questions and fees", href: paths.faq },
    ],
  },
] as const;

/** `id` is the anchor on /commitments (SPEC §2). */
const commitmentCards = [
  {
    id: "dei",
    icon: "Users",
    title: commitmentNames.dei,
    text:
      "Teams that reflect the communities we work for, open hiring steps, and engagement that reaches the residents who seldom come to meetings.",
    href: paths.commitment("dei"),
  },
  {
    id: "sustainability",
    icon: "Leaf",
    title: commitmentNames.sustainability,
    text:
      "Less travel, less paper, and advice that counts long-run environmental costs where a decision creates them.",
    href: paths.commitment("sustainability"),
  },
  {
    id: "social-impact",
    icon: "Heart",
    title: commitmentNames["social-impact"],
    text:
      "Advice without charge to one nonprofit each quarter, and paid hours in which our employees volunteer.",
    href: paths.commitment("social-impact"),
  },
  {
    id: "work-life-balance",
    icon: "Shield",
    title: commitmentNames["work-life-balance"],
    text:
      "Flexible hours, remote work where the task allows it, and project plans that do not depend on weekends.",
    href: paths.commitment("work-life-balance"),
  },
  {
    id: "career-growth",
    icon: "Lightbulb",
    title: commitmentNames["career-growth"],
    text:
      "A learning budget, a mentor from another team, and written criteria for every step from analyst to director.",
    href: paths.commitment("career-growth"),
  },
] as const;

/**
 * In the order of the header, then what only links reach. `leadership-team` is a known slug with no
 * entry here: its page shows "Content not found".
 */
export const aboutSections = [
  {
    slug: "our-mission-vision",
    meta: {
      title: "Our Mission & Vision",
      description:
        "Why the firm exists and the Florida it works toward: clear purpose, capable teams and public results that anyone can look up.",
    },
    title: "Our Mission & Vision",
    intro: "The first says what we do every week. The second is how we judge it over years.",
    mission: {
      title: "Our Mission",
      text: aboutPage.mission.text,
      label: "In a project, that means",
      follows: missionFollows,
    },
    vision: {
      title: "Our Vision",
      text: aboutPage.vision.text,
      label: "A project counts toward it with",
      follows: visionFollows,
    },
  },
  {
    slug: "our-core-values",
    meta: {
      title: "Our Core Values",
      description:
        "Excellence, Collaboration, Impact and Integrity: what each of our four values means in daily work with clients and colleagues.",
    },
    title: "Our Core Values",
    intro:
      "A value is worth listing if it settles arguments: about a fee, a finding, a deadline or a client.",
    values: whatTheySettle,
  },
  {
    slug: "our-commitments",
    meta: {
      title: "Our Commitments to people and places",
      description:
        "Five standing commitments of the firm: inclusion, the environment, social impact, balanced working lives and growth on the job.",
    },
    title: "Our Commitments",
    intro: "Five promises that apply to every project and every member of staff.",
    readMore: "Read more",
    cards: commitmentCards,
  },
  {
    slug: "our-approach",
    meta: {
      title: "Our Approach",
      description:
        "How an engagement runs, from reading the rules and listening to staff to a written plan, a trained team and a review six months later.",
    },
    title: "Our Approach",
    intro: "Start from delivery and work back to the plan.",
    description: [
      "A strategy is a set of choices somebody has to carry out on a Tuesday morning, inside a statute, a budget and a staffing chart. We begin there.",
      "Before the first workshop we read the governing law, the last two budgets, recent audits and whatever plan came before, and we talk to the people who would have to make a new plan work.",
      "From that we write down a small number of real options. Each has a cost, a risk, an owner and a measure. Your leadership chooses; we then turn the choice into a calendar, a funding plan and a set of procedures, and we stay through the first cycle of reporting so that your team has done it once with us before doing it alone.",
    ],
    highlights: [
      {
        title: "Evidence first",
        text: "Findings cite a source, a record or an interview, so that they can be checked.",
      },
      {
        title: "Options with prices",
        text: "Every recommendation states what it costs, whom it needs and what it puts at risk.",
      },
      {
        title: "Work in the open",
        text: "Drafts are shared early, in files your staff can edit and your counsel can read.",
      },
      {
        title: "Skills that stay",
        text: "Your people learn each method on a live task and receive the templates.",
      },
      {
        title: "A second look",
        text: "Six months after the close we return, compare results with the plan and report.",
      },
    ],
    images: [
      {
        picture: "about/approach-1",
        alt:
          "Drawing of a surveyor's theodolite on its tripod over red hills in early haze, with a plumb line through it.",
      },
      {
        picture: "about/approach-2",
        /** On a phone, where the stakes of the wide one are too small to see. */
        tall: "about/approach-2-tall",
        alt:
          "Drawing of oaks on red hills with five flagged stakes, and below it the same ground as a measured profile on squared paper, a line down from each stake.",
      },
    ],
  },
  {
    slug: "why-choose-us",
    meta: {
      title: "Why Choose Us",
      description:
        "Proven results, an expert team and solutions that join strategy, funding, compliance, people and technology in one contract.",
    },
    title: "Why Choose Us",
    intro: whyChooseUs,
    reasons: whatStandsBehind,
    evidence,
  },
  {
    slug: "client-testimonials",
    meta: {
      title: "Client Testimonials",
      description:
        "What working with us is like, in a client's words, with the number of organizations served, years of experience and value delivered.",
    },
    title: "Client Testimonials",
    intro: "One voice, with the figures we report for the firm as a whole.",
    testimonial: site.testimonial,
    rating: "5 out of 5 stars",
    stats: site.stats,
  },
] as const;

/** Told apart by `slug`. */
export type AboutSection = (typeof aboutSections)[number];

/** Labels common to every section page. */
export const aboutSectionPage = {
  /** Over the list of sections that an unknown one is answered with. */
  all: "What there is about the firm",
  call: {
    title: "Talk it over with us",
    text: "Half an hour, no charge, no obligation.",
    primary: { label: "Schedule Consultation", href: paths.contact },
    secondary: { label: "View Our Services", href: paths.services },
  },
  contact: { title: "Contact", phone: "Phone", email: "Email", address: "Office" },
  /** Under "Content not found", for the one header item without a section of its own. */
  missing: {
    slug: "leadership-team",
    meta: {
      title: "Leadership Team section",
      description:
        "This section has no content of its own. The firm's leaders and their biographies are on the leadership page.",
      unlisted: true,
    },
    title: "Leadership Team",
    text: "The leadership team has its own page.",
    link: { label: "Meet the leadership team", href: paths.leadership },
  },
} as const;
