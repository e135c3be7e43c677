interface Testimonial {
  /** Tells of a quotation that nobody has said; null with a real one. */
  sample: { note: string } | null;
  rating: string;
  quote: string;
  author: string;
  position: string;
  company: string;
}

/**
 * SPEC §2 asks for a quote with author, position and company and gives none. `sample` tells
 * so beside it (16 CFR Part 465).
 */
export const testimonial: Testimonial = {
  sample: {
    note: "Sample quotation, written to show the layout: no client has said it.",
  },
  rating: "5 out of 5 stars",
  quote:
    "They read our statute before our slide deck. Eight months later we had a plan the board adopted, a grant calendar our staff still run, and an audit without a finding.",
  author: "Dana Okafor",
  position: "Deputy Director of Administration",
  company: "Example County Board of Commissioners",
};
