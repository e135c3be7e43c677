import { homePage } from "../../../content/home.ts";
import { site } from "../../../content/site.ts";
import { Band } from "../../ui/band.tsx";
import { Eyebrow } from "../../ui/eyebrow.tsx";
import { Stars } from "../../ui/stars.tsx";
import { Stats } from "../../ui/stats.tsx";

export function Testimonial() {
  const { sample, quote, author, position, company } = site.testimonial;
  return (
    <Band ground="dark" aria-labelledby="testimonial-title">
      <Eyebrow as="h2" id="testimonial-title">{homePage.testimonial.title}</Eyebrow>
      <figure className="mt-8 max-w-232">
        {sample && <Eyebrow className="mb-3.6">{sample.label}</Eyebrow>}
        <Stars label={homePage.testimonial.rating} />
        <blockquote className="mt-5 mb-6 font-display text-2xl leading-quote tracking-display text-paper">
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <strong>{author}</strong>
          {`, ${position}, ${company}`}
          {sample && <span className="mt-1.2 block text-sm">{sample.note}</span>}
        </figcaption>
      </figure>
      <Stats className="mt-fluid-16 border-t border-mist/28 pt-7" />
    </Band>
  );
}
