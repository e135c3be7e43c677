import Star from "lucide-react/icons/star";
import type { ReactNode } from "react";
import { testimonial } from "../../content/pages/testimonial.ts";
import { site } from "../../content/site.ts";

/** A client's quotation with five stars, and the firm's four stats (SPEC §2), on dark. */
export function Testimonial({ heading }: { heading: ReactNode }) {
  const { sample, rating, quote, author, position, company } = testimonial;
  return (
    <>
      <figure className="lg:w-3/4">
        {heading}
        <div role="img" aria-label={rating} className="flex gap-0.8 text-straw">
          {[1, 2, 3, 4, 5].map((star) => (
            <Star key={star} size="1.25rem" fill="currentColor" strokeWidth={0} aria-hidden />
          ))}
        </div>
        <blockquote className="mt-5 mb-6 font-display text-3xl leading-quote tracking-display text-pretty text-paper">
          <p>{quote}</p>
        </blockquote>
        <figcaption className="text-sm">
          <strong>{author}</strong>
          {`, ${position}, ${company}`}
          {sample && <span className="mt-1.2 block">{sample.note}</span>}
        </figcaption>
      </figure>
      <dl className="mt-fluid-16 grid grid-fit-32 gap-x-6 gap-y-6 border-t border-mist/28 pt-7 max-sm:max-w-104 sm:grid-cols-2 md:grid-cols-4">
        {Object.values(site.stats).map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm">{label}</dt>
            <dd className="mb-1.6 font-display text-3xl leading-none whitespace-nowrap text-paper">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
