import ArrowLeft from "lucide-react/icons/arrow-left";
import { frame } from "../../../content/frame.ts";
import type { Link } from "../../../content/navigation.ts";

/** The trail and the way back in one line. */
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
      className={`flex flex-wrap items-center justify-between gap-x-6 md:justify-start ${className}`}
    >
      <nav aria-label={label}>
        <ol className="flex flex-wrap text-xs">
          {[home, { label: section, href: back.href }].map(({ label, href }) => (
            <li
              key={href}
              className="inline-flex min-h-8 items-center after:mx-2.4 after:opacity-60 after:content-['/'] nth-2:after:hidden"
            >
              <a href={href} className="inline-flex min-h-8 items-center">{label}</a>
            </li>
          ))}
          {/* The heading under it shows it. */}
          <li aria-current="page" className="sr-only">{here}</li>
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
