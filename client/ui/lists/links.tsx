import type { Link } from "../../../content/navigation.ts";

/** A list of links and nothing else. */
export function Links({ links, className, linkClassName, here, onClick }: {
  links: readonly Link[];
  /** Of the list. */
  className?: string;
  linkClassName: string;
  /** The shown page's path: a link to it says so. */
  here?: string;
  onClick?(): void;
}) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a
            href={href}
            className={linkClassName}
            aria-current={href === here ? "page" : undefined}
            onClick={onClick}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
