import type { ComponentProps } from "react";
import type { Link } from "../../../content/navigation.ts";
import { ButtonLink } from "./button.tsx";

/** A row of buttons that wraps. On phones the buttons fill it. */
export function Actions({ className = "mt-7", ...rest }: ComponentProps<"div">) {
  return <div className={`flex flex-wrap gap-3.6 max-sm:*:grow ${className}`} {...rest} />;
}

/** Links as buttons, the first one as the main action. */
export function ActionLinks({ links, className }: { links: readonly Link[]; className?: string }) {
  return (
    <Actions className={className}>
      {links.map(({ label, href }, index) => (
        <ButtonLink key={label} variant={index === 0 ? "primary" : "secondary"} href={href}>
          {label}
        </ButtonLink>
      ))}
    </Actions>
  );
}
