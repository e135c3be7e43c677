import { commitmentNames } from "../commitments/commitments-in-brief.ts";
import { paths } from "../paths.ts";

export const ourCommitments = {
  slug: "our-commitments",
  meta: {
    title: "Five commitments in brief",
    description:
      "Five standing commitments of the firm: inclusion, the environment, social impact, work-life balance and growth on the job.",
  },
  title: "Five Commitments in Brief",
  intro: "Five promises that apply to every project and every employee.",
  readMore: "Read more",
  /** `id` is the anchor on /commitments (SPEC §2); the icon is that of its card there. */
  cards: [
    {
      id: "dei",
      icon: "Users",
      figure: ["3", "people on every interview panel"],
      title: commitmentNames.dei,
      text:
        "Teams that reflect the communities we work for, transparent hiring, and engagement that reaches the residents who seldom come to meetings.",
      href: paths.commitment("dei"),
    },
    {
      id: "sustainability",
      icon: "Leaf",
      figure: ["4 yrs", "minimum service life of a laptop"],
      title: commitmentNames.sustainability,
      text:
        "Less travel, less paper, and advice that counts long-run environmental costs where a decision creates them.",
      href: paths.commitment("sustainability"),
    },
    {
      id: "social-impact",
      icon: "Heart",
      figure: ["4 hrs", "paid volunteer time each month"],
      title: commitmentNames["social-impact"],
      text:
        "Advice without charge to one nonprofit each quarter, and paid hours for employees to volunteer.",
      href: paths.commitment("social-impact"),
    },
    {
      id: "work-life-balance",
      icon: "Shield",
      figure: ["6 PM", "latest hour for internal replies"],
      title: commitmentNames["work-life-balance"],
      text:
        "Flexible hours, remote work where the task allows it, and project plans that do not depend on weekends.",
      href: paths.commitment("work-life-balance"),
    },
    {
      id: "career-growth",
      icon: "Lightbulb",
      figure: ["40 hrs", "paid learning time each year"],
      title: commitmentNames["career-growth"],
      text:
        "A learning budget, a mentor from another team, and written criteria for every step from analyst to director.",
      href: paths.commitment("career-growth"),
    },
  ],
} as const;
