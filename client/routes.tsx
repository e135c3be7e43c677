/** The one route table: the server renders by it, the browser navigates by it (SPEC §2). */
import { matchRoutes, type Params } from "react-router-dom";
import { paths } from "../content/paths.ts";
import { type Lazy, lazy, type LazyPart } from "./lazy.ts";
import type { PageModule } from "./page.tsx";
import { briefs, findText } from "./pages/insights/texts.ts";
import { legalTexts } from "./pages/legal/texts.ts";
import { normalizeQuery } from "./search/query.ts";

export interface PageRoute {
  path: string;
  page: Lazy<PageModule>;
  /** The page's module, as the build's manifest names its chunk. */
  module: string;
  /** What else this address shows that has a chunk of its own. */
  parts?(params: Params, search: URLSearchParams): readonly LazyPart[];
  /** Keys of the backend data the page reads. */
  data?(params: Params, search: URLSearchParams): string[];
  /** Whether the status depends on the data, so that the server waits for it (SPEC §8). */
  detail?: boolean;
  /** Query parameters that change what is shown, besides the outcomes of forms. */
  search?: string[];
  /** Kept out of search engines. */
  unlisted?: boolean;
}

export const routes: PageRoute[] = [
  {
    path: paths.home,
    module: "client/pages/home/home.tsx",
    page: lazy(() => import("./pages/home/home.tsx")),
    data: () => [paths.data.services],
  },
  {
    path: paths.services,
    module: "client/pages/services.tsx",
    page: lazy(() => import("./pages/services.tsx")),
    data: () => [paths.data.services],
  },
  {
    path: paths.service(":serviceSlug"),
    module: "client/pages/service.tsx",
    page: lazy(() => import("./pages/service.tsx")),
    data: ({ serviceSlug }) => [paths.data.service(serviceSlug!)],
    detail: true,
  },
  {
    path: paths.contact,
    module: "client/pages/contact.tsx",
    page: lazy(() => import("./pages/contact.tsx")),
  },
  {
    path: paths.careers,
    module: "client/pages/careers/careers.tsx",
    page: lazy(() => import("./pages/careers/careers.tsx")),
  },
  {
    path: paths.opening(":openingSlug"),
    module: "client/pages/careers/opening.tsx",
    page: lazy(() => import("./pages/careers/opening.tsx")),
    data: () => [paths.data.pages],
  },
  ...Object.entries(legalTexts).map(([path, text]): PageRoute => ({
    path,
    module: "client/pages/legal/legal.tsx",
    page: lazy(() => import("./pages/legal/legal.tsx")),
    parts: () => [text],
  })),
  {
    path: paths.sitemap,
    module: "client/pages/sitemap.tsx",
    page: lazy(() => import("./pages/sitemap.tsx")),
    data: () => [paths.data.pages],
  },
  {
    path: paths.search,
    module: "client/pages/search/search.tsx",
    page: lazy(() => import("./pages/search/search.tsx")),
    data: (_params, search) => {
      const query = normalizeQuery(search.get("q"));
      return query ? [paths.data.search(query)] : [];
    },
    search: ["q"],
    unlisted: true,
  },
  {
    path: paths.commitments,
    module: "client/pages/commitments/commitments.tsx",
    page: lazy(() => import("./pages/commitments/commitments.tsx")),
    data: () => [paths.data.commitments],
  },
  {
    path: paths.leadership,
    module: "client/pages/leadership/leadership.tsx",
    page: lazy(() => import("./pages/leadership/leadership.tsx")),
  },
  {
    path: paths.insights,
    module: "client/pages/insights/insights.tsx",
    page: lazy(() => import("./pages/insights/insights.tsx")),
    parts: (_, search) => search.has("brief") ? [briefs] : [],
    search: ["brief"],
  },
  {
    path: paths.insight(":insightSlug"),
    module: "client/pages/insights/article.tsx",
    page: lazy(() => import("./pages/insights/article.tsx")),
    parts: ({ insightSlug }) => [findText(insightSlug!)].filter((text) => text !== undefined),
  },
  {
    path: paths.about,
    module: "client/pages/about/about.tsx",
    page: lazy(() => import("./pages/about/about.tsx")),
    data: () => [paths.data.commitmentSummaries],
  },
  {
    path: paths.aboutSection(":aboutSlug"),
    module: "client/pages/about/section.tsx",
    page: lazy(() => import("./pages/about/section.tsx")),
  },
  {
    path: "*",
    module: "client/pages/not-found.tsx",
    page: lazy(() => import("./pages/not-found.tsx")),
    data: () => [paths.data.pages],
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

/** The page's module and those of its parts, by their names in the build's manifest. */
export function modulesOf({ route, params }: RouteMatch, search: URLSearchParams): string[] {
  return [route.module, ...(route.parts?.(params, search) ?? []).map(({ module }) => module)];
}

/** Fetches all that the page is made of; afterwards it renders without suspending. */
export async function preload({ route, params }: RouteMatch, search: URLSearchParams) {
  await Promise.all([route.page, ...route.parts?.(params, search) ?? []].map((it) => it.preload()));
}
