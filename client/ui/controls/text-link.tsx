import type { ComponentProps } from "react";

/** A standalone link with a touch target. */
export function TextLink({ className = "", ...rest }: ComponentProps<"a">) {
  return (
    <a
      className={`inline-flex min-h-tap items-center font-semibold text-river hover:decoration-2 ${className}`}
      {...rest}
    />
  );
}
