/** The one route table: the server renders by it, the browser navigates by it (SPEC §2). */
import { matchRoutes, type Params } from "react-router-dom";
import { paths } from "../content/paths.ts";
import { type LazyPage, lazyPage } from "./lazy-page.tsx";

export interface PageRoute {
  path: string;
  page: LazyPage;
  /** The page's module, as the build's manifest names its chunk. */
  module: string;
  /** Keys of the backend data the page reads. */
  data?(params: Params, search: URLSearchParams): string[];
  /** Whether the status depends on the data, so that the server waits for it (SPEC §8). */
  detail?: boolean;
  /** Query parameters that change what is shown; others are ignored. */
  search?: string[];
  /** Kept out of search engines. */
  unlisted?: boolean;
}

export const routes: PageRoute[] = [
  {
    path: paths.home,
    module: "client/pages/home/home.tsx",
    page: lazyPage(() => import("./pages/home/home.tsx")),
    data: () => [paths.data.services],
  },
  {
    path: paths.services,
    module: "client/pages/services.tsx",
    page: lazyPage(() => import("./pages/services.tsx")),
    data: () => [paths.data.services],
  },
  {
    path: paths.service(":serviceSlug"),
    module: "client/pages/service.tsx",
    page: lazyPage(() => import("./pages/service.tsx")),
    data: ({ serviceSlug }) => [paths.data.service(serviceSlug!)],
    detail: true,
  },
  {
    path: paths.contact,
    module: "client/pages/contact.tsx",
    page: lazyPage(() => import("./pages/contact.tsx")),
    search: ["sent"],
  },
  {
    path: "*",
    module: "client/pages/not-found.tsx",
    page: lazyPage(() => import("./pages/not-found.tsx")),
  },
];

export interface RouteMatch {
  route: PageRoute;
  params: Params;
}

/** The route of a path; the last one, `*`, takes whatever no other does. */
export function matchRoute(pathname: string): RouteMatch {
  const match = matchRoutes(routes, pathname)!.at(-1)!;
  return { route: match.route, params: match.params };
}
