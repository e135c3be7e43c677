import { Stars } from "../../../ui/stars.tsx";
import { Stats } from "../../../ui/stats.tsx";
import type { SectionOf } from "./section-of.ts";

/** The quote at full size, then the firm's four figures. */
export function Testimonials({ testimonial, rating }: SectionOf<"client-testimonials">) {
  const { quote, author, position, company } = testimonial;
  return (
    <>
      <div className="page-width band">
        <figure className="quotation">
          <Stars label={rating} className="text-ochre" />
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption>
            <strong>{author}</strong>
            {`${position}, ${company}`}
          </figcaption>
        </figure>
      </div>
      <div className="dark quotation-figures">
        <div className="page-width">
          <Stats />
        </div>
      </div>
    </>
  );
}
