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
    "Two example pages show how to check our work. Below them are a quotation and the figures we report for the firm.",
  testimonial,
  stats: site.stats,
} as const;
