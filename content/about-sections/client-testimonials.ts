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
      `How to check our work: two annotated example pages, the figures we report for the firm, and ${quotation}.`,
  },
  title: "Client Testimonials",
  intro:
    "Two example pages show how to check our work. Below them are a quotation and the figures we report for the firm.",
  testimonial,
  stats: Object.values(site.stats),
} as const;
