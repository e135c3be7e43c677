import ArrowLeft from "lucide-react/icons/arrow-left";
import { frame } from "../../../content/frame.ts";
import type { Link } from "../../../content/navigation.ts";

/** On phones the trail and the way back stand in one line. */
export function Breadcrumb({ section, back, here, className = "mb-4" }: {
  /** Name of the parent page, which `back` links to. */
  section: string;
  back: Link;
  here: string;
  className?: string;
}) {
  const { label, home } = frame.breadcrumb;
  return (
    <div
      className={`max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between ${className}`}
    >
      <nav aria-label={label}>
        <ol className="flex flex-wrap text-xs">
          {[home, { label: section, href: back.href }].map(({ label, href }) => (
            <li
              key={href}
              className="inline-flex min-h-8 items-center after:mx-2.4 after:opacity-60 after:content-['/'] max-sm:nth-2:after:hidden"
            >
              <a href={href} className="inline-flex min-h-8 items-center">{label}</a>
            </li>
          ))}
          {/* The heading says it again. On phones a second line would come and go with the fonts. */}
          <li
            aria-current="page"
            className="inline-flex min-h-8 items-center wrap-anywhere max-sm:sr-only"
          >
            {here}
          </li>
        </ol>
      </nav>
      <a
        href={back.href}
        className="inline-flex min-h-tap items-center gap-2 text-sm font-semibold print:hidden"
      >
        <ArrowLeft size="1.125rem" aria-hidden />
        {back.label}
      </a>
    </div>
  );
}
