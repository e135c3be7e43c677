import type { ComponentProps } from "react";
import type { Link } from "../../../content/navigation.ts";

const variants = {
  /** The main action of a section. */
  primary: "border-transparent bg-clay text-white hover:not-disabled:bg-brick",
  secondary:
    "border-ink text-ink hover:not-disabled:bg-ink hover:not-disabled:text-paper forced-colors:bg-paper",
  /** The main action on green, against which clay is too dark. */
  paper: "border-paper bg-paper text-ink hover:not-disabled:bg-ink hover:not-disabled:text-paper",
  light:
    "border-paper text-paper hover:not-disabled:bg-paper hover:not-disabled:text-ink forced-colors:bg-paper",
} as const;

export type ButtonVariant = keyof typeof variants;

interface Style {
  variant?: ButtonVariant;
  className?: string;
}

/** For elements that are no button and look like one. */
export const buttonStyle = ({ variant = "primary", className = "" }: Style) =>
  `inline-flex min-h-12 items-center justify-center gap-[0.6em] rounded-sm border-1.5 px-5.6 py-2.8 text-center text-sm leading-tight font-semibold no-underline transition-colors disabled:border-transparent disabled:bg-line disabled:text-moss dark:disabled:border-mist/60 dark:disabled:bg-transparent dark:disabled:text-mist/80 print:hidden ${
    variants[variant]
  } ${className}`;

export function Button({ variant, className, ...rest }: Style & ComponentProps<"button">) {
  return <button type="button" className={buttonStyle({ variant, className })} {...rest} />;
}

export function ButtonLink({ variant, className, ...rest }: Style & ComponentProps<"a">) {
  return <a className={buttonStyle({ variant, className })} data-action="" {...rest} />;
}

/** A row of buttons that wraps. On phones the buttons fill it. */
export function Actions({ className = "mt-7", ...rest }: ComponentProps<"div">) {
  return <div className={`flex flex-wrap gap-3.6 max-sm:*:grow ${className}`} {...rest} />;
}

/** Three buttons on phones: the first one over two of one width. */
const oneOverTwo = "max-sm:*:not-first:basis-28";

interface ActionLinksProps {
  links: readonly Link[];
  /** Of the first link: `paper` on green. */
  first?: ButtonVariant;
  /** Of all other links: `light` on dark. */
  variant?: ButtonVariant;
  className?: string;
}

export function ActionLinks(
  { links, first = "primary", variant = "secondary", className = "mt-7" }: ActionLinksProps,
) {
  return (
    <Actions className={`${links.length === 3 ? oneOverTwo : ""} ${className}`}>
      {links.map(({ label, href }, index) => (
        <ButtonLink key={label} variant={index === 0 ? first : variant} href={href}>
          {label}
        </ButtonLink>
      ))}
    </Actions>
  );
}
