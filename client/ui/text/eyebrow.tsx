import type { ComponentProps } from "react";

/** Small capitals over a title, or in place of one. */
export function Eyebrow(
  { as: Element = "p", className = "", ...rest }: ComponentProps<"p"> & { as?: "p" | "h2" },
) {
  return <Element className={`eyebrow ${className}`} {...rest} />;
}
