import { clientTestimonials } from "../../../content/about-sections/client-testimonials.ts";
import { Band } from "../../ui/band.tsx";
import { Testimonial } from "../../ui/testimonial.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { WorkSamples } from "./work-samples.tsx";

/** A section page about the firm (SPEC §2), with example pages of client documents. */
export default function TestimonialsPage() {
  return (
    <SectionFrame copy={clientTestimonials} opener={clientTestimonials.slug}>
      <Band ground="pine">
        <Testimonial />
      </Band>
      <div // The call below has a ground of its own.
       className="[&+*]:bg-paper">
        <WorkSamples />
      </div>
    </SectionFrame>
  );
}
