/** The words around the worked example of the services page. Other pages with examples do not load them. */
import { paths } from "../paths.ts";

export const workedCase = {
  label: "One question, worked through",
  title: "“We have won our first federal award.”",
  text:
    "The budget still follows the old rules. Under the revised ones both the rate and its base are larger, and the difference pays for the accounting, supervision and space that the program uses either way.",
  links: [
    { label: "Grant Writing & Management", href: paths.service("grant-writing-management") },
    { label: "Compliance & Risk Management", href: paths.service("compliance-risk-management") },
    { label: "The whole case", href: paths.insight("grant-success-best-practices-2025") },
  ],
};
