/**
 * Every future date that a text names as one still to come. Article bodies and the outlook are not
 * listed: they stand as of their own date. A weekly job opens an issue when a date has passed; then its texts need a
 * new sentence, and the entry goes.
 */
export interface Upcoming {
  /** ISO 8601. */
  date: string;
  event: string;
  /** The files whose texts name the date. */
  files: readonly [string, ...string[]];
}

const article = (slug: string) => `content/insights/${slug}.ts`;

export const upcoming: readonly Upcoming[] = [
  {
    date: "2026-12-31",
    event: "The other recovery funds must be spent (88 FR 64986)",
    files: ["content/pages/home-future.ts", article("strategic-planning-trends-2025")],
  },
  {
    date: "2027-01-01",
    event: "Certification for county and city contracts and grants (section 287.139)",
    files: [article("regulatory-changes-2025"), article("selling-to-florida-government")],
  },
  {
    date: "2027-04-26",
    event: "Web rule, governments with 50,000 people or more (91 FR 20902)",
    files: [article("regulatory-changes-2025"), "content/outlook/outlook.ts"],
  },
  {
    date: "2027-05-11",
    event: "Section 504 web rule, fifteen or more employees (91 FR 25496)",
    files: [article("regulatory-changes-2025")],
  },
  {
    date: "2027-06-30",
    event: "Next needs analyses of wastewater and stormwater (sections 403.9301 and 403.9302)",
    files: [article("strategic-planning-trends-2025")],
  },
  {
    date: "2028-04-26",
    event: "Web rule, smaller governments and special districts (91 FR 20902)",
    files: [article("regulatory-changes-2025")],
  },
  {
    date: "2028-05-10",
    event: "Section 504 web rule, fewer employees (91 FR 25496)",
    files: [article("regulatory-changes-2025")],
  },
];
