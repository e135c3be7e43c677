import { paths } from "../paths.ts";
import { site } from "../site.ts";
import { type LegalPage, list, mail, p, phone, postal, updated } from "./legal-page.ts";

export default {
  meta: {
    title: "Accessibility Statement",
    description:
      "Our commitment to WCAG 2.1 AA, what the site does to be usable by everyone, its known limits, and how to reach us about a barrier.",
  },
  href: paths.accessibility,
  title: "Accessibility Statement",
  updated,
  intro:
    "This site should work for everyone, whatever their eyesight, hearing, movement, attention, device or connection. Much of our work is for public bodies, and we hold ourselves to the standard they must meet.",
  sections: [
    {
      id: "standard",
      title: "Our standard",
      blocks: [
        p(
          "We commit to the Web Content Accessibility Guidelines (WCAG) 2.1, Level AA, on every page and in every form. We treat a page that falls short as a defect and repair it.",
        ),
      ],
    },
    {
      id: "measures",
      title: "What we do",
      blocks: [
        list(
          "Menus, dialogs and forms can be used with a keyboard alone, and the keyboard focus is visible, including in high-contrast modes.",
          "A link at the top of each page leads past the menu to the content.",
          "Headings, landmarks, labels and error messages are marked up for screen readers, which also announce whether a form was sent.",
          "Text can be enlarged to 200 percent without loss, and at 400 percent pages reflow without sideways scrolling.",
          "The slideshow and the background film have pause buttons. The film starts silent, and neither moves by itself if your system asks for reduced motion.",
          "Colors keep the required contrast, over pictures and film too.",
          "Pages can be read and forms sent without scripts.",
          "Pictures that carry meaning have a text alternative.",
        ),
      ],
    },
    {
      id: "testing",
      title: "How we check",
      blocks: [
        p(
          "Before each release an automated tool, axe, checks a page of every kind in Chromium on a narrow and a wide screen: as it first appears, with menus and errors open, and while data is loading or missing. Automated tests also operate the menus, dialogs and forms by keyboard, measure contrast over pictures and film, and check enlarged text and wider spacing.",
        ),
        p(
          "Automated checks find only part of the possible problems. The site has not been audited by an outside party, nor tested throughout with screen readers or by people with disabilities. Reports from people who use it therefore matter more than our own checks.",
        ),
      ],
    },
    {
      id: "limits",
      title: "Known limits",
      blocks: [
        list(
          "Sources and social networks that we link to are outside our control and may be harder to use.",
          "The 2025 Strategic Outlook is a PDF with a title, a language, bookmarks, tags and text alternatives. We have not validated it against the PDF/UA standard. If your software does not read it well, ask us for its text in another form, free of charge.",
          "Resumes must be uploaded as PDF or Word files. If that is a barrier, send your application by email or apply by phone.",
        ),
      ],
    },
    {
      id: "help",
      title: "Tell us about a barrier",
      blocks: [
        p(
          "If something does not work for you, email ",
          mail,
          ", call ",
          phone,
          `, or write to ${postal}. We respond within 2 business days. It helps to know:`,
        ),
        list(
          "the page or document, and what you were trying to do;",
          "what went wrong;",
          "the browser and the assistive technology you use, if any;",
          "the format in which you would like to receive the information in the meantime.",
        ),
        p(
          `You can also ask by phone for anything this site offers, ${site.hours}, with a relay service if you use one.`,
        ),
      ],
    },
    {
      id: "unresolved",
      title: "If our answer does not help",
      blocks: [
        p(
          "Ask for the managing partner, who will review the matter and reply in writing. This does not affect your rights under the Americans with Disabilities Act or Florida law. Visits to our office are by appointment; tell us what you need and we will prepare for it.",
        ),
      ],
    },
  ],
} as const satisfies LegalPage;
