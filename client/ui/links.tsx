import type { Link } from "../../content/navigation.ts";

interface LinksProps {
  links: readonly Link[];
  /** Of the list. */
  className?: string;
  linkClassName: string;
}

/** A list of links and nothing else. */
export function Links({ links, className, linkClassName }: LinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className={linkClassName}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
