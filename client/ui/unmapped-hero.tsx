import { places } from "../../content/brand/places.ts";
import { Hero, type HeroTexts } from "./hero.tsx";
import { HeroMap } from "./hero-map.tsx";

/** The hero of errors and missing pages. Narrow windows show the whole unmapped ground under the text. */
export function UnmappedHero(
  { className = "pb-fluid-22", ...texts }: HeroTexts & { className?: string },
) {
  return (
    <Hero
      {...texts}
      className={className}
      columns="gap-x-16 lg:grid-cols-7-5"
      beside={
        <HeroMap
          place={places.nowhere}
          className="max-lg:-mr-gutter max-lg:aspect-8/5 sm:max-lg:aspect-5/2"
          imageClassName="max-lg:size-full max-lg:object-cover max-lg:object-[center_70%] sm:max-lg:object-[center_62%] lg:map-beside"
        />
      }
    />
  );
}
