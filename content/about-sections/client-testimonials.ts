import { site } from "../site.ts";

export const clientTestimonials = {
  slug: "client-testimonials",
  meta: {
    title: "Client testimonials and firm figures",
    description:
      "Organizations served, years of experience, value delivered and client satisfaction, with a sample quotation that shows the layout.",
  },
  title: "Client Testimonials",
  intro: "The figures we report for the firm as a whole, and one quotation.",
  testimonial: site.testimonial,
  rating: "5 out of 5 stars",
  stats: site.stats,
} as const;
