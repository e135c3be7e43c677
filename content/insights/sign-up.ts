/** The newsletter's sign-up on /insights (SPEC §2, §9), in the place of the footer's. */
export const insightsSignUp = {
  heading: "One useful email a month",
  text:
    "Join 500+ leaders in government, nonprofits and business who read our monthly newsletter: new rules and their dates, funding notices worth a look, and one checklist.",
};
