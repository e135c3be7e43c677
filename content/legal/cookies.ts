import { paths } from "../paths.ts";
import { site } from "../site.ts";
import { type LegalPage, list, mail, p, phone, updated } from "./legal-page.ts";

const profiles = site.social.map(({ label }) => label);
/** British English has no comma before "and". */
const otherSites = new Intl.ListFormat("en-GB").format([
  ...profiles,
  "the sources of our articles",
]);

export default {
  meta: {
    title: "Cookie Policy",
    description:
      "This site sets no cookies today. The policy lists the kinds that could be used after notice, their lifetimes and how you control them.",
  },
  href: paths.cookies,
  title: "Cookie Policy",
  updated,
  intro:
    "This site sets no cookies today. This page says what it stores instead, which kinds of cookies could be introduced later, and what would have to happen first.",
  sections: [
    {
      id: "what-cookies-are",
      title: "What cookies are",
      blocks: [
        p(
          "A cookie is a small piece of text that a site asks your browser to keep and to send back with later requests. A session cookie disappears when the browser is closed; others stay until a set date. This policy treats similar techniques, such as browser storage, the same way.",
        ),
      ],
    },
    {
      id: "today",
      title: "What the site stores today",
      blocks: [
        list(
          [{ strong: "Cookies: " }, "none, from us or from anyone else."],
          [
            { strong: "Draft of an inquiry or a job application: " },
            "while you fill in the form, your answers are kept in the session storage of that browser tab, so that a reload does not lose them. The draft is not sent to us until you submit it, does not include your resume, and is gone when you submit the form or close the tab.",
          ],
          [
            { strong: "Counting visitors: " },
            "the site runs no analytics, sets no tracking pixels and loads no files from other companies.",
          ],
        ),
        p("That is why you see no cookie banner here: there is nothing to accept or refuse."),
      ],
    },
    {
      id: "kinds",
      title: "Kinds of cookies that could be used",
      blocks: [
        p(
          "The table lists the only kinds we would consider. None of them is in use. Before introducing one, we would announce it and its start date on this page. For every kind except the session cookie we would also ask for your consent, and the site would work just as well without it.",
        ),
        {
          kind: "table",
          caption: "Cookies that would be used only after notice",
          head: ["Cookie", "Purpose", "Lifetime", "In use today"],
          rows: [
            ["Session cookie", "Keeps the steps of one visit together", "Session", "No"],
            ["Analytics cookie", "Counts visits to pages, without names", "2 years", "No"],
            ["Preferences cookie", "Remembers choices such as reduced motion", "1 year", "No"],
            ["Marketing consent cookie", "Records whether you allow marketing", "1 year", "No"],
          ],
        },
      ],
    },
    {
      id: "control",
      title: "Your control",
      blocks: [
        p(
          "Every browser lets you view, block and delete cookies and stored data, usually under its privacy settings. Blocking them changes nothing on this site except that a draft does not survive a reload. To remove a draft at once, close the tab.",
        ),
      ],
    },
    {
      id: "other-sites",
      title: "Other sites",
      blocks: [
        p(
          `Links to ${otherSites} are plain links. Nothing is loaded from those sites until you follow one. From then on, their own policies apply.`,
        ),
      ],
    },
    {
      id: "questions",
      title: "Questions",
      blocks: [
        p(
          "For the data you send us, see the ",
          { text: "privacy policy", href: paths.privacy },
          ". For anything else, write to ",
          mail,
          " or call ",
          phone,
          ".",
        ),
      ],
    },
  ],
} as const satisfies LegalPage;
