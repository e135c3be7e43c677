import { Band } from "../../../ui/band.tsx";
import { AboutIcon } from "../about-icon.tsx";
import { MoreLink } from "../more-link.tsx";
import type { SectionOf } from "./section-of.ts";

/** Five cards, each leading to its place on /commitments. */
export function Commitments({ cards, readMore }: SectionOf<"our-commitments">) {
  return (
    <Band as="div">
      <ul className="grid gap-x-fluid-18 md:grid-cols-6">
        {cards.map(({ id, icon, title, text, href }) => (
          <li
            key={id}
            className="relative flex flex-col border-t-2 border-ink pt-7 pb-6 card-focus md:col-span-3 md:last:col-span-full xl:col-span-2 xl:nth-[n+4]:col-span-3"
          >
            <AboutIcon name={icon} className="mb-5 text-river" />
            <h2 className="mb-2.4 text-xl">{title}</h2>
            <p>{text}</p>
            <MoreLink href={href} className="cover-link mt-auto pt-3">
              {readMore}
              <span className="sr-only">{`: ${title}`}</span>
            </MoreLink>
          </li>
        ))}
      </ul>
    </Band>
  );
}
