/** Finds services that the site's navigation lists and the backend does not show. */
import type { Service } from "../../client/catalog/rows.ts";
import { footerServices, serviceLinks, serviceNames } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import type { Log } from "../log.ts";

interface MissingService {
  /** Its name in `content/navigation.ts`. */
  name: string;
  /** Where a visitor finds a link or choice that leads to no page. */
  places: string[];
}

/**
 * Returns a function that logs them: a service that is unpublished or gone stays in the navigation until
 * somebody removes it there. Each change is reported once.
 */
export function createMissingServiceReport(log: Log) {
  let reported = "";
  return (services: readonly Service[]): void => {
    const missing = findMissingServices(new Set(services.map(({ slug }) => slug)));
    const names = missing.map(({ name }) => name).join("\n");
    if (names === reported) return;
    reported = names;
    for (const { name, places } of missing) log.warn("listed_service_missing", { name, places });
  };
}

/** @param slugs of the published services */
function findMissingServices(slugs: ReadonlySet<string>): MissingService[] {
  return serviceNames.flatMap((name, index) => {
    const { href } = serviceLinks[index]!;
    if (slugs.has(href.slice(paths.service("").length))) return [];
    const places = ["header", "contact form", "site map"];
    if (footerServices.some((link) => link.href === href)) places.push("footer");
    return [{ name, places }];
  });
}
