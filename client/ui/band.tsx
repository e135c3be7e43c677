import type { ComponentProps } from "react";
import { BelowHeading } from "../runtime/navigation/heading-first.tsx";

const grounds = {
  paper: "",
  sand: "bg-sand",
  card: "border-t border-line bg-card print:border-0",
  dark: "dark",
  pine: "dark dark:bg-pine",
} as const;

const sizes = { sm: "py-band-sm", md: "py-band", lg: "py-band-lg" } as const;

interface BandProps extends ComponentProps<"section"> {
  as?: "nav";
  ground?: keyof typeof grounds;
  /** `lg` for the main part of a page, `md` for what supports it, `sm` for a single line or question. */
  size?: keyof typeof sizes;
  /** It has the heading of the page. */
  isFirst?: boolean;
}

/**
 * A part of a page: its background fills the window, its content has the width of the page. With a
 * label it is a section.
 */
export function Band(
  { as, ground = "paper", size = "md", isFirst, className = "", children, ...rest }: BandProps,
) {
  const Element = as ?? (rest["aria-labelledby"] ? "section" : "div");
  return (
    <Element
      className={`content-visibility-auto print:pt-8 ${sizes[size]} ${grounds[ground]}`}
      {...rest as ComponentProps<"div">}
    >
      <div className={`page-width ${className}`}>
        {isFirst ? children : <BelowHeading>{children}</BelowHeading>}
      </div>
    </Element>
  );
}
