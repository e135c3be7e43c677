import type { ComponentProps } from "react";

/** Small capitals above a title. */
export function Eyebrow(
  { as: Element = "p", className = "", ...rest }: ComponentProps<"p"> & { as?: "p" | "h2" },
) {
  return <Element className={`eyebrow ${className}`} {...rest} />;
}
