import { serviceLinks } from "../../content/navigation.ts";
import { servicesPage } from "../../content/services.ts";
import { LinkIndex } from "./link-index.tsx";

interface ServiceIndexProps {
  /** Unique on the page, on which one of two may be out of sight. */
  id?: string;
  className?: string;
}

/** The names of all services. */
export function ServiceIndex({ id = "service-index", className }: ServiceIndexProps) {
  return (
    <LinkIndex
      id={id}
      title={servicesPage.index}
      links={serviceLinks}
      className={className}
    />
  );
}
