/** What the document head says of each page; the title itself is rendered by the page. */
import type { RouteMatch } from "../client/routes.tsx";
import { contactPage } from "../content/contact.ts";
import { homePage } from "../content/home.ts";
import { notFoundPage } from "../content/not-found.ts";
import { paths } from "../content/paths.ts";
import { servicePage, servicesPage } from "../content/services.ts";
import type { PageMeta, Service } from "../content/types.ts";
import type { Answer } from "./backend/catalog.ts";

export type DataAnswers = ReadonlyMap<string, Answer | Promise<Answer>>;

const pages: Record<string, PageMeta> = {
  [paths.home]: homePage.meta,
  [paths.services]: servicesPage.meta,
  [paths.contact]: contactPage.meta,
};

/** Title and description of a page, from its content or from the service it shows. */
export function pageMeta({ route, params }: RouteMatch, data: DataAnswers): PageMeta {
  if (route.path === paths.service(":serviceSlug")) {
    const answer = data.get(paths.data.service(params.serviceSlug!));
    const service = answer && !(answer instanceof Promise) && answer.ok ? answer.value : null;
    if (!service) return servicePage.meta;
    const { title, description } = service as Service;
    return { title, description };
  }
  return pages[route.path] ?? notFoundPage.meta;
}
