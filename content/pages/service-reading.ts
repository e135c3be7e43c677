/** For each service: a figure of its field, the article behind it and the terms it uses. */
import {
  awardEnd,
  awardLimits,
  datesAhead,
  functionReady,
  minimumWage,
  programFate,
  purchaseKinds,
  riskFunctions,
} from "../insights/shared-figures.ts";
import { insightCards } from "../insights/cards.ts";
import type { Link } from "../navigation.ts";
import type { Figure } from "../types.ts";
import type { TermId } from "./glossary.ts";
import { paths } from "../paths.ts";

interface Reading {
  figure: Figure;
  article: Link;
  terms: readonly Link[];
}

/** @throws when there is no such article */
function reading(figure: Figure, slug: string, terms: readonly [TermId, string][]): Reading {
  const card = insightCards.find((card) => card.slug === slug);
  if (!card) throw new Error(`no article ${slug}`);
  return {
    figure,
    article: { label: card.title, href: paths.insight(slug) },
    terms: terms.map(([id, label]) => ({ label, href: paths.term(id) })),
  };
}

const planning = "strategic-planning-trends-2025";
const grants = "grant-success-best-practices-2025";
const rules = "regulatory-changes-2025";
const resilience = "organizational-resilience-uncertain-times";
const selling = "selling-to-florida-government";

export const serviceReading: Readonly<Record<string, Reading>> = {
  "strategic-planning-business-development": reading(programFate, planning, [
    ["special-district", "Special district"],
    ["sunshine-law", "Sunshine Law"],
  ]),
  "grant-writing-management": reading(awardEnd, grants, [
    ["closeout", "Closeout"],
    ["period-of-performance", "Period of performance"],
    ["subrecipient", "Subrecipient"],
    ["uniform-guidance", "Uniform Guidance"],
  ]),
  "financial-management-analysis": reading(awardLimits, grants, [
    ["de-minimis-rate", "De minimis rate"],
    ["indirect-costs", "Indirect costs"],
    ["single-audit", "Single audit"],
  ]),
  "compliance-risk-management": reading(datesAhead, rules, [
    ["single-audit", "Single audit"],
    ["sunshine-law", "Sunshine Law"],
    ["wcag", "WCAG 2.1, Level AA"],
  ]),
  "organizational-development": reading(functionReady, resilience, [
    ["essential-function", "Essential function"],
  ]),
  "human-resources-training": reading(minimumWage, rules, [
    ["sunshine-law", "Sunshine Law"],
  ]),
  "program-evaluation-assessment": reading(programFate, planning, [
    ["subrecipient", "Subrecipient"],
    ["uniform-guidance", "Uniform Guidance"],
  ]),
  "project-management": reading(purchaseKinds, selling, [
    ["competitive-solicitation", "Competitive solicitation"],
  ]),
  "research-policy-analysis": reading(datesAhead, rules, [
    ["special-district", "Special district"],
    ["sunshine-law", "Sunshine Law"],
  ]),
  "ai-solutions-digital-transformation": reading(riskFunctions, rules, [
    ["sunshine-law", "Sunshine Law"],
    ["wcag", "WCAG 2.1, Level AA"],
  ]),
};
