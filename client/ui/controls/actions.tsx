import type { ComponentProps } from "react";
import type { Link } from "../../../content/navigation.ts";
import { ButtonLink } from "./button.tsx";

/** A row of buttons that wraps. On phones the buttons fill it. */
export function Actions({ className = "mt-7", ...rest }: ComponentProps<"div">) {
  return <div className={`flex flex-wrap gap-3.6 max-sm:*:grow ${className}`} {...rest} />;
}

export function ActionPair(
  { primary, secondary, className }: { primary: Link; secondary: Link; className?: string },
) {
  return (
    <Actions className={className}>
      <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
      <ButtonLink variant="secondary" href={secondary.href}>{secondary.label}</ButtonLink>
    </Actions>
  );
}
