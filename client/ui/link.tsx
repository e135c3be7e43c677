/** One anchor for every address: pages change without reload, everything else is a plain link. */
import { type ComponentProps, use } from "react";
import { Link as RouterLink } from "react-router-dom";
import { PrefetchContext } from "../prefetch.tsx";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  href: string;
}

/** A path of this site without a file name is a page; mail, phone, files and fragments are not. */
export function isPage(href: string): boolean {
  return /^\/(?!\/)/.test(href) && !/\.\w+$/.test(href.split(/[?#]/)[0]!);
}

/** Pages are fetched ahead when the pointer or the focus reaches their link. */
export function Link({ href, ...rest }: LinkProps) {
  const prefetch = use(PrefetchContext);
  if (!isPage(href)) return <a href={href} {...rest} />;
  const ahead = () => prefetch(href);
  return (
    <RouterLink
      to={href}
      discover="none"
      onPointerEnter={ahead}
      onFocus={ahead}
      onTouchStart={ahead}
      {...rest}
    />
  );
}
