import { type Place, places } from "../../content/brand/places.ts";
import { Hero, type HeroTexts } from "./hero.tsx";
import { HeroMap } from "./hero-map.tsx";

interface PageHeroProps extends HeroTexts {
  /** The place that the contour map shows. */
  opener: Place;
  /** Bottom padding of the hero. */
  className?: string;
}

/** A hero with the map of a place beside its text, on narrow windows below it. */
export function PageHero({ opener, className = "pb-fluid-22", ...texts }: PageHeroProps) {
  return (
    <Hero
      {...texts}
      className={`max-lg:pb-0 ${className}`}
      columns="gap-x-16 max-lg:gap-y-4 lg:grid-cols-7-5"
      beside={
        <HeroMap
          place={places[opener]}
          className="max-lg:-mx-gutter max-lg:h-24 max-lg:overflow-hidden max-lg:mask-[linear-gradient(transparent,#000_45%_70%,transparent)] md:max-lg:h-32"
          imageClassName="max-lg:top-1/2 max-lg:w-full max-lg:-translate-y-1/2 lg:map-beside"
        />
      }
    />
  );
}
