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
      {/* Both have sand, so the call after it gets paper. */}
      <div className="[&+*]:bg-paper">
        <WorkSamples />
      </div>
    </SectionFrame>
  );
}
