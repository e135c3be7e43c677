import type { ComponentProps } from "react";

const grounds = {
  paper: "",
  sand: "bg-sand",
  card: "border-t border-line bg-card print:border-0",
  dark: "dark",
} as const;

interface BandProps extends ComponentProps<"section"> {
  as?: "nav";
  ground?: keyof typeof grounds;
}

/**
 * A part of a page: its background fills the window, its content has the width of the page. With a
 * label it is a section.
 */
export function Band({ as, ground = "paper", className = "", children, ...rest }: BandProps) {
  const Element = as ?? (rest["aria-labelledby"] ? "section" : "div");
  return (
    <Element
      className={`py-band content-visibility-auto print:pt-8 ${grounds[ground]}`}
      {...rest as ComponentProps<"div">}
    >
      <div className={`page-width ${className}`}>{children}</div>
    </Element>
  );
}
