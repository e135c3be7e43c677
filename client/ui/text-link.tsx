import { Link, type LinkProps } from "./link.tsx";

/** A link that stands alone, high enough to be touched. */
export function TextLink({ className = "", ...rest }: LinkProps) {
  return (
    <Link
      className={`inline-flex min-h-tap items-center font-semibold text-river hover:decoration-2 ${className}`}
      {...rest}
    />
  );
}
