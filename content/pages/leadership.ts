/** The leadership page (SPEC §2 "Leadership"). Names are in site.ts. */
import { paths } from "../paths.ts";
import { site } from "../site.ts";

const {
  "managing-partner": partner,
  "leadership-workforce-development": workforceDirector,
  "ai-digital-transformation": aiDirector,
} = site.leaders;

export const leadershipPage = {
  meta: {
    title: "Leadership team and biographies",
    description:
      "The managing partner and the managing directors who lead the firm's work in strategy, workforce development, AI and digital change.",
  },
  /** Not from the page itself: its texts would join the script of every page. */
  parent: { section: "About", back: { label: "Back to About", href: paths.about } },
  title: "Leadership Team",
  intro: [
    "The people on this page lead the firm and are accountable for its work. Each of them still carries client projects, so the person who signs your proposal also works on your project.",
    "Consultants in planning, grants, finance, compliance, evaluation and project management join each engagement as needed.",
  ],
  /** Beside a photograph; a drawing says nothing that the name does not. */
  portraitOf: (name: string) => `Portrait of ${name}`,
  readMore: "Read More",
  /** On phones, the button that unfolds a biography. */
  rest: "Full biography",
  focus: "Focus areas",
  facts: { training: "Training", work: "Selected work" },
  back: "Back to the team",
  /** The first name, which fits one line of a tablet's column. */
  write: (name: string) => `Write to ${name.split(" ")[0]}`,
  closing: {
    title: "Start with the right person",
    text:
      "New inquiries go to the managing partner first. If one of the directors is better placed to help, you will hear from that person within 24 hours.",
    links: [
      { label: "Contact us", href: paths.contact },
      { label: "See what we do", href: paths.services },
    ],
  },
  leaders: [
    {
      slug: "managing-partner",
      name: partner,
      title: "Managing Partner",
      summary:
        "Leads the firm and its work in strategic planning, grants and public finance, after a career on the budget side of state and local government.",
      bio: [
        `${partner} reads every new inquiry first and decides, with the client, whether a full engagement is the right answer or a smaller step would do.`,
        "She began as a budget analyst for a state agency, where she learned to trace an appropriation from the statute to the invoice. She later directed planning and budget for a county government, a position that covered two recessions, several hurricanes and the long reimbursement files that follow a storm. She then advised nonprofit boards on mergers, reserves and multi-year funding, and still brings a board two real options instead of one polished recommendation.",
        "Clients know her for asking early which decision a study is meant to support, and who will object to it. She writes most of her own drafts, keeps them short, and expects every figure to carry its source.",
        "In her workshops, newly elected officials and new board members learn reserve policy, federal grant rules and how to read an audit report. She lives in Tallahassee and walks the trails of the Red Hills on free weekends.",
      ],
      facts: {
        training: ["Master of Public Administration", "Certified Government Finance Officer"],
        work: [
          "A county's Hurricane Michael claims, from the first damage list to closeout",
          "A merger of two nonprofits, with one reserve policy",
        ],
      },
      focus: [
        "Strategic and financial planning",
        "Federal and state grant strategy",
        "Board and commission advice",
        "Disaster recovery funding",
      ],
      href: paths.leader("managing-partner"),
    },
    {
      slug: "leadership-workforce-development",
      name: workforceDirector,
      title: "Managing Director for Leadership and Workforce Development",
      summary:
        "Helps organizations find, prepare and keep the people they depend on, from first-line supervisors to the next executive team.",
      bio: [
        `${workforceDirector} helps public employers and nonprofits answer a practical question: who will be doing this job in three years, and what must they have learned by then?`,
        "He started as a classroom trainer at a state college and moved into workforce programs, where he ran apprenticeship and adult-education projects with employers in health care, construction and logistics. He then led human resources for a regional public utility, including a full review of job classes and pay, a supervisor academy and the first written succession plan the organization had. Today he coaches executive teams through reorganizations and helps boards prepare to select a new chief executive.",
        "His method is to begin with the work itself. He sits with crews, clerks and case managers, writes down what they know, and builds training from it. Programs are short, held near the workplace and tested by whether supervisors see the difference. He is wary of surveys that nobody means to use.",
        "He works in English and Spanish, mentors students who are the first in their families to attend college, and coaches a youth baseball team every spring in Tallahassee.",
      ],
      facts: {
        training: ["M.Ed. in adult education", "SHRM Senior Certified Professional"],
        work: [
          "A lineworker apprenticeship, set up with a utility and a state college",
          "A regional utility's first written succession plan",
        ],
      },
      focus: [
        "Supervisor and executive development",
        "Succession and workforce planning",
        "Classification, pay and HR policy",
        "Organizational change",
      ],
      href: paths.leader("leadership-workforce-development"),
    },
    {
      slug: "ai-digital-transformation",
      name: aiDirector,
      title: "Managing Director for AI Solutions and Digital Transformation",
      summary:
        "Leads technology work that starts from a process worth improving, with rules for records, privacy and review settled first.",
      bio: [
        `${aiDirector} helps agencies and nonprofits choose a few uses of new technology that are worth the effort, set the rules for them, and bring them into daily work without losing control of records or budgets.`,
        "Trained as a statistician, she built forecasting models for a hospital network before moving to the public side, where she managed data and application teams for a large city. There she replaced a permitting system in stages, published the city's first inventory of automated decisions, and spent evenings explaining both to residents and council members. She now trains staff by role, from clerks to general counsel, and advises on vendor terms and public-records duties.",
        "She starts projects on paper: what the process is for, where people wait, which errors cost most, and what the law says about the data. Only then come the tools. Each pilot has an end date, an agreed measure and a named employee who can switch it off. One that misses its measure is closed, and the reasons are written down for the next.",
        "She lives in Tallahassee, where she is patient in her garden and less so at chess.",
      ],
      facts: {
        training: ["M.S. in statistics", "Certified Information Privacy Professional"],
        work: [
          "Triage of records requests for a county clerk, with a person approving each release",
          "A large city's first inventory of automated decisions",
        ],
      },
      focus: [
        "AI policy and governance",
        "Process redesign and automation",
        "Data quality and forecasting",
        "System selection and vendor terms",
      ],
      href: paths.leader("ai-digital-transformation"),
    },
  ],
} as const;

export type Leader = (typeof leadershipPage.leaders)[number];
