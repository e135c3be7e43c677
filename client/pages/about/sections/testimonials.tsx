import { Band } from "../../../ui/band.tsx";
import { Eyebrow } from "../../../ui/eyebrow.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { Stats } from "../../../ui/stats.tsx";
import type { SectionOf } from "./section-of.ts";

/** The quote beside its picture, then the firm's four figures. */
export function Testimonials({ testimonial, rating }: SectionOf<"client-testimonials">) {
  const { sample, quote, author, position, company } = testimonial;
  return (
    <>
      <Band as="div" className="grid gap-x-20 gap-y-10 lg:grid-cols-5-7">
        <Picture
          name="services/grant-writing-management"
          alt=""
          sizes="(width < 64rem) 100vw, (width < 78rem) 56vw, 43rem"
          className="w-full rounded-sm object-cover lg:h-full print:hidden"
        />
        <figure>
          {sample && <Eyebrow className="mb-3.6">{sample.label}</Eyebrow>}
          <Stars label={rating} className="text-ochre" />
          <blockquote className="mt-5 mb-8 font-display text-3xl leading-tight tracking-[-0.015em] text-ink">
            <p>{quote}</p>
          </blockquote>
          <figcaption className="border-t border-line pt-5">
            <strong className="block text-ink">{author}</strong>
            {`${position}, ${company}`}
            {sample && <span className="mt-1.2 block text-sm">{sample.note}</span>}
          </figcaption>
        </figure>
      </Band>
      <div className="dark py-fluid-16">
        <Stats className="page-width" />
      </div>
    </>
  );
}
