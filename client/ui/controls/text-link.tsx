import type { ComponentProps } from "react";

/** A link that stands alone, high enough to be touched. */
export function TextLink({ className = "", ...rest }: ComponentProps<"a">) {
  return (
    <a
      className={`inline-flex min-h-tap items-center font-semibold text-river hover:decoration-2 ${className}`}
      {...rest}
    />
  );
}
