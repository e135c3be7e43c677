/** Finds services that the site's navigation lists and the backend does not show. */
import { footerServices, serviceLinks, serviceNames } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";

interface MissingService {
  /** Its name in `content/navigation.ts`. */
  name: string;
  /** Where a visitor finds a link or choice that leads to no page. */
  places: string[];
}

/** @param slugs of the published services */
export function findMissingServices(slugs: ReadonlySet<string>): MissingService[] {
  return serviceNames.flatMap((name, index) => {
    const { href } = serviceLinks[index]!;
    if (slugs.has(href.slice(paths.service("").length))) return [];
    const places = ["header", "contact form", "site map"];
    if (footerServices.some((link) => link.href === href)) places.push("footer");
    return [{ name, places }];
  });
}
