import type { Link } from "../../../content/navigation.ts";

export function Links({ links, className, linkClassName, here }: {
  links: readonly Link[];
  className?: string;
  linkClassName: string;
  here?: string;
}) {
  return (
    <ul className={className}>
      {links.map(({ label, href, download }) => (
        <li key={href}>
          <a
            href={href}
            download={download}
            className={linkClassName}
            aria-current={href === here ? "page" : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
