import { serviceLinks } from "../../content/navigation.ts";
import { servicesPage } from "../../content/services.ts";
import { Eyebrow } from "./eyebrow.tsx";

/** The names of all services, each one touch away. */
export function ServiceIndex({ className = "" }: { className?: string }) {
  return (
    <nav aria-labelledby="service-index" className={`w-full ${className}`}>
      <Eyebrow as="h2" id="service-index" className="text-inherit">{servicesPage.index}</Eyebrow>
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
