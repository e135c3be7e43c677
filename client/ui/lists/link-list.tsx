import ArrowRight from "lucide-react/icons/arrow-right";
import type { Link } from "../../../content/navigation.ts";

/** No third link alone in a row, and no row of four before one of two. */
const columnsByCount: Record<number, string> = {
  3: "md:max-lg:grid-cols-3",
  6: "lg:grid-cols-3",
};

/** Links to further pages with descriptions, in as many columns as fit. */
export function LinkList({ id, title, isSmall, hasArrows, links }: {
  id: string;
  title: string;
  /** Under another heading. */
  isSmall?: boolean;
  /** Where titles alone do not look like links. */
  hasArrows?: boolean;
  links: readonly (Link & { text?: string })[];
}) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={isSmall ? "label text-moss" : undefined}>{title}</h2>
      <ul
        className={`mt-3 grid grid-fit-64 ${isSmall ? "gap-x-5 lg:gap-x-7" : "gap-x-12"} ${
          columnsByCount[links.length] ?? ""
        }`}
      >
        {links.map(({ label, href, text }) => (
          <li
            key={href}
            className="group relative border-t border-line py-4 text-balance card-focus"
          >
            <a
              href={href}
              className={`cover-link font-display leading-tight font-medium wrap-anywhere text-ink no-underline group-hover:text-clay group-hover:underline ${
                hasArrows ? "flex justify-between gap-3 text-lg" : "text-xl"
              }`}
            >
              {label}
              {hasArrows && (
                <ArrowRight size="1.125rem" aria-hidden className="mt-1 flex-none text-river" />
              )}
            </a>
            {text && <p className="mt-1.2 text-sm wrap-anywhere">{text}</p>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
