import type { ReactNode } from "react";
import { PageHeading } from "./heading.tsx";

interface OpeningProps {
  title: string;
  eyebrow?: ReactNode;
  intro?: ReactNode;
  /** Above the title: where the page stands. */
  before?: ReactNode;
  /** Beside or under the words. */
  children?: ReactNode;
}

/** A page's dark first band: the header lies over it until the page is scrolled. */
export function Opening({ title, eyebrow, intro, before, children }: OpeningProps) {
  return (
    <div className="opening dark" data-opening="dark">
      <ContourLines />
      <div className="page-width opening-row">
        <div className="opening-words">
          {before}
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <PageHeading>{title}</PageHeading>
          {intro && <p className="lead">{intro}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}

/** Isolines of a hill, as on a survey sheet. */
function ContourLines() {
  return (
    <svg
      className="contours"
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
