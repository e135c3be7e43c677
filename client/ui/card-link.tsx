import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { transitionFrom } from "../navigation/view-transition.ts";
import { Link, type LinkProps } from "./link.tsx";

/** A card's link: the first picture of its card travels to the page that it opens. */
export function CardLink({ href, ...rest }: LinkProps) {
  const navigate = useNavigate();

  function open(event: MouseEvent<HTMLAnchorElement>) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey &&
      !event.altKey;
    const picture = event.currentTarget.closest("li, article")?.querySelector("img") ?? null;
    if (plain && transitionFrom(picture, () => navigate(href))) event.preventDefault();
  }

  return <Link href={href} onClick={open} {...rest} />;
}
