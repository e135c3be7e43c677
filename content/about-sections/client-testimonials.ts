import { testimonial } from "../pages/testimonial.ts";
import { site } from "../site.ts";

const quotation = testimonial.sample
  ? "a sample quotation that shows the layout"
  : "what a client says about working with us";

export const clientTestimonials = {
  slug: "client-testimonials",
  meta: {
    title: "Client testimonials and firm figures",
    description:
      `How to check our work: ${quotation}, the figures we report for the firm, and two annotated example pages.`,
  },
  title: "Client Testimonials",
  intro:
    "A quotation and the figures we report for the firm, then two example pages that show how to check our work.",
  testimonial,
  stats: Object.values(site.stats),
} as const;
