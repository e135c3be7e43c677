/** The one route table: the server renders by it, the browser navigates by it (SPEC §2). */
import { matchPath, type Params } from "react-router-dom";
import { paths } from "../content/paths.ts";
import { type Read, read } from "./catalog/reads.ts";
import { type LazyPart, lazyPart } from "./lazy.ts";
import type { PageModule } from "./page.tsx";
import { articleText, contents } from "./pages/insights/article-parts.ts";
import { briefs, findText } from "./pages/insights/texts.ts";
import { legalTexts } from "./pages/legal/texts.ts";
import { normalizeQuery } from "./search/query.ts";
import { rulesOf } from "./styles/sheet.ts";

interface RouteOptions {
  path: string;
  /** The page's module, as the build's manifest names its chunk. */
  module: string;
  /** Whether nothing on it needs script. */
  still?: boolean;
  /** What else this address shows that has a chunk of its own. */
  parts?(params: Params, search: URLSearchParams): readonly LazyPart[];
  /** Whether the status depends on what is read, so that the server waits for it (SPEC §8). */
  detail?: boolean;
  /** Query parameters that change what is shown, besides the outcomes of forms. */
  search?: string[];
}

export interface PageRoute extends RouteOptions {
  page: LazyPart<PageModule<object>>;
  /** What the page reads at an address, as its props. */
  props(params: Params, search: URLSearchParams): object;
  reads(params: Params, search: URLSearchParams): Read<unknown>[];
}

/** A page gets as props exactly what its route says it reads. */
function route<Props extends { [Name in keyof Props]: Read<unknown> | null }>(
  { load, reads, ...options }:
    & RouteOptions
    & { load(): Promise<PageModule<Props>> }
    & (Record<never, never> extends Props ? { reads?: undefined } : {
      reads(params: Params, search: URLSearchParams): NoInfer<Props>;
    }),
): PageRoute {
  const page = lazyPart(options.module, async () => {
    const [module] = await Promise.all([load(), rulesOf(options.module)]);
    return module;
  }, options.still);
  const props = (params: Params, search: URLSearchParams) => reads?.(params, search) ?? {};
  return {
    ...options,
    page: page as LazyPart<PageModule<object>>,
    props,
    reads: (params, search) =>
      Object.values<Read<unknown> | null>(props(params, search)).filter((read) => read !== null),
  };
}

export const routes: PageRoute[] = [
  route({
    path: paths.home,
    module: "client/pages/home/home.tsx",
    load: () => import("./pages/home/home.tsx"),
    reads: () => ({ services: read("service-summaries") }),
  }),
  route({
    path: paths.services,
    module: "client/pages/services.tsx",
    load: () => import("./pages/services.tsx"),
    reads: () => ({ services: read("service-summaries") }),
  }),
  route({
    path: paths.service(":serviceSlug"),
    module: "client/pages/service.tsx",
    load: () => import("./pages/service.tsx"),
    reads: ({ serviceSlug }) => ({ service: read("service", serviceSlug!) }),
    detail: true,
  }),
  route({
    path: paths.faq,
    module: "client/pages/faq.tsx",
    still: true,
    load: () => import("./pages/faq.tsx"),
  }),
  route({
    path: paths.glossary,
    module: "client/pages/glossary.tsx",
    still: true,
    load: () => import("./pages/glossary.tsx"),
  }),
  route({
    path: paths.contact,
    module: "client/pages/contact.tsx",
    load: () => import("./pages/contact.tsx"),
  }),
  route({
    path: paths.careers,
    module: "client/pages/careers/careers.tsx",
    load: () => import("./pages/careers/careers.tsx"),
  }),
  route({
    path: paths.opening(":openingSlug"),
    module: "client/pages/careers/opening.tsx",
    load: () => import("./pages/careers/opening.tsx"),
    reads: ({ openingSlug }) => ({ nearest: read("nearest", paths.opening(openingSlug!)) }),
  }),
  ...Object.entries(legalTexts).map(([path, text]) =>
    route({
      path,
      module: "client/pages/legal/legal.tsx",
      still: true,
      load: () => import("./pages/legal/legal.tsx"),
      parts: () => [text],
    })
  ),
  route({
    path: paths.sitemap,
    module: "client/pages/sitemap.tsx",
    load: () => import("./pages/sitemap.tsx"),
    reads: () => ({ siteMap: read("site-map") }),
  }),
  route({
    path: paths.search,
    module: "client/pages/search/search.tsx",
    load: () => import("./pages/search/search.tsx"),
    reads: (_params, search) => {
      const query = normalizeQuery(search.get("q"));
      return { results: query ? read("search", query) : null };
    },
    search: ["q"],
  }),
  route({
    path: paths.commitments,
    module: "client/pages/commitments/commitments.tsx",
    load: () => import("./pages/commitments/commitments.tsx"),
    reads: () => ({ commitments: read("commitments") }),
  }),
  route({
    path: paths.leadership,
    module: "client/pages/leadership/leadership.tsx",
    load: () => import("./pages/leadership/leadership.tsx"),
  }),
  route({
    path: paths.insights,
    module: "client/pages/insights/insights.tsx",
    load: () => import("./pages/insights/insights.tsx"),
    parts: (_, search) => search.has("brief") ? [briefs] : [],
    search: ["brief"],
  }),
  route({
    path: paths.insight(":insightSlug"),
    module: "client/pages/insights/article.tsx",
    load: () => import("./pages/insights/article.tsx"),
    parts: ({ insightSlug }) => {
      const text = findText(insightSlug!);
      return text ? [text, contents, articleText] : [];
    },
  }),
  route({
    path: paths.about,
    module: "client/pages/about/about.tsx",
    load: () => import("./pages/about/about.tsx"),
    reads: () => ({ commitments: read("commitment-summaries") }),
  }),
  route({
    path: paths.aboutSection(":aboutSlug"),
    module: "client/pages/about/section.tsx",
    load: () => import("./pages/about/section.tsx"),
  }),
  route({
    path: "*",
    module: "client/pages/not-found.tsx",
    load: () => import("./pages/not-found.tsx"),
    reads: (params) => ({ nearest: read("nearest", `/${params["*"]}`) }),
  }),
];

export interface RouteMatch {
  route: PageRoute;
  params: Params;
}

/** The first route that a path fits; the last one, `*`, takes whatever no other does. */
export function matchRoute(pathname: string): RouteMatch {
  // `matchPath` takes back the one escape that would be another segment.
  const plain = pathname.split("/")
    .map((segment) => decodeURIComponent(segment).replaceAll("/", "%2F")).join("/");
  for (const route of routes) {
    const match = matchPath(route.path, plain);
    if (match) return { route, params: match.params };
  }
  throw new Error(`no route for ${pathname}`);
}

/** All that the page is made of. */
export function partsOf({ route, params }: RouteMatch, search: URLSearchParams): LazyPart[] {
  return [route.page, ...route.parts?.(params, search) ?? []];
}

/** What a first visit has to fetch of it. */
export function livePartsOf(match: RouteMatch, search: URLSearchParams): LazyPart[] {
  return partsOf(match, search).filter(({ kept }) => !kept);
}

/** Fetches parts; afterwards they render without suspending. */
export async function preload(parts: readonly LazyPart[]) {
  await Promise.all(parts.map((part) => part.preload()));
}
