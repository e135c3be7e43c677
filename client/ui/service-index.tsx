import { serviceLinks } from "../../content/navigation.ts";
import { servicesPage } from "../../content/services.ts";
import { Eyebrow } from "./eyebrow.tsx";

interface ServiceIndexProps {
  /** Unique on the page, on which one of two may be out of sight. */
  id?: string;
  className?: string;
}

/** The names of all services, each one touch away. */
export function ServiceIndex({ id = "service-index", className = "" }: ServiceIndexProps) {
  return (
    <nav aria-labelledby={id} className={`w-full ${className}`}>
      <Eyebrow as="h2" id={id} className="text-inherit">{servicesPage.index}</Eyebrow>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {serviceLinks.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-tap items-center border-t border-current/24 py-1.4 leading-tight no-underline hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
