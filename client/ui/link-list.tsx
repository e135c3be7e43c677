import type { Link } from "../../content/navigation.ts";

/** Pages to go on to, one line each. */
export function LinkList({ links }: { links: readonly Link[] }) {
  return (
    <ul className="mt-5 grid border-t border-line">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a
            href={href}
            className="flex min-h-14 items-center border-b border-line py-3 font-display text-xl leading-tight font-medium wrap-anywhere text-ink no-underline hover:text-clay"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
