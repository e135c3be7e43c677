-- First content of the site: ten published services in the order of the header menu (SPEC §2),
-- five published commitments, and one unpublished row of each, which no visitor may ever see.
-- Rows already there are left as they are, so the file can be run again.
--
-- SAMPLE: commitment stats, and the working terms named in the texts (fees, hours, response
-- habits, pro bono intake), are sample policy values of the firm, not measured results. Replace
-- them with the firm's own before launch. Statutes, rules and programs named are real.

insert into public.services (
  slug, title, description, detailed_description, icon_name, image_path, hover_image_path,
  impact, features, benefits, process, published, display_order
) values
(
  'strategic-planning-business-development',
  'Strategic Planning & Business Development',
  'We build strategic plans that a board can adopt in public and a budget office can fund line by line. For businesses and nonprofits, we test markets, partners and revenue before money is committed.',
  'A plan is debated, then budgeted, then compared with its results. We write for all three occasions. Each goal carries an owner, a measure and a source of money, and a goal that cannot be given all three is labeled an aspiration.

For state agencies we tie the work to the long-range program plan required by section 216.013, Florida Statutes, and to the legislative budget request. For special districts we draft the goals, objectives, performance measures and standards required by section 189.0694. Counties, cities and school districts get a plan with drafts written for discussion in open meetings under the Sunshine Law.

Business development follows the same discipline. We size a market from public data, read the procurement record to see who buys and on what terms, and help a client decide which bids to leave alone. Where lenders, funders or customers ask about environmental, social and governance matters, our ESG advisers work from the same plan and the same figures.',
  'TrendingUp',
  '/images/services/strategic-planning-business-development.webp',
  '/images/services/strategic-planning-business-development-hover.webp',
  'Plan tied to budget',
  array[
    'Plans aligned with budget cycles',
    'Long-range program plan support',
    'Board and community workshops',
    'Market and competitor research',
    'Bid and partnership decisions',
    'Performance measures and scorecards'
  ],
  array[
    'Every goal has a named owner, a measure and a funding source.',
    'Elected officials and board members can explain the plan because they argued it out in open session.',
    'Budget requests arrive with their justification already written.',
    'Bid decisions follow agreed criteria, so staff time goes to the work worth winning.',
    'Progress is reported on one page each quarter, in the same terms as the adopted plan.'
  ],
  array[
    'Read the record: We study adopted plans, budgets, audits and minutes before the first interview, so that people are not asked what is already written down.',
    'Listen widely: We interview leaders, front-line staff, clients and critics, and report the themes we heard.',
    'Set the choices: Workshops put the hard trade-offs on the table with their costs, and the group decides both what comes first and what stops.',
    'Draft and test: We write in plain language and check each goal against revenue forecasts, staffing and law.',
    'Adopt in public: We prepare the resolution, the presentation and answers to the questions that are likely to be asked.',
    'Report quarterly: A one-page scorecard goes to the board, and after a year we help revise what is out of date.'
  ],
  true,
  10
),
(
  'grant-writing-management',
  'Grant Writing & Management',
  'We find grants that fit your mission, write applications that answer every scoring criterion, and keep the award clean through closeout. Writers and compliance staff work as one team, so nothing is promised that cannot be delivered.',
  'Most of the work of a grant comes after the award letter. We therefore begin with a go or no-go review: eligibility, match, indirect cost, reporting burden, and whether the program can be sustained when the money ends. A decision not to apply is a useful result.

When the answer is yes, we build the narrative from the notice of funding opportunity outward, so that each scoring criterion has its own marked answer, its evidence and its budget line. We prepare SAM.gov and Grants.gov registrations, the SF-424 family of forms, letters of commitment and the logic model.

After award we set up the file the auditor will ask for. It covers subrecipient monitoring, payroll records, and cost principles and procurement under the version of 2 CFR Part 200 that governs each award.

It also covers the termination and indirect cost terms addressed by Executive Order 14332 of August 7, 2025 and, for state money, agreements with the quantifiable deliverables required by section 215.971, Florida Statutes.

Our fees are fixed or hourly. We do not work for a share of the award, a practice that the ethics code of the Grant Professionals Association rules out.',
  'FileText',
  '/images/services/grant-writing-management.webp',
  '/images/services/grant-writing-management-hover.webp',
  'Search to closeout',
  array[
    'Funding search and go/no-go review',
    'Federal, state and foundation grants',
    'Budgets and indirect cost rates',
    'Subrecipient monitoring plans',
    'Financial and performance reports',
    'Closeout and audit preparation'
  ],
  array[
    'Staff time goes to opportunities that fit, because weak ones are declined early.',
    'Reviewers find each answer where the scoring sheet tells them to look.',
    'Budgets follow the federal cost principles, so doubtful costs are caught before submission.',
    'Match, reporting dates and record retention are known before the agreement is signed.',
    'One file for each award holds the approvals, procurement records and reports an auditor asks for.'
  ],
  array[
    'Map the fit: We compare your priorities with federal, state and foundation programs and rank what is worth pursuing.',
    'Decide together: A written go or no-go memo sets out match, staffing, reporting duties and the prospects for renewal.',
    'Build the case: We gather data, partners, letters and a logic model, and agree on outcomes you can measure.',
    'Write and review: A reviewer who took no part in the draft scores it against the published criteria.',
    'Submit early: Two business days before the deadline we aim to have filed, which leaves time to correct a rejected form.',
    'Manage and close: We track spending, deliverables and reports through closeout and keep the file ready for audit.'
  ],
  true,
  20
),
(
  'financial-management-analysis',
  'Financial Management & Analysis',
  'We give public and nonprofit finance offices forecasts, budgets and reports that stand up to a board meeting and an audit. The work covers rate and fee studies, cost allocation, internal controls and help at year end.',
  'We help a finance office when the budget is adopted, when the audit is issued and in the months between, when forecasts drift and small errors are cheapest to correct.

For Florida local governments much of the calendar is set by law: truth-in-millage notices and hearings under Chapter 200 for those that levy property tax, the annual financial report under section 218.32 and the annual audit under section 218.39, Florida Statutes. We plan the year backward from those dates. Our analysts build multi-year forecasts, cost allocation plans, rate studies and financing comparisons in workbooks that your staff keep and can change.

Reporting follows current GASB standards, including Statement No. 87 on leases, No. 96 on subscription-based information technology arrangements, No. 101 on compensated absences and No. 103 on the financial reporting model. For nonprofits we work under FASB standards, with functional expenses and donor restrictions tracked from the first entry. We prepare and advise. We do not audit, and we plan every engagement so that your auditor remains independent.',
  'DollarSign',
  '/images/services/financial-management-analysis.webp',
  '/images/services/financial-management-analysis-hover.webp',
  'Audit-ready numbers',
  array[
    'Multi-year revenue and cost forecasts',
    'Budget preparation and hearings',
    'Rate, fee and cost studies',
    'Cost allocation plans',
    'GASB implementation support',
    'Year-end and audit preparation'
  ],
  array[
    'Boards see the effect of a decision over several years before they vote on it.',
    'Year-end work is spread over the year, so the request list from the auditor holds fewer surprises.',
    'Fees and rates rest on documented cost, which makes them easier to defend at a hearing.',
    'Models stay with your staff, with every assumption listed on one sheet.',
    'Grant, utility and general fund money can be traced separately from receipt to report.'
  ],
  array[
    'Open the books: We read three years of budgets, audits, management letters and reconciliations.',
    'Find the drivers: We identify the few revenues and costs that explain most of the movement and test how firmly each can be forecast.',
    'Build the model: We set out base, cautious and adverse cases in a workbook with every assumption sourced.',
    'Check against law: We compare dates, fund balance policy, debt limits and reporting duties with statute and your own ordinances.',
    'Present the choices: Staff get the workbook, officials get two pages, and both show the same numbers.',
    'Hand over: We train the people who will run the model and review the first forecast they make on their own.'
  ],
  true,
  30
),
(
  'compliance-risk-management',
  'Compliance & Risk Management',
  'We turn statutes, grant terms and audit findings into a short list of controls that named people carry out. Clients learn where they are exposed, what each gap would cost to close and which ones can safely wait.',
  'We look first at the handoffs where duties get lost: a contract signed without the grant clause, a record deleted before its retention ends, a video posted without captions. We trace each duty to the desk where the work is done and write the control for that desk.

Our reviews cover the Uniform Guidance in 2 CFR Part 200, including the single audit threshold of $1,000,000 in federal expenditures for fiscal years beginning on or after October 1, 2024, and the Florida Single Audit Act in section 215.97, Florida Statutes. A revision of Part 200 was proposed on May 29, 2026 and may change these rules. Our reviews also cover public records and open meetings under Chapters 119 and 286, accessibility under Section 508 and the ADA Title II web rule, and internal control on the model of the GAO Green Book.

ESG advisory belongs here too. We help businesses and nonprofits answer investors and customers with disclosures they can prove. We advise public bodies within the limits of Chapter 2023-28, Laws of Florida, which restricts the use of ESG factors in public investment, bonds and procurement. We advise on practice, and legal opinions remain with your counsel.',
  'Shield',
  '/images/services/compliance-risk-management.webp',
  '/images/services/compliance-risk-management-hover.webp',
  'Controls that hold',
  array[
    'Risk registers with named owners',
    'Uniform Guidance readiness reviews',
    'Public records and Sunshine practice',
    'Green Book internal controls',
    'Web accessibility under ADA Title II',
    'ESG advisory and disclosure review'
  ],
  array[
    'Each legal duty is tied to a person, a date and a piece of evidence.',
    'Auditors receive one indexed file in the order of their own request list.',
    'Findings are corrected at the cause, so the same one is less likely to return next year.',
    'Boards see the ranked risks and the cost of reducing each one.',
    'Public statements about ESG, accessibility or privacy match what the organization does.'
  ],
  array[
    'List the duties: We gather into one register the statutes, grant terms, contracts and policies that bind you.',
    'Test the practice: We follow a sample of real transactions from start to finish and note where the record breaks.',
    'Rank the risks: Each gap is scored for likelihood, consequence and cost to close, on a scale your board has approved.',
    'Write the controls: Policies are kept to a page where possible and name the position that carries out each step.',
    'Train the desk: People practice on their own files, with the new checklist beside them.',
    'Check again: After two quarters we repeat the test and report what holds and what does not.'
  ],
  true,
  40
),
(
  'organizational-development',
  'Organizational Development',
  'We help leaders redesign structure, roles and routines so that decisions sit with the people best placed to make them. Engagements range from the review of a single department to leadership succession for a whole agency.',
  'We look first at how work moves: the queue, the approvals, the handoffs and the decisions that wait for one person. Interviews and process maps come first, and boxes on a chart come last.

Leadership development is part of the same engagement. Supervisors learn to delegate, give feedback and run a meeting by working on their own current cases, with coaching between sessions. Executives separate the decisions only they can make from those they should delegate.

Florida public employers have a planning advantage that is easily overlooked. Employees who enter the Deferred Retirement Option Program of the Florida Retirement System set a date by which they will leave, so part of the coming turnover can be seen years ahead. We combine those dates with vacancy and workload data to build succession plans, knowledge transfer schedules and career paths. Where change touches bargaining units, we plan it with Chapter 447, Florida Statutes, and the current agreements in hand.',
  'Building',
  '/images/services/organizational-development.webp',
  '/images/services/organizational-development-hover.webp',
  'Roles made clear',
  array[
    'Structure and workload reviews',
    'Process mapping with staff',
    'Leadership coaching and development',
    'Succession and knowledge transfer',
    'Change planning and communication',
    'Team and board retreats'
  ],
  array[
    'Decisions are made at the level where the facts are known.',
    'Departures from critical positions are anticipated, with a successor or a plan already named.',
    'Managers practice on real cases, so new habits are in use before the course ends.',
    'Staff hear the reasons for a change from their own supervisor, in time to comment.',
    'Approvals that add delay without adding control are removed.'
  ],
  array[
    'Agree on the question: We settle with the sponsor what must be different in a year and who will judge it.',
    'Map the work: We follow cases through the organization and measure waiting time, rework and approvals.',
    'Share the findings: Staff see the map first and correct it before leadership receives it.',
    'Design the options: We set out two or three structures with costs, risks and effects on job classes.',
    'Move in stages: Changes start with one unit, with training and a named person to call.',
    'Measure and adjust: We repeat the measures after six months and correct what has not worked.'
  ],
  true,
  50
),
(
  'human-resources-training',
  'Human Resources & Training',
  'We update classification, pay, hiring and training for employers who must be fair, lawful and able to explain themselves. Our workforce development programs connect them with local schools, colleges and career centers.',
  'Public employers compete for people under rules that few private employers face: open records, veterans'' preference, collective bargaining and pay plans adopted by a board. We design human resources systems that work inside those rules and still fill a vacancy in reasonable time.

Typical engagements include classification and pay studies, job descriptions that separate essential duties from habit, handbooks, hiring workflows and supervisor manuals. We review them against the Fair Labor Standards Act, the Americans with Disabilities Act, veterans'' preference under Chapter 295, employment verification under section 448.095, Florida Statutes, and the contracts you have signed.

Training is built from your own cases. We teach supervisors, hiring panels, finance staff and boards. Courses cover ethics, public records and open meetings for officials with annual training duties under section 112.3142, Florida Statutes. Our workforce development team helps employers, nonprofits and education partners design apprenticeships, internships and upskilling programs, and seek support under the Workforce Innovation and Opportunity Act where it fits.',
  'Users',
  '/images/services/human-resources-training.webp',
  '/images/services/human-resources-training-hover.webp',
  'Hire, train, keep',
  array[
    'Classification and pay studies',
    'Hiring and onboarding workflows',
    'Policy handbooks and job descriptions',
    'Supervisor and board training',
    'Ethics and public records courses',
    'Apprenticeship and upskilling design'
  ],
  array[
    'Pay decisions rest on a documented method that employees can read.',
    'Hiring panels ask the same job-related questions and keep the same record.',
    'Supervisors know what to write down, when to act and whom to call.',
    'Training content and attendance are recorded for officials who must train every year.',
    'Local students and job seekers have a visible route into hard-to-fill work.'
  ],
  array[
    'Take stock: We review policies, pay data, vacancies, grievances and exit interviews.',
    'Compare fairly: We choose comparable employers with you and publish the list in the report.',
    'Draft with users: Supervisors and employees test each form, description and policy before it is final.',
    'Cost the change: Every recommendation carries its first-year and continuing cost.',
    'Teach and coach: Sessions are short, use real cases and are recorded with captions for those on other shifts.',
    'Follow the numbers: We track time to hire, turnover and training completion for the first year.'
  ],
  true,
  60
),
(
  'program-evaluation-assessment',
  'Program Evaluation & Assessment',
  'We measure whether a program does what it set out to do, for whom and at what cost, and we state the limits of each method. Findings are written so that a funder, a legislator and a program manager can each act on them.',
  'Evaluation is most useful when it is planned before the first client is served. We start with a logic model that links resources, activities, outputs and outcomes, and we ask what evidence would change a decision. Questions that would change nothing are left out, which keeps the burden on staff and participants small.

Methods follow the question. We use needs assessments, process studies, matched comparison groups, surveys, interviews and cost analysis, and we state plainly what each design can and cannot show. Our work follows the Guiding Principles of the American Evaluation Association. We arrange institutional review where 45 CFR Part 46 applies and handle student records under FERPA.

Reports serve the performance measurement rule in 2 CFR 200.301, the measures in state long-range program plans and the questions that legislative staff and OPPAGA, the Legislature''s research and evaluation office, are likely to raise. Findings that disappoint are reported with the same care as findings that please, together with what can be done about them.',
  'Target',
  '/images/services/program-evaluation-assessment.webp',
  '/images/services/program-evaluation-assessment-hover.webp',
  'Evidence to act on',
  array[
    'Logic models and evaluation plans',
    'Needs and readiness assessments',
    'Surveys, interviews and focus groups',
    'Outcome and cost analysis',
    'Dashboards for program managers',
    'Reports ready for funders'
  ],
  array[
    'Managers learn early enough to correct a program while it is running.',
    'Funders receive the measures named in the grant agreement, with the method explained.',
    'Data collection is limited to what will be used.',
    'The privacy of participants is protected by design, with identifying data kept apart from results.',
    'Decisions to expand, change or end a program have a written basis.'
  ],
  array[
    'Frame the decision: We ask who will use the findings, for what and by when.',
    'Draw the logic: Staff and evaluators agree on how activities are expected to lead to outcomes.',
    'Choose the method: We match the design to the question, the data and the budget, and write down its limits.',
    'Collect with care: Instruments are piloted, consent is explained in plain language and data are stored securely.',
    'Analyze and challenge: A second analyst repeats the main results before anyone else sees them.',
    'Report and return: We present the findings, help plan the response and review progress a year later.'
  ],
  true,
  70
),
(
  'project-management',
  'Project Management',
  'We run projects that cross departments, vendors and budget years, and we keep the file that explains every decision. Sponsors hear early about trouble in schedule, scope or cost, while there is still time to choose.',
  'We manage three things first: who decides, what each vendor has promised in writing, and which appropriation lapses at the end of the fiscal year.

Our project managers work from PMI standards and scale them down where a project is small: a charter, a decision log, a risk register, a schedule with honest float and a one-page monthly report.

For state technology projects we prepare the documents expected under Chapter 60GG-1, Florida Administrative Code, and the Schedule IV-B feasibility study that supports a legislative budget request. Purchases are planned around Chapter 287, Florida Statutes, or your own procurement code, including the periods when bidders may contact only the procurement officer.

We also serve as independent owner''s representatives and take over troubled projects. There we freeze the plan, establish what has been delivered and paid for, and give the sponsor a choice between continuing, reducing and stopping, each with a cost and a date.',
  'Briefcase',
  '/images/services/project-management.webp',
  '/images/services/project-management-hover.webp',
  'On scope, on record',
  array[
    'Charters, schedules and risk registers',
    'Project office setup and templates',
    'Vendor and contract oversight',
    'State technology project documents',
    'Owner''s representative services',
    'Recovery of troubled projects'
  ],
  array[
    'Sponsors see schedule, cost and risk on one page, with the decisions that are waiting.',
    'Decisions are logged with date, reason and name, ready for a public records request.',
    'Invoices are released only for deliverables that passed their written criteria.',
    'Fiscal year limits are part of the schedule from the first draft.',
    'Lessons are written down and passed to the next project team.'
  ],
  array[
    'Write the charter: We settle purpose, scope, budget, authority and the definition of done.',
    'Plan the work: Tasks are estimated by the people who will do them, with dependencies and float shown.',
    'Set the rhythm: Short weekly meetings clear obstacles, and monthly ones settle decisions.',
    'Control the change: Each request states its effect on cost, date and quality before it is approved.',
    'Accept and pay: Deliverables are tested against written criteria before an invoice is released.',
    'Close properly: We hand over records, warranties and lessons, and confirm that users have what they need.'
  ],
  true,
  80
),
(
  'research-policy-analysis',
  'Research & Policy Analysis',
  'We answer policy questions with public data, careful reading of law and a clear account of what is uncertain. Work products range from a two-page brief for a committee to a full study with its data attached.',
  'A good policy memo tells the reader what is known, how well it is known and what would follow from each choice. We write for people with ten minutes: the answer on the first page, the reasoning behind it and the sources at the end, so that staff on either side of a question can check us.

Our analysts work with the American Community Survey, the Office of Economic and Demographic Research, agency records, statutes and session laws. We compare practice in other states and among Florida counties, model fiscal effects and draft options that counsel can turn into an ordinance or bill.

The law prescribes some studies. We prepare statements of estimated regulatory costs under section 120.541, Florida Statutes, and the business impact estimates that sections 125.66 and 166.041 require for most county and city ordinances. Every figure can be traced to a file, a formula and a date, and clients receive the workbook along with the report. We do not lobby, and we do not write to a conclusion chosen in advance.',
  'BookOpen',
  '/images/services/research-policy-analysis.webp',
  '/images/services/research-policy-analysis-hover.webp',
  'Every source cited',
  array[
    'Policy briefs and option papers',
    'Fiscal and economic impact analysis',
    'Statutory and comparative research',
    'Regulatory cost and impact estimates',
    'Surveys and public data analysis',
    'Bill and rule tracking'
  ],
  array[
    'Officials can see the evidence and its limits before they take a position.',
    'Numbers can be reproduced, because the data and formulas come with the report.',
    'Doing nothing is treated as an option and priced like the others.',
    'Opposing arguments are stated fairly, so a hearing brings fewer surprises.',
    'Required estimates are ready when the notice is published.'
  ],
  array[
    'Sharpen the question: We turn the topic into questions that evidence can answer, and agree on them in writing.',
    'Gather the sources: We list data, law and earlier studies, and note what is missing.',
    'Analyze openly: Assumptions are kept in one table, with low and high values where they matter.',
    'Test the result: A reviewer outside the project tries to break the argument.',
    'Write for use: We deliver a brief, a full report and slides that agree with one another.',
    'Stay available: We answer questions through the hearing or vote and correct anything shown to be wrong.'
  ],
  true,
  90
),
(
  'ai-solutions-digital-transformation',
  'AI Solutions & Digital Transformation',
  'We help organizations choose, govern and use artificial intelligence where it saves real work, and say so where it does not. Projects start with a policy, a risk review and a small test on your own documents.',
  'Artificial intelligence is useful in public work when three conditions hold: the task is frequent, an error can be caught before it does harm, and a person remains answerable. We look for such tasks in permit queues, records requests, call notes, invoice matching and policy search. Decisions that affect rights or benefits are left alone until safeguards are in place.

Governance comes first. The policies and inventories we write follow the four functions of the NIST AI Risk Management Framework (govern, map, measure and manage) and use its Generative AI Profile for language models. Prompts and outputs can be public records under Chapter 119, Florida Statutes, so retention is designed before launch. Security follows the NIST Cybersecurity Framework, which section 282.3185 names for counties and municipalities.

The wider digital work is less novel and often worth more: clean data, paper forms retired, systems that share a record, and services that meet WCAG 2.1 AA on a phone. Pilots are measured against the current process and ended if they do not improve on it.',
  'Brain',
  '/images/services/ai-solutions-digital-transformation.webp',
  '/images/services/ai-solutions-digital-transformation-hover.webp',
  'Governance first',
  array[
    'AI use policy and inventory',
    'NIST framework risk reviews',
    'Pilots on your own documents',
    'Data quality and integration',
    'Accessible digital services',
    'Staff training and safe practice'
  ],
  array[
    'Staff know which tools are allowed, for which data and who approves a new one.',
    'A pilot shows measured time and error rates before a contract is signed.',
    'Records, privacy and security duties are settled before launch.',
    'A named person reviews results wherever an error could harm someone.',
    'Forms and services work on a phone and with assistive technology.'
  ],
  array[
    'Take inventory: We list the AI and automation already in use, including features that arrived with software updates.',
    'Choose the tasks: We rank candidates by volume, risk and the quality of available data.',
    'Set the rules: Policy, roles, retention and vendor terms are written and approved before testing.',
    'Run a pilot: A small group works with the tool on real cases, and results are compared with the current process.',
    'Decide on evidence: Leadership receives the measures, the failures and the running cost, and chooses whether to proceed.',
    'Train and monitor: Every month we sample quality, once users have learned the limits of the tool.'
  ],
  true,
  100
),
(
  'disaster-recovery-programs',
  'Disaster Recovery Programs',
  'We help local governments document storm damage, claim federal assistance and rebuild to a higher standard. This draft is under review and has not been released.',
  'Draft. After a declared disaster the record made in the first days decides much of what is reimbursed later. We would help counties, cities and districts prepare FEMA Public Assistance claims, procurement files that meet 2 CFR Part 200, and CDBG-DR action plans, and keep force account labor, equipment and debris records in the form reviewers expect.',
  'Shield',
  '/images/services/disaster-recovery-programs.webp',
  '/images/services/disaster-recovery-programs-hover.webp',
  'Draft for review',
  array[
    'Damage records and site inspections',
    'FEMA Public Assistance claims',
    'CDBG-DR action plans'
  ],
  array[
    'Costs are documented while the facts are fresh.',
    'Emergency purchases follow rules that will be tested later.'
  ],
  array[
    'Prepare the file: Contracts, rates and forms are ready before the season begins.',
    'Record the damage: Teams photograph, locate and cost each site in one register.',
    'Claim and close: We follow each project worksheet from obligation to closeout.'
  ],
  false,
  110
)
on conflict (slug) do nothing;

insert into public.commitments (
  slug, title, subtitle, description, full_content, icon_name, accent_color, image_primary,
  image_hover, stat1_label, stat1_value, stat2_label, stat2_value, published, display_order
) values
-- FOR COUNSEL: read this commitment against section 287.139, Florida Statutes (Senate Bill 1134 of
-- 2026), before the firm certifies for a county or city contract or grant from January 1, 2027.
(
  'dei',
  'Diversity, Equity & Inclusion',
  'Fair hiring, fair pay and access for everyone',
  'We recruit widely, hire and promote by written criteria, and review pay for differences that the job does not explain. What we publish is made to be read by everyone, with or without assistive technology.',
  '<h3>How we hire and promote</h3>
<p>Every opening has written criteria before it is posted. Interview panels have <strong>three people</strong>, who score the same questions separately before they compare notes. Promotion follows the same rule, so that the reasons can be explained to the person who was <em>not</em> chosen.</p>
<ul>
<li><strong>Outreach:</strong> openings go to public universities, state colleges, historically Black colleges and universities, and services that help veterans find work.</li>
<li><strong>Pay:</strong> salaries are reviewed every year, and differences that job, experience and location do not explain are corrected.</li>
<li><strong>Access:</strong> accommodations are offered to every candidate and employee before they have to ask.</li>
</ul>
<h3>How it shows in client work</h3>
<p>Surveys and public meetings miss people when they are held in one language, at one hour or in a room without a ramp. We plan interpretation, evening sessions and accessible venues from the first budget. We hold our documents to WCAG 2.1 AA; our <a href="/accessibility">accessibility statement</a> lists the limits.</p>
<p>We employ on merit and follow federal and Florida civil rights law. Current openings are on our <a href="/careers">careers page</a>.</p>',
  'Users',
  'river',
  '/images/commitments/dei.webp',
  '/images/commitments/dei-hover.webp',
  'People on every interview panel',
  '3',
  'WCAG 2.1 level for what we publish',
  'AA',
  true,
  10
),
(
  'sustainability',
  'Environmental Sustainability',
  'Fewer trips, less paper, equipment that lasts',
  'We meet online first, print only on request and keep equipment in service for as long as it can be repaired. In client work we report environmental effects when they can be measured and say so when they cannot.',
  '<h3>In our own offices</h3>
<p>The footprint of a consulting firm lies mostly in travel, electricity and equipment. We follow three plain rules and report to all staff once a year.</p>
<ul>
<li><strong>Travel:</strong> a video meeting is considered first. When a visit matters, trips are combined and people share a car.</li>
<li><strong>Paper:</strong> reports are delivered as accessible files and printed only when a client asks.</li>
<li><strong>Equipment:</strong> laptops stay in use for <strong>at least four years</strong>, are repaired before they are replaced and go to a certified recycler at the end.</li>
</ul>
<h3>In client work</h3>
<p>Flood, heat and wind are budget questions in Florida. In capital plans, grant applications and risk registers we ask what a project must withstand over its service life and what it will cost to run. Vulnerability assessments made under the <em>Resilient Florida</em> grant program are read first, so that nobody pays for the same study twice.</p>
<p>We do not call ourselves carbon neutral, because we have not measured enough to prove it. Clients who need help with ESG disclosure can turn to our <a href="/services/compliance-risk-management">compliance and risk service</a>.</p>',
  'Leaf',
  'moss',
  '/images/commitments/sustainability.webp',
  '/images/commitments/sustainability-hover.webp',
  'Minimum service life of a laptop',
  '4 yrs',
  'Reports printed without a request',
  'Zero',
  true,
  20
),
(
  'social-impact',
  'Social Impact',
  'Time and skill given to Florida communities',
  'Every employee has paid hours for volunteer work, and each quarter the firm advises one nonprofit without charge. We choose by published criteria and return after six months to see what was used.',
  '<h3>Paid time to volunteer</h3>
<p>Each employee may give <strong>four paid hours a month</strong> to a nonprofit, school or public board of their choice. The hours do not count against leave, and managers plan projects around them.</p>
<h3>Advice without charge</h3>
<p>Once a quarter we accept one nonprofit as a pro bono client. It gets the same engagement letter, the same team and the same quality review as a paying client. Requests that fit best are:</p>
<ul>
<li>a first strategic plan or a training session for a new board</li>
<li>a grant readiness review or a budget template that staff can maintain</li>
<li>a logic model with a simple way to measure results</li>
</ul>
<p>Requests are scored on need, on the difference we could make and on whether the organization can carry on after we leave. No one here scores an organization if they sit on its board.</p>
<h3>What we ask of ourselves</h3>
<p>Advice that is never used costs a small organization staff time. We therefore return after <em>six months</em> and help with whatever has stalled. To propose an organization, <a href="/contact">write to us</a>.</p>',
  'Heart',
  'clay',
  '/images/commitments/social-impact.webp',
  '/images/commitments/social-impact-hover.webp',
  'Paid volunteer time each month',
  '4 hrs',
  'New pro bono client each quarter',
  '1',
  true,
  30
),
(
  'work-life-balance',
  'Work-Life Balance',
  'Workloads planned so that evenings stay free',
  'We plan projects for a normal workweek and treat repeated overtime as an error in the plan. Flexible hours and remote work are available in most positions, with room for care, study and rest.',
  '<h3>A week that can be planned</h3>
<p>Our proposals are signed by the person who will lead the work, after checking the calendar of everyone on it. If a team runs over its planned hours two weeks in a row, the project lead and a director change the <strong>scope, the date or the staffing</strong>.</p>
<ul>
<li><strong>Evenings:</strong> no internal message needs an answer after 6:00 PM or on a weekend.</li>
<li><strong>Place and hours:</strong> most positions can be done remotely, and the day can be arranged around school, care or study.</li>
<li><strong>Leave:</strong> paid time off is there to be used, and managers make sure that work is covered.</li>
</ul>
<h3>When a deadline is fixed</h3>
<p>Grant portals close and hearings open at a set hour. We add people to such work early, and salaried staff who still work long days take equal time off <em>within the month</em>.</p>
<p>Clients gain as well. Rested people make fewer errors, and the person who knows the file is more likely to be here next year. The benefits behind this policy are listed on our <a href="/careers">careers page</a>.</p>',
  'Shield',
  'lake',
  '/images/commitments/work-life-balance.webp',
  '/images/commitments/work-life-balance-hover.webp',
  'No internal replies expected after',
  '6 PM',
  'Of long hours, then the plan changes',
  '2 wks',
  true,
  40
),
(
  'career-growth',
  'Career Growth & Learning',
  'Paid learning time and a written career path',
  'Each person has paid learning hours, a written development plan and two career conversations a year. The criteria for every grade are open to all staff, so that nobody has to guess how advancement works.',
  '<h3>Time and money to learn</h3>
<p>Every employee has <strong>40 paid hours of learning a year</strong>. A yearly learning budget pays for courses, and for the exam fees and dues of credentials that bear on the work, among them:</p>
<ul>
<li>Project Management Professional (PMP)</li>
<li>Grant Professional Certified (GPC)</li>
<li>Certified Government Finance Officer (CGFO)</li>
<li>SHRM or HRCI certification in human resources</li>
</ul>
<h3>A path in writing</h3>
<p>Each grade has a one-page description of what a person at that grade does without help. Twice a year, employee and manager compare the page with recent work, agree on the next assignment and write it down. These talks are <em>kept separate from pay decisions</em>, so that people can speak freely about what they find hard.</p>
<h3>Learning on the job</h3>
<p>New staff have a mentor from another team and present part of the findings to a client in their first year. Every project ends with a review of what we would do differently, and the notes go to the next team. Each month our <a href="/leadership">leaders</a> teach a session for all staff. If this is how you would like to work, see our <a href="/careers">current openings</a>.</p>',
  'Lightbulb',
  'ochre',
  '/images/commitments/career-growth.webp',
  '/images/commitments/career-growth-hover.webp',
  'Paid learning time each year',
  '40 hrs',
  'Career conversations each year',
  '2',
  true,
  50
),
(
  'open-books',
  'Open Books',
  'Draft: fees and methods in plain sight',
  'A draft commitment to publish our fee schedule and methods. It is under review and has not been released.',
  '<h3>Draft</h3>
<p>We are considering whether to publish our hourly rates, our standard engagement letter and the checklists we work from, so that clients can compare offers before the first conversation.</p>',
  'Lightbulb',
  'pine',
  '/images/commitments/open-books.webp',
  '/images/commitments/open-books-hover.webp',
  'Engagement letters in plain language',
  'All',
  null,
  null,
  false,
  60
)
on conflict (slug) do nothing;
