import type { ReactNode } from "react";
import { Eyebrow } from "./eyebrow.tsx";
import { PageHeading } from "./heading.tsx";
import { Lead } from "./lead.tsx";

interface PageHeroProps {
  title: string;
  eyebrow?: ReactNode;
  intro?: ReactNode;
  /** Above the title: where the page stands. */
  before?: ReactNode;
  /** Beside the words on wide windows; a card's picture may travel to it. */
  figure?: ReactNode;
  /** Under the words. */
  children?: ReactNode;
  /** Of the band: its room at the bottom. */
  className?: string;
  titleClassName?: string;
}

/** A page's dark first band: the header lies over it until the page is scrolled. */
export function PageHero({
  title,
  eyebrow,
  intro,
  before,
  figure,
  children,
  className = "pb-fluid-22",
  titleClassName = "max-w-[18ch]",
}: PageHeroProps) {
  const columns = figure ? "lg:grid-cols-7-5" : "";
  return (
    <div
      className={`dark relative isolate overflow-hidden pt-[clamp(8rem,15vw,11rem)] ${className}`}
      data-hero="dark"
    >
      <ContourLines />
      <div className={`page-width grid grid-cols-1 items-end gap-x-16 gap-y-10 ${columns}`}>
        <div>
          {before}
          {eyebrow && <Eyebrow className="mb-4">{eyebrow}</Eyebrow>}
          <PageHeading className={titleClassName}>{title}</PageHeading>
          {intro && <Lead className="mt-5">{intro}</Lead>}
        </div>
        {figure && <div className="grid place-items-center" data-arriving-picture>{figure}</div>}
        {children}
      </div>
    </div>
  );
}

/** Isolines of a hill, as on a survey sheet. */
function ContourLines() {
  return (
    <svg
      className="absolute inset-0 -z-1 size-full fill-none stroke-straw stroke-1 opacity-16"
      viewBox="0 0 800 400"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden
    >
      {Array.from({ length: 9 }, (_, ring) => {
        const rx = 70 + ring * 52;
        const ry = 34 + ring * 31;
        const lean = ring * 9;
        return (
          <path
            key={ring}
            d={`M${590 - rx - lean} ${210 + lean} C${590 - rx} ${210 - ry * 1.25} ${
              590 + rx * 0.6
            } ${210 - ry * 1.1} ${590 + rx} ${200 - lean} S${590 + rx * 0.2} ${210 + ry * 1.3} ${
              590 - rx * 0.45
            } ${210 + ry} S${590 - rx - lean} ${236 + lean} ${590 - rx - lean} ${210 + lean}Z`}
          />
        );
      })}
      <path d="M590 0V400M0 210H800" strokeDasharray="2 7" />
    </svg>
  );
}
