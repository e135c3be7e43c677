import type { ReactNode } from "react";

/** Points of paper. */
export const width = 318;
export const height = 132;

/** The drawing itself: one picture to a screen reader, with the figures in its text alternative. */
export function Plot({ alt, children }: { alt: string; children: ReactNode }) {
  return (
    <svg
      role="img"
      aria-label={alt}
      className="plot"
      viewBox={`0 0 ${width} ${height}`}
      width={`${width}pt`}
      height={`${height}pt`}
    >
      {children}
    </svg>
  );
}
