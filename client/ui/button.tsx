import type { ComponentProps } from "react";
import { Link, type LinkProps } from "./link.tsx";

const variants = {
  /** The one action a section is about. */
  primary: "border-transparent bg-clay text-white hover:not-disabled:bg-brick",
  secondary: "border-ink text-ink hover:not-disabled:bg-ink hover:not-disabled:text-paper",
  /** On dark ground. */
  light: "border-paper text-paper hover:not-disabled:bg-paper hover:not-disabled:text-ink",
} as const;

export type ButtonVariant = keyof typeof variants;

interface Variant {
  variant?: ButtonVariant;
}

const dress = (variant: ButtonVariant, className: string) =>
  `button inline-flex min-h-12 items-center justify-center gap-[0.6em] rounded-sm border-1.5 px-5.6 py-2.8 text-center text-sm leading-tight font-semibold no-underline transition-colors disabled:border-line disabled:bg-sand disabled:text-faded ${
    variants[variant]
  } ${className}`;

export function Button({ variant = "primary", className = "", ...rest }:
  & Variant
  & ComponentProps<"button">) {
  return <button type="button" className={dress(variant, className)} {...rest} />;
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function ButtonLink({ variant = "primary", className = "", ...rest }: Variant & LinkProps) {
  return <Link className={dress(variant, className)} {...rest} />;
}
