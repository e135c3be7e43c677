import type { Link } from "../../../content/navigation.ts";
import { Links } from "./links.tsx";

/** A titled list of all pages of a kind. */
export function LinkIndex({ id, title, links, isNarrow, className = "" }: {
  /** Unique on the page, which may have two indexes. */
  id: string;
  title: string;
  links: readonly Link[];
  /** One column beside another index. */
  isNarrow?: boolean;
  className?: string;
}) {
  return (
    <nav aria-labelledby={id} className={`w-full ${className}`}>
      <h2 id={id} className="eyebrow text-inherit">{title}</h2>
      <Links
        links={links}
        className={`mt-3 grid gap-x-5 ${isNarrow ? "sm:max-lg:grid-cols-2" : "sm:grid-cols-2"}`}
        linkClassName="block h-full min-h-tap border-t border-current/24 py-2.8 leading-tight text-river no-underline hover:underline"
      />
    </nav>
  );
}
