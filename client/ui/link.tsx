import type { ComponentProps } from "react";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  href: string;
}

/** `client/navigation/links.tsx` makes it change the page without a reload. */
export function Link(props: LinkProps) {
  return <a {...props} />;
}
