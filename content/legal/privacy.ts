import { paths } from "../paths.ts";
import { site } from "../site.ts";
import { type LegalPage, list, mail, p, phone, postal, updated } from "./legal-page.ts";

/** Processors that store and send data for the firm, with their location. */
export const processors =
  "Supabase, our hosting provider, stores inquiries, subscriptions, applications and resume files in data centers in the United States, in a database that visitors can add to but cannot read. Resend, our email provider, sends the emails described here and receives their addresses and text. It also holds the addresses of the newsletter's subscribers, and tells us when an email cannot be delivered or is reported as unwanted. Both work for us under contract and may not use the data for themselves.";

export default {
  meta: {
    title: "Privacy Policy",
    description:
      "The data this site stores when you write, subscribe or apply, where it is kept and for how long, who can see it, and the rights you have.",
  },
  href: paths.privacy,
  title: "Privacy Policy",
  updated,
  intro:
    `This policy says what ${site.legalName} (“we”) learns about you when you use this site, what we do with it and how you can have it corrected or removed.`,
  sections: [
    {
      id: "summary",
      title: "In brief",
      blocks: [
        list(
          "You can read every page without telling us who you are.",
          "We store what you send through a form, and use it to answer you.",
          "The site sets no cookies, counts no visitors and loads nothing from advertising or social networks.",
          "We do not sell personal information and do not share it for advertising.",
        ),
      ],
    },
    {
      id: "what-we-collect",
      title: "What we collect",
      blocks: [
        p("We collect only what you type or attach and then send:"),
        list(
          [
            { strong: "Inquiries: " },
            "your name, email address and message and, if you give them, your organization, phone number and the service you are interested in.",
          ],
          [{ strong: "Newsletter: " }, "your email address."],
          [
            { strong: "Job applications: " },
            "your name, email address, phone number, location, experience, availability, cover letter and resume and, if you give them, the position, salary expectation, LinkedIn profile and portfolio.",
          ],
        ),
        p(
          "Please leave out Social Security numbers, health information and confidential records of an agency. We do not need them to answer you.",
        ),
      ],
    },
    {
      id: "technical-data",
      title: "Technical data",
      blocks: [
        p(
          "The logs of our server record which page was requested, when, how long it took and whether it worked. They hold no names, network addresses, email addresses or messages. To limit abuse, the server keeps two things in memory: the network address of anyone who sends a form, searches, downloads a large file or asks for a missing page, and one-way digests (codes that hide the text) of the emails that forms trigger. Each expires within a day and is erased as new ones arrive. The database keeps one-way digests of the email addresses entered in forms. Network and hosting companies between you and us may keep their own connection records.",
        ),
        p(
          "While you fill in an inquiry or a job application, a draft of your answers is kept in your own browser, in the storage of that tab. It is removed when the form is sent or the tab is closed, and reaches us only if you send it. See the ",
          { text: "cookie policy", href: paths.cookies },
          ".",
        ),
      ],
    },
    {
      id: "do-not-track",
      title: "Do Not Track",
      blocks: [
        p(
          "Browsers can ask sites not to track you, with “Do Not Track” or “Global Privacy Control.” We track no one, here or on other sites, and let no one else do so. The site already treats every visitor as these signals ask, so it does not need to read them.",
        ),
      ],
    },
    {
      id: "use",
      title: "How we use it",
      blocks: [
        list(
          "To answer your inquiry and, if you ask for one, prepare a proposal.",
          "To send the newsletter you subscribed to.",
          "To consider you for a position and, if you are qualified for it, to contact you within 2 weeks.",
          "To send you one email that confirms what we received, and to tell the people who answer inquiries or handle hiring what has arrived.",
          "To keep records that law or a contract requires.",
        ),
        p("No decision about you is made by a machine alone."),
      ],
    },
    {
      id: "where",
      title: "Where it is kept and who sees it",
      blocks: [
        p(processors),
        p("When you send a form, these emails may follow:"),
        list(
          "to you, a confirmation that repeats only your name and the position you apply for;",
          "for an inquiry, also a note to the people in the firm who answer it, with everything that you entered;",
          "for an application, also a note to the people in the firm who handle hiring, with your name, email address and the position. It contains none of your other answers, and neither your resume nor its address.",
        ),
        p(
          "A resume file has a web address of its own, with 128 random bits in it: it cannot be guessed, and it is listed and published nowhere. No password protects it beyond that. Anyone with that address can open it, so we treat it as confidential. If you prefer, send your resume by email to ",
          { text: site.careersEmail, href: `mailto:${site.careersEmail}` },
          ".",
        ),
        p(
          "Inside the firm, inquiries are read by the firm's leaders and the consultants they involve, and applications by the people who take part in hiring. We disclose information to others only when the law requires it.",
        ),
      ],
    },
    {
      id: "retention",
      title: "How long we keep it",
      blocks: [
        list(
          "Inquiries: two years after our last exchange, or with the project's files if we work together.",
          "Newsletter: until you leave the list. If you unsubscribed, entering the address again puts it back. If email to it bounced, or you complained or asked us to erase your data, we keep the address only so that we do not write to it again. The form then shows its usual message, and nothing is sent.",
          "Applications and resumes: one year after the decision, or two years after they arrived if none was recorded, unless you ask us to keep them longer.",
          "Digests that limit abuse: those in the database are used for one hour and deleted by the following night; those in the server's memory are used for a day.",
        ),
      ],
    },
    {
      id: "public-records",
      title: "Public records in Florida",
      blocks: [
        p(
          "Many of our clients are public agencies. Messages and documents we receive or make while acting for an agency may be public records under Chapter 119, Florida Statutes, and may have to be disclosed on request, email addresses included. If you do not want your email address to be part of such a record, call us instead.",
        ),
      ],
    },
    {
      id: "rights",
      title: "Your choices and rights",
      blocks: [
        p(
          "You may ask what we hold about you, have it corrected, receive a copy, or have it deleted where no law requires us to keep it. You may leave the newsletter at any time, with the link in any issue or in the email that welcomed you. For everything else, write to ",
          mail,
          " from the address concerned, or call; we answer within 30 days and charge nothing.",
        ),
      ],
    },
    {
      id: "children",
      title: "People under 18",
      blocks: [
        p(
          "Our services are not directed to people under 18, and we do not knowingly collect information from them. If you believe that a minor has sent us something, tell us and we will delete it.",
        ),
      ],
    },
    {
      id: "security",
      title: "Security",
      blocks: [
        p(
          "Connections to the published site are encrypted, access to stored data is limited by role, and forms accept only the fields and file types they need. No system is perfectly secure. If a breach affects you, we will notify you as Florida law requires.",
        ),
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        p(
          "If we change how we handle information, this page will say so, with the effective date, before the change takes effect.",
        ),
      ],
    },
    {
      id: "contact",
      title: "Contact",
      blocks: [p("Questions about privacy: ", mail, ", ", phone, `, or ${postal}.`)],
    },
  ],
} as const satisfies LegalPage;
