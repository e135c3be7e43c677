/** The about page (SPEC §2 "About"). Its sections are in about-sections/. */
import { paths } from "../paths.ts";

const missionText =
  "To help public, nonprofit and business leaders make sound decisions, pay for them responsibly and carry them through, in a way that the people they serve can see and check.";
const visionText =
  "A Florida where every dollar spent for the public has a clear purpose, a capable team behind it and a result that anyone can look up.";

const values = [
  {
    title: "Excellence",
    text:
      "We check figures twice, cite the rule we rely on and put our names on the work. A document leaves the firm only when the person who must defend it could do so line by line.",
  },
  {
    title: "Collaboration",
    text:
      "We work with your staff, in your offices and on your files. We teach each method as we use it, so that the work continues when we are gone.",
  },
  {
    title: "Impact",
    text:
      "We agree on what will be different, and how it will be measured, before work starts. Progress is reported against that measure, including when it disappoints.",
  },
  {
    title: "Integrity",
    text:
      "We disclose conflicts, decline work we should not do and give the same advice in private that we give in a public meeting.",
  },
] as const;

export const provenResults =
  "Before work starts we write down what must be different and how it will be measured. Every report sets the result beside that measure.";
export const expertTeam =
  "One of the firm's leaders is accountable for each project. Our consultants have run agencies, budgets, training programs and technology teams, and know how decisions are made there.";

const reasons = [
  {
    title: "Proven Results",
    text: provenResults,
  },
  {
    title: "Expert Team",
    text: expertTeam,
  },
  {
    title: "Comprehensive Solutions",
    text:
      "Strategy, funding, compliance, people and technology are planned together. One team is accountable for all of it, and you have one contract to manage.",
  },
] as const;

const creed = paths.aboutSection("our-mission-vision");

export const aboutPage = {
  /** In the trail of its sections; the document's title is longer. */
  name: "About",
  meta: {
    title: "About our Tallahassee consulting firm",
    description:
      "Meet our firm: our mission, values and approach, and our work with agencies, nonprofits and companies from Tallahassee, Florida.",
  },
  hero: {
    title: "About us",
    text:
      "We are a strategic consulting firm in Tallahassee. For more than 15 years our people have helped public-purpose organizations plan, fund, staff and account for their work.",
  },
  mission: { title: "Our Mission", text: missionText, href: creed },
  vision: { title: "Our Vision", text: visionText, href: creed },
  values: {
    title: "Our Core Values",
    intro: "Four values, and how each one shapes our work.",
    link: { label: "Our core values", href: paths.aboutSection("our-core-values") },
    items: values,
  },
  commitments: {
    title: "Our Commitments",
    intro: "Our promises to our staff, our clients and the places where we work.",
  },
  approach: {
    title: "Our Approach",
    text:
      "We start from delivery: who will do the work, under which rules, with what money, and how anyone will know that it worked.",
    checklist: [
      "Read the statutes, budgets and past plans before the first workshop",
      "Listen to the people who do the work as well as those who direct it",
      "Offer real options, each with its cost, risk and owner",
      "Write down the measures before the work begins",
      "Train your staff on live tasks and leave the files in order",
      "Return after six months to see what lasted",
    ],
    link: { label: "More about our approach", href: paths.aboutSection("our-approach") },
  },
  reasons: {
    title: "Why Organizations Choose Us",
    link: { label: "The detail behind each reason", href: paths.aboutSection("why-choose-us") },
    items: reasons,
  },
  closing: {
    title: "Tell us about your work",
    text:
      "The first conversation is free, and you will talk to the person who would lead the work.",
    links: [
      { label: "Contact us", href: paths.contact },
      { label: "Explore our services", href: paths.services },
    ],
  },
} as const;
