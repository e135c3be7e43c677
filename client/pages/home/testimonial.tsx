import { homePage } from "../../../content/home.ts";
import { site } from "../../../content/site.ts";
import { Stars } from "../../ui/stars.tsx";
import { Stats } from "../../ui/stats.tsx";

export function Testimonial() {
  const { quote, author, position, company } = site.testimonial;
  return (
    <section className="band dark" aria-labelledby="testimonial-title">
      <div className="page-width testimonial">
        <h2 id="testimonial-title" className="eyebrow">{homePage.testimonial.title}</h2>
        <figure>
          <Stars label={homePage.testimonial.rating} />
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption>
            <strong>{author}</strong>
            {`, ${position}, ${company}`}
          </figcaption>
        </figure>
        <Stats />
      </div>
    </section>
  );
}
