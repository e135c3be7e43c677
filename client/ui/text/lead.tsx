import type { ComponentProps } from "react";

/** The introduction under a heading. */
export function Lead({ className = "", ...rest }: ComponentProps<"p">) {
  return (
    <p className={`max-w-lead break-after-avoid text-lg leading-lead ${className}`} {...rest} />
  );
}
