import { Band } from "../../../ui/band.tsx";
import { AboutIcon } from "../about-icon.tsx";
import { MoreLink } from "../more-link.tsx";
import type { SectionOf } from "./section-of.ts";

/** Five cards, each leading to its place on /commitments. */
export function Commitments({ cards, readMore }: SectionOf<"our-commitments">) {
  return (
    <Band as="div">
      <ul>
        {cards.map(({ id, icon, title, text, href }) => (
          <li
            key={id}
            id={id}
            className="relative grid gap-x-20 gap-y-3 border-t border-line py-fluid-9 card-focus first:border-t-2 first:border-ink lg:grid-cols-5-7"
          >
            <div className="flex items-start gap-4">
              <AboutIcon name={icon} className="mt-1 shrink-0 text-river" />
              <h2 className="min-w-0 text-2xl">{title}</h2>
            </div>
            <div>
              <p className="max-w-lead">{text}</p>
              <MoreLink href={href} className="cover-link mt-2">
                {readMore}
                <span className="sr-only">{`: ${title}`}</span>
              </MoreLink>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
