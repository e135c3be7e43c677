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
import type { PictureName } from "../brand/pictures.ts";
import { articleLink, type ArticleSlug } from "../insights/titles.ts";
import type { Link, ServiceSlug } from "../navigation.ts";
import type { Figure } from "../types.ts";
import { termLink } from "./term-link.ts";

interface Reading {
  figure: Figure;
  article: Link & { cover: PictureName };
  terms: readonly Link[];
}

function reading(figure: Figure, article: ArticleSlug, terms: readonly Link[]): Reading {
  return { figure, article: { ...articleLink(article), cover: `insights/${article}` }, terms };
}

const planning = "strategic-planning-trends-2025";
const grants = "grant-success-best-practices-2025";
const rules = "regulatory-changes-2025";
const resilience = "organizational-resilience-uncertain-times";
const selling = "selling-to-florida-government";

export const serviceReading: Readonly<Record<string, Reading>> = {
  "strategic-planning-business-development": reading(programFate, planning, [
    termLink("special-district", "Special district"),
    termLink("sunshine-law", "Sunshine Law"),
  ]),
  "grant-writing-management": reading(awardEnd, grants, [
    termLink("closeout", "Closeout"),
    termLink("period-of-performance", "Period of performance"),
    termLink("subrecipient", "Subrecipient"),
    termLink("uniform-guidance", "Uniform Guidance"),
  ]),
  "financial-management-analysis": reading(awardLimits, grants, [
    termLink("de-minimis-rate", "De minimis rate"),
    termLink("indirect-costs", "Indirect costs"),
    termLink("single-audit", "Single audit"),
  ]),
  "compliance-risk-management": reading(datesAhead, rules, [
    termLink("single-audit", "Single audit"),
    termLink("sunshine-law", "Sunshine Law"),
    termLink("wcag", "WCAG 2.1, Level AA"),
  ]),
  "organizational-development": reading(functionReady, resilience, [
    termLink("essential-function", "Essential function"),
  ]),
  "human-resources-training": reading(minimumWage, rules, [
    termLink("sunshine-law", "Sunshine Law"),
  ]),
  "program-evaluation-assessment": reading(programFate, planning, [
    termLink("subrecipient", "Subrecipient"),
    termLink("uniform-guidance", "Uniform Guidance"),
  ]),
  "project-management": reading(purchaseKinds, selling, [
    termLink("competitive-solicitation", "Competitive solicitation"),
  ]),
  "research-policy-analysis": reading(datesAhead, rules, [
    termLink("special-district", "Special district"),
    termLink("sunshine-law", "Sunshine Law"),
  ]),
  "ai-solutions-digital-transformation": reading(riskFunctions, rules, [
    termLink("sunshine-law", "Sunshine Law"),
    termLink("wcag", "WCAG 2.1, Level AA"),
  ]),
} satisfies Record<ServiceSlug, Reading>;
