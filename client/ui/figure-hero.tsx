import type { ReactNode } from "react";
import { Hero, type HeroTexts } from "./hero.tsx";

/** Flush with the right and the lower edge of the hero, whose padding the text keeps. */
const large =
  "max-md:-mx-gutter md:-mr-[calc((100vw-min(100vw,var(--container-page)))/2+var(--spacing-gutter))] md:min-h-[28vw] md:self-stretch 2xl:min-h-[min(37vw,60svh)]";

/** From the capitals of the title to the last line of the text, on phones to the edges of the hero. */
const usual = "max-md:-mx-gutter lg:my-2.4 lg:self-stretch";

/** A hero with a figure beside its text, on narrow windows under it. */
export function FigureHero({ figure, isLarge, ...texts }: HeroTexts & {
  figure: ReactNode;
  /** The figure fills the right half beside the text, on narrow windows the width under it. */
  isLarge?: boolean;
}) {
  return (
    <Hero
      {...texts}
      className={isLarge ? "large-figure-hero" : "md:pb-10 lg:pb-fluid-13"}
      columns={isLarge
        ? "gap-x-8 md:grid-cols-2 lg:gap-x-16"
        : "gap-x-16 lg:grid-cols-2 xl:grid-cols-6-5"}
      textClassName={isLarge ? "md:pb-fluid-12" : ""}
      isBesideTitle={!isLarge}
      beside={
        <div
          className={`grid place-items-center ${isLarge ? large : usual}`}
          data-transition-to
        >
          {figure}
        </div>
      }
    />
  );
}
