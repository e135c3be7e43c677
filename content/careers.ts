/** Careers (SPEC §2, §5, §9). Openings, benefits and option lists are word for word. */
import type { Field } from "./contact.ts";
import type { Point } from "./home.ts";
import type { Link } from "./navigation.ts";
import { paths, slugify } from "./paths.ts";
import type { Opening, PageMeta } from "./types.ts";

/** An opening with the text of its own page. */
export interface OpeningPage extends Opening {
  meta: PageMeta;
  summary: string;
  responsibilities: readonly string[];
  qualifications: readonly string[];
}

/** SPEC §9 */
export const openings: readonly OpeningPage[] = [
  {
    slug: slugify("Senior Strategic Consultant"),
    title: "Senior Strategic Consultant",
    department: "Consulting",
    location: "Tallahassee FL / Remote",
    type: "Full-time",
    experience: "5+ years",
    meta: {
      title: "Senior Strategic Consultant, Tallahassee or remote",
      description:
        "Lead planning engagements for agencies and nonprofits from first interviews to an adopted plan. Full-time, 5+ years of experience.",
    },
    summary:
      "You lead planning engagements for state agencies, local governments and nonprofits, from the first interviews to the adopted plan and its first year of reporting. You carry two or three clients at a time, with a partner beside you and one or two analysts to guide.",
    responsibilities: [
      "Plan and lead engagements of three to nine months, with scope, budget and schedule in your hands",
      "Read statutes, budgets, audits and performance data, and turn them into findings a board can use",
      "Facilitate workshops with executives, front-line staff and residents",
      "Write plans, option papers and board presentations that survive questions in public",
      "Review the work of analysts and help them grow",
      "Take part in proposals, including scope and price",
    ],
    qualifications: [
      "5+ years in consulting, public administration or nonprofit management",
      "Plans or policies of your own that were adopted and carried out",
      "Clear, economical writing; we ask for a sample",
      "Ease with budgets and performance measures",
      "Willingness to travel in Florida about four days a month",
    ],
  },
  {
    slug: slugify("Grant Writing Specialist"),
    title: "Grant Writing Specialist",
    department: "Grant Services",
    location: "Remote",
    type: "Full-time",
    experience: "3+ years",
    meta: {
      title: "Grant Writing Specialist, remote",
      description:
        "Find, write and win federal, state and foundation grants with public and nonprofit clients. Full-time, remote, 3+ years of experience.",
    },
    summary:
      "You take an application from the notice of funding to the submitted package and, when it is won, help the client set up the files that will carry it through the audit. You work with program staff who know the need and finance staff who know the numbers.",
    responsibilities: [
      "Screen federal, state and foundation notices against each client's plan and capacity",
      "Build compliance matrices and calendars for every application",
      "Write narratives, logic models and evaluation plans with the client's staff",
      "Prepare budgets and justifications together with our financial analysts",
      "Submit through Grants.gov and state portals, with time to spare",
      "Hand over award files: terms, reporting dates, procurement and time records",
    ],
    qualifications: [
      "3+ years of grant writing for public bodies or nonprofits",
      "At least two awarded applications in which you wrote the main narrative",
      "Working knowledge of 2 CFR Part 200",
      "Calm habits with deadlines and version control",
    ],
  },
  {
    slug: slugify("Financial Analyst"),
    title: "Financial Analyst",
    department: "Financial Services",
    location: "Tallahassee FL",
    type: "Full-time",
    experience: "2+ years",
    meta: {
      title: "Financial Analyst, Tallahassee",
      description:
        "Build budgets, forecasts and cost studies for public and nonprofit clients from our Tallahassee office. Full-time, 2+ years of experience.",
    },
    summary:
      "You build the budgets, forecasts and cost studies on which our recommendations rest. Your models are read by finance directors, auditors and board members, so they have to be right and also easy to follow.",
    responsibilities: [
      "Prepare multi-year forecasts with stated assumptions and sensitivity tests",
      "Analyze costs, fees and indirect rates for agencies and nonprofits",
      "Reconcile grant budgets with ledgers and prepare reimbursement files",
      "Review internal controls and help clients answer audit findings",
      "Present results in tables and charts that non-specialists can read",
    ],
    qualifications: [
      "2+ years in finance, budget or audit, with government or nonprofit experience a plus",
      "Degree in accounting, finance, economics or public administration, or equivalent practice",
      "Strong spreadsheet skills and a habit of documenting models",
      "Familiarity with fund accounting, or the will to learn it quickly",
    ],
  },
  {
    slug: slugify("Project Manager"),
    title: "Project Manager",
    department: "Operations",
    location: "Remote",
    type: "Full-time / Contract",
    experience: "4+ years",
    meta: {
      title: "Project Manager, remote",
      description:
        "Keep consulting projects on scope, on time and on budget across several clients. Remote, full-time or contract, 4+ years of experience.",
    },
    summary:
      "You keep several client projects moving at once: scope, schedule, risks, money and the small promises made in meetings. You report early when something slips, with a way to bring it back.",
    responsibilities: [
      "Set up work plans, risk registers and decision logs that teams really use",
      "Run weekly reviews with clients and consultants, and write the notes the same day",
      "Track hours, invoices and grant-related time records",
      "Coordinate vendors and technology changes with the client's own project office",
      "Prepare status reports fit for a public agenda",
    ],
    qualifications: [
      "4+ years managing projects with several parties and a fixed budget",
      "Experience with public procurement or grant-funded work",
      "Plain writing and steady facilitation, online as well as in person",
      "PMP or a comparable certification is welcome and not required",
    ],
  },
];

type FieldName =
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "location"
  | "position"
  | "experience"
  | "availability"
  | "salary"
  | "linkedIn"
  | "portfolio"
  | "coverLetter"
  | "resume";

interface CareersPage {
  meta: PageMeta;
  title: string;
  intro: readonly string[];
  values: { title: string; items: readonly Point[] };
  benefits: { title: string; items: readonly Point[] };
  openings: {
    title: string;
    intro: string;
    details: string;
    apply: Link;
    labels: Record<"department" | "location" | "type" | "experience", string>;
  };
  opening: {
    back: Link;
    responsibilities: string;
    qualifications: string;
    hiring: { title: string; steps: readonly Point[] };
    equal: string;
  };
  contact: { title: string; text: string; email: string; phone: string; note: string };
  form: {
    title: string;
    intro: string;
    fields: Record<FieldName, Field>;
    choose: string;
    resume: { choose: string; drop: string; maximum: string };
    privacy: Link;
    privacyText: string;
  };
}

export const careersPage = {
  meta: {
    title: "Careers",
    description:
      "Four openings in consulting, grants, finance and project management, with our values, our benefits and the application form.",
  },
  title: "Careers",
  intro: [
    "Our work ends up in budgets, classrooms, clinics and council chambers. We look for people who like hard questions, write plainly and are good company under a deadline.",
    "We hire for judgment and for depth in one field, and help with the rest. Backgrounds in public service, teaching, accounting, engineering and journalism have all served us well.",
  ],
  values: {
    title: "What we value",
    items: [
      {
        title: "Excellence",
        text:
          "Work that a colleague has checked, with sources, before a client sees it. Time for that is in the plan.",
      },
      {
        title: "Collaboration",
        text: "Small teams across fields. Questions are asked early and credit is shared by name.",
      },
      {
        title: "Impact",
        text:
          "Projects chosen for the difference they can make, and a look back to see whether they made it.",
      },
    ],
  },
  benefits: {
    title: "Benefits",
    items: [
      {
        title: "Competitive salary and performance bonuses",
        text: "Pay bands are stated in the first interview.",
      },
      {
        title: "Health, dental and vision insurance",
        text: "Medical, dental and vision plans to choose from.",
      },
      {
        title: "Flexible hours and remote work",
        text: "Arranged around the work and your life.",
      },
      {
        title: "Professional development",
        text: "A yearly learning budget, with time to use it.",
      },
      {
        title: "Retirement plan with matching",
        text: "We match what you put aside, within the plan's limits.",
      },
      {
        title: "Paid time off",
        text: "Holidays, sick days and vacation that people do take.",
      },
    ],
  },
  openings: {
    title: "Current openings",
    intro: "If none of these fits and you think we should meet, send a general application.",
    details: "About this position",
    apply: { label: "Apply Now", href: paths.applicationForm },
    labels: {
      department: "Department",
      location: "Location",
      type: "Type",
      experience: "Experience",
    },
  },
  opening: {
    back: { label: "Back to careers", href: paths.careers },
    responsibilities: "What you will do",
    qualifications: "What you bring",
    hiring: {
      title: "How we hire",
      steps: [
        {
          title: "We read your application",
          text: "Two people read each one. Qualified candidates are contacted within 2 weeks.",
        },
        {
          title: "A first call",
          text: "Thirty minutes by phone or video about your work, the position and the pay band.",
        },
        {
          title: "A piece of real work",
          text:
            "A short, paid exercise close to the job, discussed with the people you would work with.",
        },
        {
          title: "Meeting the partners",
          text: "A conversation in both directions, references, and an answer within days.",
        },
      ],
    },
    equal:
      "We are an equal opportunity employer. If you need an adjustment at any step, tell us and we will make it.",
  },
  contact: {
    title: "Questions about working here?",
    text: "Write or call. A consultant, not a recruiter, will answer.",
    email: "Email",
    phone: "Phone",
    note: "Qualified candidates are contacted within 2 weeks.",
  },
  form: {
    title: "Apply",
    intro: "It takes about ten minutes. Your answers stay in this browser tab until they are sent.",
    fields: {
      firstName: { label: "First name" },
      lastName: { label: "Last name" },
      email: { label: "Email" },
      phone: { label: "Phone" },
      location: { label: "Location", hint: "City and state where you live." },
      position: { label: "Position" },
      experience: { label: "Years of experience" },
      availability: { label: "Availability", hint: "When you could start." },
      salary: { label: "Salary expectation", hint: "A figure or a range, per year." },
      linkedIn: { label: "LinkedIn profile", placeholder: "https://www.linkedin.com/in/…" },
      portfolio: { label: "Portfolio or website", placeholder: "https://…" },
      coverLetter: {
        label: "Cover letter",
        hint: "Why this work, and one project you are proud of. Half a page is enough.",
      },
      resume: { label: "Resume", hint: "PDF, DOC or DOCX. Maximum 10MB" },
    },
    choose: "Choose one",
    resume: {
      choose: "Choose file",
      drop: "or drop it here",
      maximum: "Maximum 10MB",
    },
    privacy: { label: "privacy notice", href: paths.privacy },
    privacyText: "How we keep applications, and for how long, is in our",
  },
} as const satisfies CareersPage;

/** SPEC §5 */
export const positionOptions = [
  "Senior Strategic Consultant",
  "Grant Writing Specialist",
  "Financial Analyst",
  "Project Manager",
  "Other / General Application",
] as const;

/** SPEC §5 */
export const experienceOptions = [
  "0-1 years",
  "2-3 years",
  "4-5 years",
  "6-10 years",
  "10+ years",
] as const;

/** SPEC §5 */
export const availabilityOptions = [
  "Immediately",
  "2 weeks",
  "1 month",
  "2-3 months",
  "Other",
] as const;
