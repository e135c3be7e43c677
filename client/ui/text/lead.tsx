import type { ComponentProps } from "react";

/** The words under a heading that say what follows. */
export function Lead({ className = "", ...rest }: ComponentProps<"p">) {
  return (
    <p className={`max-w-lead break-after-avoid text-lg leading-lead ${className}`} {...rest} />
  );
}
