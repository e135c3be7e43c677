import type { Link } from "../../../content/navigation.ts";

export function Links({ links, className, linkClassName, here, onClick }: {
  links: readonly Link[];
  className?: string;
  linkClassName: string;
  here?: string;
  onClick?(): void;
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
            onClick={onClick}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
