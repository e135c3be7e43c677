import { type Place, places } from "../../content/brand/places.ts";
import { Hero, type HeroTexts } from "./hero.tsx";
import { HeroMap } from "./hero-map.tsx";

interface PageHeroProps extends HeroTexts {
  /** The place that the contour map shows. */
  opener: Place;
  /** Bottom padding of the hero, and `--phone-map`: the height of the map on phones. */
  className?: string;
  /** False where phones have no room for the map. They do not fetch it. */
  hasPhoneMap?: boolean;
}

/** A hero with the map of a place beside its text, on phones below it. */
export function PageHero(
  {
    opener,
    className = "pb-fluid-22",
    hasPhoneMap = true,
    ...texts
  }: PageHeroProps,
) {
  return (
    <Hero
      {...texts}
      className={`${hasPhoneMap ? "max-md:pb-0" : ""} ${className}`}
      columns="gap-x-8 max-md:gap-y-4 md:grid-cols-7-5 lg:gap-x-16"
      beside={
        <HeroMap
          place={places[opener]}
          className={hasPhoneMap
            ? "max-md:-mx-gutter max-md:h-(--phone-map,9rem) max-md:overflow-hidden max-md:mask-[linear-gradient(transparent,#000_40%_70%,transparent)]"
            : "max-md:hidden"}
          loading={hasPhoneMap ? "eager" : "lazy"}
          imageClassName="max-md:top-1/2 max-md:right-0 max-md:left-auto max-md:w-full max-md:-translate-y-1/2 md:map-beside"
        />
      }
    />
  );
}
