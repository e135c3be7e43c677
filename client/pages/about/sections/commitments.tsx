import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "../../../ui/link.tsx";
import { AboutIcon } from "../about-icon.tsx";
import type { SectionOf } from "./section-of.ts";

/** Five cards, each leading to its place on /commitments. */
export function Commitments({ cards, readMore }: SectionOf<"our-commitments">) {
  return (
    <div className="page-width band">
      <ul className="promise-grid">
        {cards.map(({ id, icon, title, text, href }) => (
          <li key={id}>
            <AboutIcon name={icon} />
            <h2>{title}</h2>
            <p>{text}</p>
            <Link href={href} className="text-link more-link">
              {readMore}
              <span className="sr-only">{`: ${title}`}</span>
              <ArrowRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
