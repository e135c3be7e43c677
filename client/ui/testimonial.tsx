import Star from "lucide-react/icons/star";
import type { ReactNode } from "react";
import { testimonial } from "../../content/pages/testimonial.ts";
import { site } from "../../content/site.ts";

/** The firm's four stats and a client's quotation with five stars (SPEC §2), on dark. */
export function Testimonial({ heading, more }: {
  heading?: ReactNode;
  /** Ends the caption. */
  more?: ReactNode;
}) {
  const { sample, rating, quote, author, position, company } = testimonial;
  return (
    <>
      {heading}
      <dl className="grid grid-fit-32 gap-x-6 gap-y-6 border-b border-mist/28 pb-8 max-sm:max-w-104 sm:grid-cols-2 md:grid-cols-4 print:pb-5">
        {Object.values(site.stats).map(({ value, label }) => (
          <div key={label} className="flex flex-col justify-between gap-y-2.4">
            <dt className="text-sm">{label}</dt>
            <dd className="font-display text-4xl leading-none whitespace-nowrap text-paper">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <figure className="mt-fluid-16 lg:w-3/4 print:mt-6">
        <div role="img" aria-label={rating} className="flex gap-0.8 text-straw">
          {[1, 2, 3, 4, 5].map((star) => (
            <Star key={star} size="1.25rem" fill="currentColor" strokeWidth={0} aria-hidden />
          ))}
        </div>
        <blockquote className="mt-5 mb-6 font-display text-3xl leading-quote tracking-display text-pretty text-paper print:my-3 print:text-2xl">
          <p>{quote}</p>
        </blockquote>
        <figcaption className="text-sm">
          <strong>{author}</strong>
          {`, ${position}, ${company}`}
          <span className="mt-fluid-12 block text-xs print:mt-3">
            {site.statsNote} {sample?.note} {more}
          </span>
        </figcaption>
      </figure>
    </>
  );
}
