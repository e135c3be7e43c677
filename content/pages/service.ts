/** The words around a service (SPEC §2 "Service detail"), which itself comes from the backend. */
import type { ServiceSlug } from "../navigation.ts";
import { paths } from "../paths.ts";
import { site } from "../site.ts";

export const servicePage = {
  /** While a service is loading or missing, or does not describe itself. */
  meta: {
    title: "Service",
    description:
      "This consulting service in outline: its scope, its benefits, and the steps from the first conversation to the handoff.",
  },
  back: { label: "Back to services", href: paths.services },
  impact: "Impact",
  overview: "Overview",
  benefits: "Benefits",
  process: "Our Process",
  call: {
    title: "Start with a conversation",
    text:
      "The first consultation is free. You leave with our reading of the problem and, if you want one, a written proposal.",
    links: [
      { label: "Schedule Free Consultation", href: paths.contact },
      { label: "Call Now", href: site.phone.href },
      { label: "Email Us", href: `mailto:${site.email}` },
    ],
  },
  related: "Related services",
  reading: {
    title: "Read about it first",
    article: "Article",
    terms: "Terms",
    fees: "Fees",
    feesLink: { label: "How we price", href: paths.faq },
  },
} as const;

/** A step of a process that names one of these times shows it under its title. */
export const stepTimes = [
  "After a year",
  "After two quarters",
  "After six months",
  "For the first year",
  "A year later",
  "Every month",
];

export const aiAreas = {
  /** The one service whose page shows the block (SPEC §2). */
  slug: "ai-solutions-digital-transformation",
  title: "AI Implementation Areas",
  intro:
    "Uses that already work for public bodies and their partners. In each one a named person stays responsible for the result.",
  areas: [
    {
      title: "Document and records work",
      text:
        "Sorting, summarizing and redacting files, with retention schedules and public-records duties built into the workflow.",
    },
    {
      title: "Resident and client service",
      text:
        "Answers drawn from approved text only, a visible handoff to staff, and plain statements that a machine is replying.",
    },
    {
      title: "Grants and procurement support",
      text:
        "Opportunity matching, compliance matrices and first drafts that a specialist checks line by line against the notice.",
    },
    {
      title: "Forecasting and decision support",
      text:
        "Demand, revenue and caseload models whose assumptions are written down and compared with results each quarter.",
    },
    {
      title: "Process automation",
      text:
        "An end to re-keying between systems in finance, HR and permitting, measured in hours returned to the team.",
    },
    {
      title: "Governance and staff readiness",
      text:
        "An acceptable-use policy, a register of uses by risk, vendor terms worth signing, and training by role.",
    },
  ],
} as const;

/** Slug of a service to the slugs of the three that most often follow it. */
export const relatedServices: Readonly<Record<string, readonly [string, string, string]>> = {
  "strategic-planning-business-development": [
    "financial-management-analysis",
    "organizational-development",
    "program-evaluation-assessment",
  ],
  "grant-writing-management": [
    "financial-management-analysis",
    "compliance-risk-management",
    "program-evaluation-assessment",
  ],
  "financial-management-analysis": [
    "compliance-risk-management",
    "grant-writing-management",
    "project-management",
  ],
  "compliance-risk-management": [
    "financial-management-analysis",
    "human-resources-training",
    "research-policy-analysis",
  ],
  "organizational-development": [
    "human-resources-training",
    "strategic-planning-business-development",
    "project-management",
  ],
  "human-resources-training": [
    "organizational-development",
    "compliance-risk-management",
    "ai-solutions-digital-transformation",
  ],
  "program-evaluation-assessment": [
    "research-policy-analysis",
    "grant-writing-management",
    "strategic-planning-business-development",
  ],
  "project-management": [
    "organizational-development",
    "financial-management-analysis",
    "ai-solutions-digital-transformation",
  ],
  "research-policy-analysis": [
    "program-evaluation-assessment",
    "strategic-planning-business-development",
    "compliance-risk-management",
  ],
  "ai-solutions-digital-transformation": [
    "project-management",
    "human-resources-training",
    "compliance-risk-management",
  ],
} satisfies Record<ServiceSlug, readonly [ServiceSlug, ServiceSlug, ServiceSlug]>;
