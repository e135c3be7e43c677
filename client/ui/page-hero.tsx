import { type Place, places } from "../../content/brand/places.ts";
import { Hero, type HeroTexts } from "./hero.tsx";
import { HeroMap } from "./hero-map.tsx";

interface PageHeroProps extends HeroTexts {
  /** The place that the contour map shows. */
  opener: Place;
  /** Bottom padding of the hero. */
  className?: string;
}

/** A hero with the map of a place beside its text, on phones as a strip under it. */
export function PageHero({ opener, className = "pb-fluid-22", ...texts }: PageHeroProps) {
  return (
    <Hero
      {...texts}
      className={className}
      columns="gap-x-8 md:grid-cols-7-5 lg:gap-x-16"
      beside={
        <HeroMap
          place={places[opener]}
          className="max-md:-mt-6 max-md:-mr-gutter max-md:-mb-8 max-md:h-32"
          imageClassName="max-md:size-full max-md:object-cover max-md:opacity-80 md:-top-20 md:h-hero-map md:w-half-window"
        />
      }
    />
  );
}
