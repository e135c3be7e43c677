/** The header's and footer's entries, in the order and words of SPEC §2. */
import { paths, slugify } from "./paths.ts";

export interface Link {
  label: string;
  href: string;
  /** Saves the file instead of opening it. */
  download?: true;
}

/** Also the choices of the contact form's service field (SPEC §5). */
export const serviceNames = [
  "Strategic Planning & Business Development",
  "Grant Writing & Management",
  "Financial Management & Analysis",
  "Compliance & Risk Management",
  "Organizational Development",
  "Human Resources & Training",
  "Program Evaluation & Assessment",
  "Project Management",
  "Research & Policy Analysis",
  "AI Solutions & Digital Transformation",
] as const;

/** `slugify` as a type, for names of words, spaces and " & ". */
type Slug<Name extends string> = Name extends `${infer Before} & ${infer After}`
  ? Slug<`${Before} ${After}`>
  : Name extends `${infer Before} ${infer After}` ? Slug<`${Before}-${After}`>
  : Lowercase<Name>;

/** Of a listed service. The type checker names each text about one that is no longer listed. */
export type ServiceSlug = Slug<(typeof serviceNames)[number]>;

export const servicePath = (slug: ServiceSlug): string => paths.service(slug);

export const serviceLinks: readonly Link[] = serviceNames.map((label) => ({
  label,
  href: paths.service(slugify(label)),
}));

interface LinkGroup {
  label: string;
  links: readonly Link[];
}

/** The services by what a client wants to do, in the order of SPEC §2. */
export const serviceGroups: readonly LinkGroup[] = [
  serviceGroup(
    "Plan and fund",
    "Strategic Planning & Business Development",
    "Grant Writing & Management",
  ),
  serviceGroup(
    "Account and comply",
    "Financial Management & Analysis",
    "Compliance & Risk Management",
  ),
  serviceGroup(
    "Organize and train",
    "Organizational Development",
    "Human Resources & Training",
  ),
  serviceGroup(
    "Evaluate and deliver",
    "Program Evaluation & Assessment",
    "Project Management",
  ),
  serviceGroup(
    "Research and automate",
    "Research & Policy Analysis",
    "AI Solutions & Digital Transformation",
  ),
];

function serviceGroup(label: string, ...names: (typeof serviceNames)[number][]): LinkGroup {
  const hrefs = names.map((name) => paths.service(slugify(name)));
  return { label, links: serviceLinks.filter(({ href }) => hrefs.includes(href)) };
}

export const aboutLinks: readonly Link[] = [
  ...["Our Mission & Vision", "Our Core Values", "Our Approach", "Why Choose Us"].map((label) => ({
    label,
    href: paths.aboutSection(slugify(label)),
  })),
  { label: "Our Commitments", href: paths.commitments },
  { label: "Leadership Team", href: paths.leadership },
];

/** An entry with links opens them as a dropdown in wide windows. */
export interface Entry extends Link {
  links?: readonly Link[];
  /** The same links under headings. */
  groups?: readonly LinkGroup[];
}

/** The header's entries, and those of the menu in narrow windows. */
export const mainNavigation: readonly Entry[] = [
  { label: "Services", href: paths.services, links: serviceLinks, groups: serviceGroups },
  { label: "Insights", href: paths.insights },
  { label: "About", href: paths.about, links: aboutLinks },
  { label: "Contact", href: paths.contact },
];

/** Additional entries of the mobile menu, without those that the header has too. */
export const menuLinks: readonly Link[] = [
  { label: "Careers", href: paths.careers },
  { label: "Search", href: paths.search },
].filter(({ href }) => !mainNavigation.some((entry) => entry.href === href));

/** The button beside them. */
export const expertCall: Link = { label: "Talk to an Expert", href: paths.contact };

/** SPEC §2 "Footer" */
const footerServiceNames: readonly (typeof serviceNames)[number][] = [
  "Strategic Planning & Business Development",
  "Grant Writing & Management",
  "Financial Management & Analysis",
  "Compliance & Risk Management",
  "Human Resources & Training",
];

export const footerServices: readonly Link[] = serviceLinks.filter(({ label }) =>
  footerServiceNames.some((name) => name === label)
);

export const legalLinks: readonly Link[] = [
  { label: "Privacy", href: paths.privacy },
  { label: "Terms", href: paths.terms },
  { label: "Accessibility", href: paths.accessibility },
  { label: "Cookies", href: paths.cookies },
  { label: "Disclaimer", href: paths.disclaimer },
];

export const footerGroups: readonly LinkGroup[] = [
  {
    label: "Services",
    links: [...footerServices, { label: "All services", href: paths.services }],
  },
  {
    label: "Firm",
    links: [
      { label: "About", href: paths.about },
      { label: "Leadership", href: paths.leadership },
      { label: "Commitments", href: paths.commitments },
      { label: "Careers", href: paths.careers },
      { label: "Contact", href: paths.contact },
    ],
  },
  {
    label: "Resources",
    links: [
      { label: "Insights", href: paths.insights },
      { label: "2025 Strategic Outlook (PDF)", href: paths.outlook, download: true },
      { label: "Questions and fees", href: paths.faq },
      { label: "Glossary", href: paths.glossary },
      { label: "Search", href: paths.search },
      { label: "Site map", href: paths.sitemap },
    ],
  },
  { label: "Legal", links: legalLinks },
];
