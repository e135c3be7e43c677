import Star from "lucide-react/icons/star";
import type { ReactNode } from "react";
import { testimonial } from "../../content/pages/testimonial.ts";
import { site } from "../../content/site.ts";

/** A client's quotation with five stars, beside the firm's four stats (SPEC §2), on dark. */
export function Testimonial({ heading, more, quoteSize = "text-3xl" }: {
  heading?: ReactNode;
  quoteSize?: string;
  /** Ends the note on the stats. */
  more?: ReactNode;
}) {
  const { sample, rating, quote, author, position, company } = testimonial;
  return (
    <>
      {heading}
      <div className="grid gap-x-20 gap-y-fluid-12 lg:grid-cols-8-4">
        <figure>
          <div role="img" aria-label={rating} className="flex gap-0.8 text-straw">
            {[1, 2, 3, 4, 5].map((star) => (
              <Star key={star} size="1.25rem" fill="currentColor" strokeWidth={0} aria-hidden />
            ))}
          </div>
          <blockquote
            className={`mt-5 mb-6 font-display leading-quote tracking-display text-paper print:my-3 print:text-2xl ${quoteSize}`}
          >
            <p className="text-balance">{quote}</p>
          </blockquote>
          <figcaption className="text-sm">
            <strong className="block text-paper">{author}</strong>
            {`${position}, ${company}`}
            {sample && <span className="mt-3 block">{sample.note}</span>}
          </figcaption>
        </figure>
        <div>
          <dl className="grid grid-fit-32 gap-x-6 gap-y-8 border-mist/28 max-lg:border-t max-lg:pt-8 max-sm:max-w-104 sm:grid-cols-2 md:grid-cols-4 lg:grid-cols-1 lg:gap-y-0 lg:border-b print:pt-5">
            {Object.values(site.stats).map(({ value, label }) => (
              <div
                key={label}
                className="flex flex-col-reverse justify-end gap-y-1 border-mist/28 lg:flex-row lg:items-baseline lg:justify-between lg:border-t lg:py-3"
              >
                <dt className="text-sm lg:text-base">{label}</dt>
                <dd className="font-display text-4xl leading-none whitespace-nowrap text-paper md:text-[2.5rem]">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-sm">{site.statsNote} {more}</p>
        </div>
      </div>
    </>
  );
}
