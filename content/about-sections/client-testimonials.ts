import { site } from "../site.ts";

export const clientTestimonials = {
  slug: "client-testimonials",
  meta: {
    title: "Client Testimonials",
    description:
      "What working with us is like, in a client's words, with the number of organizations served, years of experience and value delivered.",
  },
  title: "Client Testimonials",
  intro: "One voice, with the figures we report for the firm as a whole.",
  testimonial: site.testimonial,
  rating: "5 out of 5 stars",
  stats: site.stats,
} as const;
