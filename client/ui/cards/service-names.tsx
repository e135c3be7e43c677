import ArrowRight from "lucide-react/icons/arrow-right";
import { paths } from "../../../content/paths.ts";
import type { ServiceSummary } from "../../catalog/queries.ts";

/** Links to services, one a line. */
export function ServiceNames(
  { services, className }: { services: readonly ServiceSummary[]; className: string },
) {
  return (
    <ul className={className}>
      {services.map(({ slug, title }) => (
        <li key={slug} className="border-t border-current/28">
          <a
            href={paths.service(slug)}
            dir="auto"
            className="flex min-h-12 items-center justify-between gap-2 pt-0.8 font-display leading-figure font-medium text-balance wrap-anywhere text-ink no-underline hover:underline"
          >
            {title}
            <ArrowRight size="1.125rem" aria-hidden className="-mt-1 flex-none text-river" />
          </a>
        </li>
      ))}
    </ul>
  );
}
