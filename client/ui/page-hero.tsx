import type { ReactNode } from "react";
import { places } from "../../content/brand/places.ts";
import { Lead } from "./text/headings.tsx";
import { PageHeading } from "./text/page-heading.tsx";

interface PageHeroProps {
  /** The title of the document. */
  meta: { title: string };
  title: ReactNode;
  eyebrow?: ReactNode;
  intro?: ReactNode;
  /** Above the title, such as a breadcrumb. */
  before?: ReactNode;
  /** Beside the text on wide windows, instead of the map. */
  figure?: ReactNode;
  /** The figure fills the right half of the hero, on narrow windows the width under the text. */
  hasLargeFigure?: boolean;
  /** The place that the contour map shows, in narrow windows only that of missing pages. */
  opener?: keyof typeof places;
  children?: ReactNode;
  /** Bottom padding of the hero. */
  className?: string;
  titleClassName?: string;
}

/** Flush with the right and the lower edge of the hero, whose padding the text keeps. */
const large =
  "max-lg:-mx-gutter lg:-mt-20 lg:-mr-[calc((100vw-min(100vw,var(--container-page)))/2+var(--spacing-gutter))]";

/** The dark first band of a page, under the transparent header. */
export function PageHero({
  meta,
  title,
  eyebrow,
  intro,
  before,
  figure,
  hasLargeFigure,
  opener = "nowhere",
  children,
  className = "pb-fluid-22",
  titleClassName = "max-w-[10.96em]",
}: PageHeroProps) {
  return (
    <div
      className={`dark relative isolate overflow-hidden pt-hero print:py-0 ${
        hasLargeFigure ? "" : className
      }`}
      data-hero="dark"
    >
      <div
        className={`page-width grid grid-cols-1 items-end gap-x-16 gap-y-10 ${
          hasLargeFigure ? "lg:grid-cols-2" : "lg:grid-cols-7-5"
        }`}
      >
        <div className={hasLargeFigure ? "lg:pb-fluid-22" : ""}>
          {before}
          {eyebrow && <p className="mb-4 eyebrow">{eyebrow}</p>}
          <PageHeading meta={meta} className={titleClassName}>{title}</PageHeading>
          {intro && <Lead className="mt-5">{intro}</Lead>}
          {children && <div className="mt-8">{children}</div>}
        </div>
        {figure
          ? (
            <div
              className={`grid place-items-center ${hasLargeFigure ? large : ""}`}
              data-transition-to
            >
              {figure}
            </div>
          )
          : <ContourMap opener={opener} />}
      </div>
    </div>
  );
}

function ContourMap({ opener }: { opener: keyof typeof places }) {
  return (
    <div
      className={`relative self-stretch print:hidden ${
        opener === "nowhere"
          ? "max-lg:-mr-gutter max-lg:aspect-8/5 sm:max-lg:aspect-2/1"
          : "max-lg:hidden"
      }`}
    >
      <img
        src={`/openers/${places[opener]}.svg`}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute left-0 max-w-none bg-transparent mask-[linear-gradient(transparent,#000_34%_80%,transparent)] max-lg:size-full max-lg:object-cover max-lg:object-[center_70%] lg:-top-20 lg:h-[calc(100%+10.5rem)] lg:w-[50vw]"
      />
    </div>
  );
}
