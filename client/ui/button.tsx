import type { ComponentProps } from "react";
import { Link, type LinkProps } from "./link.tsx";

const variants = {
  /** The one action a section is about. */
  primary: "button button-primary",
  secondary: "button button-secondary",
  /** On dark ground. */
  light: "button button-light",
} as const;

export type ButtonVariant = keyof typeof variants;

interface Variant {
  variant?: ButtonVariant;
}

export function Button({ variant = "primary", className = "", ...rest }:
  & Variant
  & ComponentProps<"button">) {
  return <button type="button" className={`${variants[variant]} ${className}`} {...rest} />;
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function ButtonLink({ variant = "primary", className = "", ...rest }: Variant & LinkProps) {
  return <Link className={`${variants[variant]} ${className}`} {...rest} />;
}
