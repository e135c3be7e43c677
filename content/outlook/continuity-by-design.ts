import { points, type Theme } from "./theme.ts";

export const continuityByDesign = {
  id: "continuity-by-design",
  title: "Continuity by design",
  thesis:
    "Disruption is now an ordinary condition of delivery. Projects should be planned for it, and the paperwork of recovery should be ready before the storm.",
  paragraphs: [
    "Three hurricanes made landfall in Florida in 2024: Debby, Helene and Milton. By the third, staff were tired, reserves were committed and claims from the first were still open. Plans written for one event at a time did not fit a season in which events overlapped.",
    "Continuity is first a matter of design. Which five services must run within a day? Who can authorize spending if the manager cannot be reached? Which vendor holds the only copy of the data? These answers belong in the ordinary project plan, the ordinary contract and the ordinary budget. A binder that is opened once a year will not carry them. The same habits help when the disruption is a cyber incident, a vacancy at the top or a funding decision in Washington.",
    "Recovery money is then a matter of records. Reimbursement depends on procurement that followed the rules under pressure, on time sheets that separate emergency work, and on photographs, contracts and insurance files that can be found two years later. An organization that has pre-approved forms, contracts bid in a quiet month and one named person for documentation recovers faster, and keeps what it recovers when the auditors come.",
  ],
  chart: {
    title: "Weather and climate disasters in the United States with losses above $1 billion",
    kind: "bar",
    unit: "Events per year",
    series: [
      {
        name: "Events",
        points: points(["2020", "2021", "2022", "2023", "2024"], [22, 20, 18, 28, 27]),
      },
    ],
    note:
      "Annual counts as first published for each year. Losses are adjusted for inflation. Since this edition, NOAA has retired the database (May 2025); it ends with 2024.",
    source: {
      label: "NOAA National Centers for Environmental Information, January 2025",
      href: "https://www.ncei.noaa.gov/access/billions/",
    },
    alt:
      "Bar chart of billion-dollar disasters per year: 22 in 2020, 20 in 2021, 18 in 2022, 28 in 2023 and 27 in 2024.",
  },
  actions: [
    "Rank services by how long each may be down, and test the first five with a two-hour exercise before June 1.",
    "Bid standby contracts in spring with federal clauses included, and have counsel review them once.",
    "Appoint a documentation lead with a deputy, and rehearse one reimbursement file from start to finish.",
  ],
  services: ["project-management", "compliance-risk-management"],
} as const satisfies Theme;
