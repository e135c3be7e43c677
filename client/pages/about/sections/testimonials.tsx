import { Band } from "../../../ui/band.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { Stats } from "../../../ui/stats.tsx";
import type { SectionOf } from "./section-of.ts";

/** The quote at full size, then the firm's four figures. */
export function Testimonials({ testimonial, rating }: SectionOf<"client-testimonials">) {
  const { note, quote, author, position, company } = testimonial;
  return (
    <>
      <Band as="div">
        <figure className="max-w-248">
          <Stars label={rating} className="text-ochre" />
          <blockquote className="mt-7 mb-8 font-display text-3xl leading-tight tracking-[-0.015em] text-ink">
            <p>{quote}</p>
          </blockquote>
          <figcaption className="border-l-3 border-clay pl-5">
            <strong className="block text-ink">{author}</strong>
            {`${position}, ${company}`}
            {note && <span className="mt-1.2 block text-sm">{note}</span>}
          </figcaption>
        </figure>
      </Band>
      <div className="dark py-fluid-16">
        <Stats className="page-width" />
      </div>
    </>
  );
}
