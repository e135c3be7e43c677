import { frame } from "../../content/frame.ts";
import type { Link } from "../../content/navigation.ts";

/** Where the page stands: its ancestors as links, then its own name. */
export function Breadcrumb({ trail, here }: { trail: readonly Link[]; here: string }) {
  return (
    <nav aria-label={frame.breadcrumb}>
      <ol className="flex flex-wrap text-xs">
        {trail.map(({ label, href }) => (
          <li
            key={href}
            className="inline-flex min-h-8 items-center after:mx-2.4 after:opacity-60 after:content-['/']"
          >
            <a href={href} className="inline-flex min-h-8 items-center">{label}</a>
          </li>
        ))}
        <li aria-current="page" className="inline-flex min-h-8 items-center">{here}</li>
      </ol>
    </nav>
  );
}
