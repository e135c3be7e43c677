import { type Place, places } from "../../content/brand/places.ts";
import { Hero, type HeroTexts } from "./hero.tsx";
import { HeroMap } from "./hero-map.tsx";

interface PageHeroProps extends HeroTexts {
  /** The place that the contour map shows. */
  opener: Place;
  /** Bottom padding of the hero. */
  className?: string;
}

/** A hero with the map of a place beside its text, on narrow windows faintly behind it. */
export function PageHero({ opener, className = "pb-fluid-22", ...texts }: PageHeroProps) {
  return (
    <Hero
      {...texts}
      className={className}
      columns="gap-x-16 lg:grid-cols-7-5"
      beside={
        <HeroMap
          place={places[opener]}
          className="max-lg:absolute max-lg:inset-0 max-lg:-z-1"
          imageClassName="max-lg:top-10 max-lg:-right-[14vw] max-lg:left-auto max-lg:w-[min(86vw,38rem)] max-lg:mask-[radial-gradient(closest-side,#000_25%,transparent)] max-lg:opacity-25 md:max-lg:-right-[24vw] md:max-lg:opacity-80 lg:-top-20 lg:h-hero-map lg:w-half-window"
        />
      }
    />
  );
}
