import { testimonial } from "../pages/testimonial.ts";
import { site } from "../site.ts";

export const clientTestimonials = {
  slug: "client-testimonials",
  meta: {
    title: "Client testimonials and firm figures",
    description:
      "How to check our work: two annotated example pages, the figures we report for the firm, and a sample quotation that shows the layout.",
  },
  title: "Client Testimonials",
  intro:
    "How to check our work on two example pages. Below them stand one quotation and the figures we report for the firm.",
  testimonial,
  rating: "5 out of 5 stars",
  stats: site.stats,
} as const;
