import type { ReactNode } from "react";
import { Lead } from "./text/headings.tsx";
import { PageHeading } from "./text/page-heading.tsx";

export interface HeroTexts {
  /** The title of the document. Null while the page loads: the title is then no heading, and takes no focus. */
  meta: { title: string } | null;
  title: ReactNode;
  eyebrow?: ReactNode;
  intro?: ReactNode;
  /** Above the title, such as a breadcrumb. */
  before?: ReactNode;
  children?: ReactNode;
  titleClassName?: string;
}

interface HeroProps extends HeroTexts {
  /** Bottom padding of the hero. */
  className: string;
  /** Columns of the text and what is beside it. */
  columns: string;
  /** Of the text's column. */
  textClassName?: string;
  beside: ReactNode;
  /** What is beside the text begins with the title, below `before`. */
  isBesideTitle?: boolean;
}

/** The dark first band of a page, under the transparent header: `PageHero` and `FigureHero` are made of it. */
export function Hero({
  meta,
  title,
  eyebrow,
  intro,
  before,
  children,
  className,
  titleClassName = "max-w-[10.96em]",
  columns,
  textClassName = "",
  beside,
  isBesideTitle = false,
}: HeroProps) {
  return (
    <div
      className={`dark relative isolate overflow-hidden print:py-0 ${
        before ? "pt-trail" : "pt-hero"
      } ${className}`}
      data-hero="dark"
    >
      {isBesideTitle && <div className="page-width">{before}</div>}
      <div className={`page-width grid grid-cols-1 items-end gap-y-10 ${columns}`}>
        <div className={textClassName}>
          {!isBesideTitle && before}
          {eyebrow && <p className="mb-4 eyebrow">{eyebrow}</p>}
          {meta ? <PageHeading meta={meta} className={titleClassName}>{title}</PageHeading> : (
            <p
              className={`font-display text-4xl leading-[1.12] font-medium tracking-display text-balance text-paper ${titleClassName}`}
            >
              {title}
            </p>
          )}
          {intro && <Lead className="mt-5">{intro}</Lead>}
          {children && <div className="mt-8">{children}</div>}
        </div>
        {beside}
      </div>
    </div>
  );
}
