import type { ComponentProps } from "react";

const grounds = {
  paper: "",
  sand: "bg-sand",
  card: "border-t border-line bg-card print:border-0",
  dark: "dark",
} as const;

interface BandProps extends ComponentProps<"section"> {
  as?: "section" | "div" | "nav";
  ground?: keyof typeof grounds;
}

/** A page section: its background fills the window, its content has the width of the page. */
export function Band(
  { as: Element = "section", ground = "paper", className = "", children, ...rest }: BandProps,
) {
  return (
    <Element
      className={`py-band content-visibility-auto print:pt-8 ${grounds[ground]}`}
      {...rest as ComponentProps<"div">}
    >
      <div className={`page-width ${className}`}>{children}</div>
    </Element>
  );
}
