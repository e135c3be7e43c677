import { type Place, places } from "../../content/brand/places.ts";
import { Hero, type HeroTexts } from "./hero.tsx";
import { HeroMap } from "./hero-map.tsx";

interface PageHeroProps extends HeroTexts {
  /** The place that the contour map shows. */
  opener: Place;
  /** Bottom padding of the hero. */
  className?: string;
}

/** A hero with the map of a place beside its text, on narrow windows as a strip under it. */
export function PageHero({ opener, className = "pb-fluid-22", ...texts }: PageHeroProps) {
  return (
    <Hero
      {...texts}
      className={className}
      columns="gap-x-16 lg:grid-cols-7-5"
      beside={
        <HeroMap
          place={places[opener]}
          className="max-lg:-mt-6 max-lg:-mr-gutter max-lg:-mb-8 max-lg:h-36"
          imageClassName="max-lg:size-full max-lg:mask-[radial-gradient(farthest-side_at_60%_50%,#000_20%,transparent)] max-lg:object-cover max-lg:opacity-80 lg:-top-20 lg:h-hero-map lg:w-half-window"
        />
      }
    />
  );
}
