/**
 * Everyday words and questions of the visitors of pages that are made from lists (`Page.intents`).
 * Those of other pages are in page-list.ts, and those of their parts in fragments.ts. A page without an
 * entry, such as a new service, is found by its own words.
 */
import type { ServiceSlug } from "./navigation.ts";

type Intents = Readonly<Record<string, readonly string[]>>;

/** By the slug of a service. */
export const serviceIntents: Intents = {
  "strategic-planning-business-development": [
    "strategic plan, strategy, long-term vision, goals and objectives",
    "help us write a plan",
    "set priorities for the next five years",
    "business plan, feasibility study, market study, market research, competitors",
    "plan for our board, plan for our organization, where should we be in five years, roadmap",
    "growth, new customers, new revenue, expansion",
    "facilitate a planning workshop or a board session",
    "long-range program plan",
  ],
  "grant-writing-management": [
    "grant writer, grant application, grant proposal",
    "find grants, find funding, fundraising, foundation money",
    "money for a program, money for our project, pay for a program, funders, donors",
    "federal grants, state grants",
    "who can write our grant, write a grant, write a grant for our nonprofit",
    "apply for a grant, win a grant, grant deadline, our grant was rejected",
    "manage a grant, grant reporting, grant compliance, grant management",
    "subrecipient monitoring",
  ],
  "financial-management-analysis": [
    "budget, budgeting, forecast, finance, accounting, bookkeeping, bookkeeper, accountant, CFO",
    "we run out of money, budget deficit, budget shortfall, where does our money go, save money",
    "financial statements, year end, audit preparation",
    "rate study, fee study, cost allocation, cost analysis",
    "help with our budget",
    "cash flow, reserves, debt, financial model",
  ],
  "compliance-risk-management": [
    "compliance, regulations, legal requirements, risk, controls, fraud prevention",
    "help us follow the rules",
    "are we compliant",
    "risk assessment, risk register, risk management",
    "ADA compliance of our website, public records policy",
    "environmental, social and governance, ESG reporting, disclosure for investors",
    "fix an audit finding, corrective action, the auditors wrote us up, bad audit, material weakness",
    "policies and procedures, conflict of interest, whistleblower, legal exposure, insurance",
  ],
  "organizational-development": [
    "organizational structure, reorganization, restructure a department, org chart",
    "change management, culture, team building, board retreat, morale, people keep quitting, merger",
    "leadership development, leadership training, leadership coaching, executive coaching",
    "succession plan, retirement of key staff, knowledge transfer, turnover",
    "improve how our organization works, business process improvement, efficiency",
  ],
  "human-resources-training": [
    "HR consulting, personnel, hiring staff, recruitment, onboarding, job descriptions",
    "performance reviews of employees, employee evaluation, discipline, harassment training",
    "pay study, compensation study, classification, salaries of employees",
    "employee handbook, personnel policies",
    "training for elected officials and commissioners, board training",
    "staff training, workshops, courses, supervisor training, ethics training",
    "workforce development, apprenticeships, upskilling",
    "train our employees",
  ],
  "program-evaluation-assessment": [
    "program evaluation, evaluator, assess a program, measure results, outcomes, impact measurement",
    "does our program work",
    "needs assessment, logic model, performance measures",
    "survey, questionnaire, interviews, focus groups, community feedback",
    "prove that our program works, show results to funders, is the program worth it",
    "evaluate our program",
  ],
  "project-management": [
    "project manager for our project, PMO, project office, project plan, schedule",
    "run our project, manage a project",
    "troubled project, late project, behind schedule, over budget, rescue a project",
    "owner's representative, vendor oversight, implementation",
  ],
  "research-policy-analysis": [
    "policy research, policy analysis, white paper for a committee, policy brief",
    "legislation, bill tracking, statutes, legislative research, ordinance",
    "economic impact, fiscal impact, business impact estimate",
    "data analysis, statistics, comparison with other states, comparison with other counties, benchmarking",
    "study a question for the legislature, testimony, zoning, housing, transportation",
  ],
  "ai-solutions-digital-transformation": [
    "AI, artificial intelligence, generative AI, machine learning, language model",
    "AI policy, use AI safely, AI training for staff",
    "digital transformation, technology, IT, software, automation, chatbot",
    "automate our work, modernize our systems, data quality, cybersecurity help",
    "new software, legacy system, old computer system, paperless office, online services, data migration",
  ],
} satisfies Partial<Record<ServiceSlug, readonly string[]>>;

/** By the slug of a commitment. */
export const commitmentIntents: Intents = {
  dei: ["DEI, diversity, inclusion, equity, fair hiring, discrimination, equal opportunity"],
  sustainability: [
    "sustainability, environment, climate, carbon footprint, carbon neutral, green, emissions",
  ],
  "social-impact": [
    "pro bono, free work for nonprofits, volunteer, volunteering, community, charitable giving, giving back",
  ],
  "work-life-balance": ["work-life balance, overtime, workload, weekends, burnout, flexible work"],
  "career-growth": [
    "career growth, promotion, mentor, mentoring, learning budget, professional development",
  ],
};

/** By the slug of a section about the firm. */
export const sectionIntents: Intents = {
  "our-mission-vision": ["mission statement, vision statement, purpose, what do you stand for"],
  "our-core-values": ["values, principles, ethics, beliefs, what do you believe in, culture"],
  "our-commitments": ["five commitments, summary of commitments"],
  "our-approach": [
    "how do you work, how do you work with clients, method, methodology, process of an engagement, way of working, steps",
    "what is it like to work with you, how long does a project take",
  ],
  "why-choose-us": [
    "why should we hire you, why choose you, advantages, what makes you different, strengths",
    "proof, track record, credentials, qualifications, references, success stories",
  ],
  "client-testimonials": [
    "testimonials, reviews, references, what clients say, customer feedback, ratings",
    "clients, past clients, who have you worked with, how many clients do you have, case studies",
    "past performance, success stories, results, examples",
  ],
};

/** By the slug of an article. */
export const articleIntents: Intents = {
  "public-private-partnerships-trends": [
    "public-private partnership, P3, partnership law, infrastructure, concession, toll road",
    "a developer wants to build a public building, private company builds a city hall, unsolicited proposal",
  ],
  "strategic-planning-trends-2025": [
    "planning trends, goals of special districts, recovery funds spending deadline, one-time money",
  ],
  "grant-success-best-practices-2025": [
    "grant tips, how to win a grant, grant example, indirect costs of a grant, uniform guidance changes",
  ],
  "regulatory-changes-2025": [
    "new laws, new rules, deadlines, calendar of regulations, what changes this year",
    "web accessibility deadline, cybersecurity law, minimum wage, overtime rule",
  ],
  "organizational-resilience-uncertain-times": [
    "hurricane, storm, disaster, emergency plan, business continuity, continuity plan, COOP",
    "emergency preparedness, crisis, backup, recovery plan, cash reserves",
  ],
  "selling-to-florida-government": [
    "sell to the state, government contracts, bid, bidding, tender, vendor registration",
    "minority certification, bid protest, when will the state pay, prompt payment, procurement rules",
  ],
};

/** By the address of a legal page. */
export const legalPageIntents: Intents = {
  "/privacy": ["privacy policy, personal information, data protection, GDPR, do you sell my data"],
  "/terms": ["terms and conditions, terms of use, terms of service, contract terms, legal"],
  "/accessibility": [
    "accessibility, accessible website, disability, disabled, blind, deaf, wheelchair, ADA",
    "screen reader, WCAG conformance, Section 508, VPAT",
  ],
  "/cookies": ["cookies, cookie banner, cookie settings, tracking cookies"],
  "/disclaimer": ["disclaimer, no advice, no guarantee"],
};

/** By the address of a part of a legal page. */
export const legalPartIntents: Intents = {
  "/terms#acceptance": ["copyright, can I use your articles, quote, reprint, permission, license"],
  "/privacy#rights": [
    "unsubscribe, leave the newsletter, stop emails, stop sending me emails, opt out, cancel subscription",
    "remove me from your list, get off your list, leave the mailing list",
    "delete my data, erase my data, correct my data, copy of my data, GDPR, CCPA, personal data",
  ],
  "/privacy#do-not-track": ["tracking, do you track me, spying, analytics"],
  "/privacy#summary": ["do you sell my information, do you share my data, who sees my data"],
  "/privacy#retention": ["how long do you keep my data, how long do you keep my resume"],
  "/privacy#security": ["is my data safe, data breach"],
  "/terms#fees": ["payment terms, net 30, invoice due, when are invoices due, late payment"],
  "/terms#ending": [
    "cancel a contract, cancel a retainer, end the contract, termination, notice period",
  ],
  "/terms#work-product": ["who owns the work, ownership of deliverables, intellectual property"],
  "/terms#law": ["governing law, jurisdiction, court, dispute"],
  "/terms#liability": ["limitation of liability, liable, damages"],
  "/terms#confidentiality": ["confidential, NDA, nondisclosure"],
  "/accessibility#help": [
    "report an accessibility problem, accessibility help, help with website accessibility, barrier",
    "I cannot use this site, I need help using this website, problem with the website",
    "the form does not work for me, help for blind or deaf visitors, large print, document in another format",
    "accommodation, relay service",
  ],
  "/accessibility#measures": [
    "screen reader, keyboard, contrast, enlarge text, reduced motion, stop animation, captions",
  ],
  "/disclaimer#pictures": ["are the photos real, image credits, photographs, illustrations"],
  "/disclaimer#corrections": ["report a mistake, report an error, outdated, correction"],
  "/disclaimer#no-professional-advice": ["legal advice, tax advice, are you a law firm, CPA firm"],
};
