import { places } from "../../content/brand/places.ts";
import { Hero, type HeroTexts } from "./hero.tsx";
import { HeroMap } from "./hero-map.tsx";

/** The hero of errors and missing pages. Phones show the unmapped ground under the text. */
export function UnmappedHero(
  { className = "pb-fluid-22", mapClassName = "max-md:aspect-5/2", ...texts }: HeroTexts & {
    className?: string;
    /** Of the map's box on phones. */
    mapClassName?: string;
  },
) {
  return (
    <Hero
      {...texts}
      className={className}
      columns="gap-x-8 md:grid-cols-7-5 lg:gap-x-16"
      beside={
        <HeroMap
          place={places.nowhere}
          className={`max-md:-mr-gutter ${mapClassName}`}
          imageClassName="max-md:size-full max-md:scale-125 max-md:object-cover max-md:object-[center_70%] md:map-beside md:max-lg:mask-map md:max-lg:object-cover"
        />
      }
    />
  );
}
