/**
 * Everyday words and questions of the visitors of pages that are made from lists (`Page.intents`).
 * Those of other pages are in page-list.ts, and those of their parts in fragments.ts. A page without an
 * entry, such as a new service, is found by its own words.
 */
import type { clients, ClientSlug } from "./clients/chooser.ts";
import type { ServiceSlug } from "./navigation.ts";
import type { QuestionId } from "./pages/faq.ts";
import type { TermId } from "./pages/glossary.ts";

type Clients = typeof clients;
type SituationId = { [Slug in ClientSlug]: keyof Clients[Slug]["situations"] }[ClientSlug];
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
    "priorities, direction, goal setting, SWOT analysis, scenario planning, mission and goals of an agency",
    "where are we headed, what should we do first, launch a new program, diversify revenue",
    "public input, listening session, stakeholder meetings, community meetings",
    "future of our organization, plan ahead, where to grow",
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
    "hire a grant writer, someone to write a grant, help with an application for federal money",
    "letter of inquiry, letter of support, matching funds, match requirement, drawdown, reimbursement request",
    "HUD, CDBG, block grant, foundations, sponsors, seed money",
    "raise money, look for money, notice of funding, read a funding notice",
  ],
  "financial-management-analysis": [
    "budget, budgeting, forecast, finance, accounting, bookkeeping, bookkeeper, accountant, CFO",
    "we run out of money, budget deficit, budget shortfall, where does our money go, save money",
    "financial statements, year end, audit preparation",
    "rate study, fee study, cost allocation, cost analysis",
    "help with our budget",
    "cash flow, reserves, debt, financial model",
    "money problems, going broke, bankruptcy, cut costs, cut spending, deficit, payroll costs, treasurer, controller",
    "revenue forecast, capital budget, bonds, bookkeeping for a nonprofit, chart of accounts, reconciliation",
    "set our rates, water rates, user fees, cost of a service, annual financial report",
    "save on costs, spend less, afford a new building, long-term financial plan",
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
    "embezzlement, theft, stealing, fraud, waste and abuse, misuse of funds, kickback",
    "internal controls, segregation of duties, contract monitoring, inspector general, compliance officer",
    "records retention, public records request, HIPAA, ethics rules, code of conduct",
    "fail an audit, failed inspection, lawsuit risk, safety rules",
    "update our policies, write a policy, outdated policies, rewrite our rules",
  ],
  "organizational-development": [
    "organizational structure, reorganization, restructure a department, org chart",
    "change management, culture, team building, board retreat, morale, people keep quitting, merger",
    "leadership development, leadership training, leadership coaching, executive coaching",
    "succession plan, retirement of key staff, knowledge transfer, turnover",
    "improve how our organization works, business process improvement, efficiency",
    "low morale, silos, conflict between departments, unhappy staff, staff leaving, workload study, staffing levels",
    "lean, six sigma, process mapping, streamline, bottleneck, duplicate work, red tape",
    "governance, bylaws, roles of the board, board and staff, consolidate departments, merging two organizations",
    "resistance to change, new director, transition of a chief executive",
    "bureaucracy, run better, work better together, run more smoothly, too many meetings, slow decisions, get more done",
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
    "firing, layoffs, disciplinary action, job interviews, retention of employees, vacancies in our departments",
    "new employee orientation, manager training, customer service training, diversity training, e-learning",
    "overtime pay, union, collective bargaining, civil service, pay grades, raises, wages for our staff",
    "personnel manual, leave policy, dress code, telework policy",
    "what do others pay, pay our staff more, teach our staff, complaints about an employee",
    "executive search, hire a director, hire a manager, hire an executive, train our managers, train new hires, train front-line staff",
  ],
  "program-evaluation-assessment": [
    "program evaluation, evaluator, assess a program, measure results, outcomes, impact measurement",
    "does our program work",
    "needs assessment, logic model, performance measures",
    "survey, questionnaire, interviews, focus groups, community feedback",
    "prove that our program works, show results to funders, is the program worth it",
    "evaluate our program",
    "metrics, indicators, KPIs, dashboard, scorecard, baseline, data collection, theory of change",
    "impact report, report to our funder, return on investment of a program, effectiveness, what works",
    "customer satisfaction survey, resident survey, community needs",
    "is it working, make a difference, measure success, count what matters",
  ],
  "project-management": [
    "project manager for our project, PMO, project office, project plan, schedule",
    "run our project, manage a project",
    "troubled project, late project, behind schedule, over budget, rescue a project",
    "owner's representative, vendor oversight, implementation",
    "construction, capital projects, milestones, timeline of a project, missed deadlines, delays, change orders",
    "coordinate contractors, supervise a contractor, software rollout, carry out a plan",
  ],
  "research-policy-analysis": [
    "policy research, policy analysis, white paper for a committee, policy brief",
    "legislation, bill tracking, statutes, legislative research, ordinance",
    "economic impact, fiscal impact, business impact estimate",
    "data analysis, statistics, comparison with other states, comparison with other counties, benchmarking",
    "study a question for the legislature, testimony, zoning, housing, transportation",
    "cost-benefit analysis, literature review, census data, demographics, public opinion, poll",
    "write a law, draft an ordinance, draft legislation, bill analysis, white paper, best practices elsewhere",
  ],
  "ai-solutions-digital-transformation": [
    "AI, artificial intelligence, generative AI, machine learning, language model",
    "AI policy, use AI safely, AI training for staff",
    "digital transformation, technology, IT, software, automation, chatbot",
    "automate our work, modernize our systems, data quality, cybersecurity help",
    "new software, legacy system, old computer system, paperless office, online services, data migration",
    "rules for staff who use ChatGPT, bots, algorithms, predictive analytics, big data",
    "app, cloud, database, spreadsheets, scan documents, workflow, e-signature, permits online",
  ],
} satisfies Partial<Record<ServiceSlug, readonly string[]>>;

/** By the slug of a commitment. */
export const commitmentIntents: Intents = {
  dei: [
    "DEI, diversity, inclusion, equity, fair hiring, discrimination, equal opportunity",
    "racism, race, gender, women, LGBTQ, minorities, inclusive workplace, equal pay, bias",
  ],
  sustainability: [
    "sustainability, environment, climate, carbon footprint, carbon neutral, green, emissions",
    "recycling, energy use, travel less, pollution, planet, eco-friendly, net zero, waste",
  ],
  "social-impact": [
    "pro bono, free work for nonprofits, volunteer, volunteering, community, charitable giving, giving back",
    "donate, donation, sponsorship, charity work, community service, help for free, local schools",
  ],
  "work-life-balance": [
    "work-life balance, overtime, workload, weekends, burnout, flexible work",
    "stress, mental health, hours per week, long hours, family time, evenings",
  ],
  "career-growth": [
    "career growth, promotion, mentor, mentoring, learning budget, professional development",
    "training budget, tuition, certification, conferences, career path, advancement, raise",
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
    "timeline of an engagement, phases, working together, how do projects run, evidence, second opinion",
  ],
  "why-choose-us": [
    "why should we hire you, why choose you, advantages, what makes you different, strengths",
    "proof, track record, credentials, qualifications, references, success stories",
    "compare consultants, big firm or small firm, expertise, what are you good at, experience of the firm",
  ],
  "client-testimonials": [
    "testimonials, reviews, references, what clients say, customer feedback, ratings",
    "clients, past clients, who have you worked with, how many clients do you have, case studies",
    "past performance, success stories, results, examples",
    "client list, quotes from clients, satisfaction, satisfied customers, star rating, do clients like you",
  ],
};

/** By the slug of an article. */
export const articleIntents: Intents = {
  "public-private-partnerships-trends": [
    "public-private partnership, P3, partnership law, infrastructure, concession, toll road",
    "a developer wants to build a public building, private company builds a city hall, unsolicited proposal",
    "privatization, outsourcing, joint venture, developers, stadium, private investment, lease of public land",
  ],
  "strategic-planning-trends-2025": [
    "planning trends, goals of special districts, recovery funds spending deadline, one-time money",
    "ARPA deadline, annual report of a special district, calendar of plans, goals and objectives due",
  ],
  "grant-success-best-practices-2025": [
    "grant tips, how to win a grant, grant example, indirect costs of a grant, uniform guidance changes",
    "grant checklist, budget justification, how reviewers score, scoring criteria, close out a grant",
  ],
  "regulatory-changes-2025": [
    "new laws, new rules, deadlines, calendar of regulations, what changes this year",
    "web accessibility deadline, cybersecurity law, minimum wage, overtime rule",
    "law changes, legal deadlines, new state laws, E-Verify, human trafficking affidavit, ransomware reporting",
  ],
  "organizational-resilience-uncertain-times": [
    "hurricane, storm, disaster, emergency plan, business continuity, continuity plan, COOP",
    "emergency preparedness, crisis, backup, recovery plan, cash reserves",
    "power outage, generator, evacuation, flood, tornado, pandemic, drill, exercise, phone tree",
    "disaster plan, prepare for a storm, keep services going, ransomware attack, FEMA continuity guidance",
  ],
  "selling-to-florida-government": [
    "sell to the state, government contracts, bid, bidding, tender, vendor registration",
    "minority certification, bid protest, when will the state pay, prompt payment, procurement rules",
    "become a vendor, get government work, win a public contract, vendor list, woman-owned business, veteran-owned business",
    "minority vendor, lobbyist registration, invoice not paid, late payment by the state, government buyers",
    "sole source, single source, emergency purchase, exceptions to bidding, piggyback contract, small purchases",
  ],
};

/** By the address of a legal page. */
export const legalPageIntents: Intents = {
  "/privacy": [
    "privacy policy, personal information, data protection, GDPR, do you sell my data",
    "what do you know about me, my information, confidential information about me, privacy officer",
    "what do you do with my email address, why do you need my phone number, my email address",
  ],
  "/terms": [
    "terms and conditions, terms of use, terms of service, contract terms, legal",
    "fine print, rules for using this site, legal notice, agreement",
  ],
  "/accessibility": [
    "accessibility, accessible website, disability, disabled, blind, deaf, wheelchair, ADA",
    "screen reader, WCAG conformance, Section 508, VPAT",
    "blind person, blind people, deaf people, visually impaired, color blind, hard of hearing, low vision",
    "magnifier, zoom in, larger letters, braille, hearing loss, cannot see, cannot hear, older visitors",
  ],
  "/cookies": [
    "cookies, cookie banner, cookie settings, tracking cookies",
    "accept cookies, reject cookies, block cookies, delete cookies, consent, local storage, Google Analytics",
  ],
  "/disclaimer": [
    "disclaimer, no advice, no guarantee",
    "can I rely on this information, no liability for advice",
  ],
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
  "/privacy#what-we-collect": [
    "what data do you collect, what information do you collect, what do you store",
  ],
  "/privacy#where": ["where is my data stored, servers, third parties, who can see my data"],
  "/privacy#technical-data": ["IP address, server logs, browser"],
  "/privacy#children": ["children, kids, minors, under 13, age limit"],
  "/privacy#public-records": ["are my messages public records, is my email public"],
  "/privacy#summary": ["do you sell my information, do you share my data, who sees my data"],
  "/privacy#retention": [
    "how long do you keep my data, how long do you keep my resume",
    "how long are job applications kept, how long do you store my resume",
  ],
  "/privacy#security": ["is my data safe, data breach"],
  "/terms#fees": ["payment terms, net 30, invoice due, when are invoices due, late payment"],
  "/terms#ending": [
    "cancel a contract, cancel a retainer, end the contract, termination, notice period",
  ],
  "/terms#work-product": [
    "who owns the work, ownership of deliverables, intellectual property",
    "who owns the report, who owns the files, rights to the documents, keep the files",
  ],
  "/terms#warranty": [
    "not satisfied with the work, unhappy with the work, redo the work, refund, money back",
  ],
  "/terms#independent-contractor": ["1099, employee or contractor, subcontractors"],
  "/terms#force-majeure": ["act of God, force majeure, delayed by a storm"],
  "/terms#law": ["governing law, jurisdiction, court, dispute"],
  "/terms#liability": [
    "limitation of liability, liable, damages",
    "sue you, negligence, who is responsible for mistakes",
  ],
  "/terms#confidentiality": [
    "confidential, NDA, nondisclosure",
    "keep it secret, kept secret, keep our information private, kept confidential, trade secret, confidentiality agreement",
  ],
  "/accessibility#help": [
    "report an accessibility problem, accessibility help, help with website accessibility, barrier",
    "I cannot use this site, I need help using this website, problem with the website",
    "the form does not work for me, help for blind or deaf visitors, large print, document in another format",
    "accommodation, relay service",
    "accessibility complaint, contact about accessibility, font too small, text too small, video without captions",
  ],
  "/accessibility#standard": ["level AA, accessibility standard, accessibility guidelines"],
  "/accessibility#limits": ["known accessibility issues, what is not accessible"],
  "/accessibility#unresolved": [
    "not satisfied with your answer, appeal, escalate, Department of Justice",
  ],
  "/accessibility#measures": [
    "screen reader, keyboard, contrast, enlarge text, reduced motion, stop animation, captions",
  ],
  "/disclaimer#pictures": ["are the photos real, image credits, photographs, illustrations"],
  "/disclaimer#results": ["guaranteed results, success rate, past results"],
  "/disclaimer#looking-ahead": ["forward-looking statements"],
  "/disclaimer#corrections": [
    "report a mistake, report an error, outdated, correction",
    "typo, spelling mistake, wrong number, wrong date, broken link, dead link, something is wrong on this page",
  ],
  "/disclaimer#no-professional-advice": [
    "legal advice, tax advice, are you a law firm, CPA firm",
    "lawyer, lawyers, attorney, accountants, do you give legal advice",
  ],
};

/** By the id of a term. */
export const termIntents: Partial<Record<TermId, readonly string[]>> = {
  closeout: ["final report, final reports due, end of an award, close an award"],
  "competitive-solicitation": ["sealed bids, RFP or ITB, kinds of solicitations"],
  "de-minimis-rate": ["15 percent, ten percent, no negotiated rate"],
  "essential-function": ["critical services, priority services"],
  "fixed-amount-subaward": ["pay for results, fixed amount award"],
  "indirect-costs": ["overhead, overhead rate, administrative costs, shared costs"],
  "pass-through-entity": ["prime recipient, pass money on, flow-through money"],
  "period-of-performance": ["grant period, award period, start and end dates of a grant"],
  "single-audit": ["audit threshold, A-133, do we need an audit, federal audit"],
  "special-district": ["fire district, drainage district, community development district, CDD"],
  subrecipient: ["subaward, subgrant, subgrantee, contractor or subrecipient, grant or contract"],
  "sunshine-law": [
    "open meetings, minutes, board members talk, board members text each other",
  ],
  "uniform-guidance": ["federal grant rules, 2 CFR 200, super circular, cost principles"],
  uei: ["SAM number, SAM.gov, register in SAM, DUNS number"],
  wcag: ["web accessibility standard, web content accessibility guidelines"],
};

/** By the slug of a leader. */
export const leaderIntents: Intents = {
  "managing-partner": [
    "expert in grants, expert in public finance, disaster recovery expert, budget expert",
  ],
  "leadership-workforce-development": [
    "HR expert, trainer, executive coach, do you speak Spanish, Spanish-speaking consultant, hablan español",
  ],
  "ai-digital-transformation": [
    "AI expert, technology expert, data scientist, statistician, IT expert",
  ],
};

/** By the id of a question. */
export const questionIntents: Partial<Record<QuestionId, readonly string[]>> = {
  response: [
    "how quickly do you answer, how fast do you respond, when will you call back, turnaround",
  ],
  people: [
    "who will I work with, project team, point of contact, junior staff, subcontractors, who is on my project",
  ],
  promise: [
    "guarantee, guaranteed, success rate, win rate, how often do you win, chances of winning a grant",
  ],
  opinions: [
    "are you lawyers, lawyer, attorney, law firm, legal opinion, CPA, are you accountants, audit our books",
    "independent auditor, can you sue, represent us in court",
  ],
  solicitations: [
    "send an RFP, send you an RFQ, tender, bid list, bidders list, proposal deadline, request a proposal",
  ],
  visits: [
    "virtual meeting, Zoom, video call, online meeting, meet in person, travel to us, come to our office",
    "outside Tallahassee, outside Florida, other states, Miami, Orlando, Tampa, Jacksonville, where do you work",
  ],
  companies: [
    "private companies, for-profit, corporations, do you work with businesses, what kind of clients",
  ],
  after: [
    "what do we keep, deliverables, handover, templates, follow-up, after the project ends, support afterwards",
  ],
};

/** By the slug of a kind of client. */
export const clientIntents = {
  "local-government": [
    "county, city, town, municipality, school district, public agency, elected official",
    "audit finding, the auditors wrote up our county, what do we do after an audit",
    "small town, village, library, sheriff, police, fire department, water utility, housing authority",
    "community redevelopment agency, special district, school board, city manager, county administrator, clerk, mayor",
  ],
  nonprofits: [
    "nonprofit, charity, foundation, 501c3, NGO, board of directors, association",
    "food bank, food pantry, shelter, community organization, faith-based organization, church",
    "museum, arts organization, animal rescue, clinic, youth program, after-school program, charter school",
    "executive director, board chair, volunteers, donors",
  ],
  business: [
    "company, small business, vendor, contractor, private sector, entrepreneur",
    "family business, startup, construction firm, grow my business",
    "business owner, self-employed, sole proprietor, LLC, woman-owned, veteran-owned, subcontractor, supplier",
    "engineering firm, software company, developer",
  ],
} satisfies Record<ClientSlug, readonly string[]>;

/** By the id of a client's situation. */
export const situationIntents: Intents = {
  "audit-finding": [
    "auditor found a problem, auditor found something wrong, repeat finding, audit report with findings",
    "respond to an audit, audit response, management response, questioned costs",
  ],
  "recovery-funds": [
    "federal relief money ends, ARPA, stimulus money, COVID money, one-time money, pandemic funds",
    "fiscal cliff, money is running out, pay for a program after the grant",
  ],
  "unsolicited-proposal": [
    "a developer brought us a proposal, company wants to build, offer from a developer, unsolicited offer",
    "should we accept a proposal, compare a proposal",
  ],
  departures: [
    "key employee leaves, long-time employee is leaving, nobody knows the job, only one person knows",
    "finance director is retiring, clerk is retiring, institutional knowledge, loss of a key person",
  ],
  "grant-ends": [
    "grant is ending, grant runs out, end of a grant, grant expires, lose our funding, funding cut",
  ],
  "first-award": [
    "first federal grant, we won a grant, just got a grant, new grant, award letter",
    "first award, set up a grant, what do we do after winning a grant",
  ],
  "show-results": [
    "funder wants proof, show results to a funder, report outcomes to donors, what did the program change",
  ],
  storm: [
    "what do we do in a hurricane, storm damage, close our doors, emergency fund of a nonprofit",
  ],
  "first-bid": [
    "sell to government, first bid, bid for the first time, new to government contracts, get started",
  ],
  "lost-award": [
    "we lost a bid, lost a contract, why did we lose, not selected, rejected proposal, debriefing, protest",
  ],
  affidavits: [
    "affidavit, sworn statement, notarize, attestation, forms to sign for a contract",
  ],
  partnership: [
    "propose a project to a government, pitch a project, unsolicited proposal to a county, build for a city",
  ],
} satisfies Record<SituationId, readonly string[]>;
