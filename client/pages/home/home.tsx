import { homePage } from "../../../content/home.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { PageHeading } from "../../ui/heading.tsx";
import { HomeServices } from "./services-section.tsx";
import { Slideshow } from "./slideshow.tsx";
import { Testimonial } from "./testimonial.tsx";

export const useTitle = () => homePage.meta.title;

export default function HomePage() {
  const { hero, future, closing } = homePage;
  return (
    <>
      <div className="hero" data-hero="dark">
        <Slideshow />
        <div className="page-width hero-words">
          <PageHeading>{hero.headline}</PageHeading>
          <p className="lead">{hero.text}</p>
          <div className="actions">
            <ButtonLink href={hero.call.href}>{hero.call.label}</ButtonLink>
            <ButtonLink variant="light" href={hero.download.href} download>
              {hero.download.label}
            </ButtonLink>
          </div>
        </div>
      </div>

      <section className="band" aria-labelledby="future-title">
        <div className="page-width future">
          <div className="future-intro">
            <h2 id="future-title">{future.title}</h2>
            <p className="lead">{future.intro}</p>
          </div>
          <ol className="ledger">
            {future.points.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <Testimonial />
      <HomeServices />

      <CallToAction copy={closing} />
    </>
  );
}
