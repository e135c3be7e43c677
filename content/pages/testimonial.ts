/**
 * SPEC §2 asks for a quote with author, position and company and gives none. `sample` labels a quote
 * that nobody has said (16 CFR Part 465); null with a real one.
 */
export const testimonial = {
  sample: {
    label: "Sample quotation",
    note: "Written to show the layout. No client has said it.",
  },
  rating: "5 out of 5 stars",
  quote:
    "They read our statute before our slide deck. Eight months later we had a plan the board adopted, a grant calendar our staff still run, and an audit without a finding.",
  author: "Dana Okafor",
  position: "Deputy Director of Administration",
  company: "Example County Board of Commissioners",
} as const;
