/** The one route table: the server renders by it, the browser navigates by it (SPEC §2). */
import { matchPath, type Params } from "react-router-dom";
import { paths } from "../content/paths.ts";
import { type Read, read } from "./catalog/reads.ts";
import { type LazyPart, lazyPart } from "./lazy.ts";
import type { PageModule } from "./page.tsx";
import { careersBands } from "./pages/careers/parts.ts";
import { commitmentBands } from "./pages/commitments/parts.ts";
import { homeBands } from "./pages/home/parts.ts";
import { articleBands } from "./pages/insights/article-parts.ts";
import { briefDialog, briefOf, insightLists } from "./pages/insights/parts.ts";
import { findText } from "./pages/insights/texts.ts";
import { legalTexts } from "./pages/legal/texts.ts";
import { normalizeQuery } from "./search/query.ts";
import { withRules } from "./styles/sheet.ts";

interface RouteOptions {
  /** Whether nothing on it needs React (`ui/kept.tsx`). */
  still?: boolean;
  /** What else this address shows that has a chunk of its own. */
  parts?(params: Params, search: URLSearchParams): readonly LazyPart[];
  /** Whether the status depends on what is read, so that the server waits for it (SPEC §8). */
  detail?: boolean;
  /**
   * Query parameters that change what is shown, besides the outcomes of forms: what of a value does,
   * or nothing.
   */
  search?: Record<string, (value: string) => string>;
}

interface PageRoute extends RouteOptions {
  path: string;
  /** The page's module, as the build's manifest names its chunk. */
  module: string;
  page: LazyPart<PageModule<object>>;
  /** What the page reads at an address, as its props. */
  props(params: Params, search: URLSearchParams): object;
  reads(params: Params, search: URLSearchParams): Read<unknown>[];
}

interface Reading<Props> extends RouteOptions {
  reads(params: Params, search: URLSearchParams): NoInfer<Props>;
}

/**
 * A page gets as props exactly what its route says it reads.
 *
 * @param file its module, below `client/pages/`
 */
function route<Props extends { [Name in keyof Props]: Read<unknown> | null }>(
  path: string,
  file: string,
  load: () => Promise<PageModule<Props>>,
  ...[options]: Record<never, never> extends Props ? [RouteOptions?] : [Reading<Props>]
): PageRoute {
  const module = `client/pages/${file}`;
  const { reads, ...rest }: Partial<Reading<Props>> = options ?? {};
  const page = lazyPart(module, () => withRules(module, load), rest.still);
  const props = (params: Params, search: URLSearchParams) => reads?.(params, search) ?? {};
  return {
    ...rest,
    path,
    module,
    page: page as LazyPart<PageModule<object>>,
    props,
    reads: (params, search) =>
      Object.values<Read<unknown> | null>(props(params, search)).filter((read) => read !== null),
  };
}

export const routes: PageRoute[] = [
  route(paths.home, "home/home.tsx", () => import("./pages/home/home.tsx"), {
    parts: () => [homeBands],
    reads: () => ({ services: read("service-summaries") }),
  }),
  route(paths.services, "services.tsx", () => import("./pages/services.tsx"), {
    still: true,
    reads: () => ({ services: read("service-summaries") }),
  }),
  route(paths.service(":serviceSlug"), "service.tsx", () => import("./pages/service.tsx"), {
    still: true,
    reads: ({ serviceSlug }) => ({ service: read("service", serviceSlug!) }),
    detail: true,
  }),
  route(paths.faq, "faq.tsx", () => import("./pages/faq.tsx"), { still: true }),
  route(paths.glossary, "glossary.tsx", () => import("./pages/glossary.tsx"), { still: true }),
  route(paths.contact, "contact.tsx", () => import("./pages/contact.tsx")),
  route(paths.careers, "careers/careers.tsx", () => import("./pages/careers/careers.tsx"), {
    parts: () => [careersBands],
  }),
  route(
    paths.opening(":openingSlug"),
    "careers/opening.tsx",
    () => import("./pages/careers/opening.tsx"),
    { still: true },
  ),
  ...Object.entries(legalTexts).map(([path, text]) =>
    route(path, "legal/legal.tsx", () => import("./pages/legal/legal.tsx"), {
      still: true,
      parts: () => [text],
    })
  ),
  route(paths.sitemap, "sitemap.tsx", () => import("./pages/sitemap.tsx"), {
    still: true,
    reads: () => ({ siteMap: read("site-map") }),
  }),
  route(paths.search, "search/search.tsx", () => import("./pages/search/search.tsx"), {
    reads: (_params, search) => {
      const query = normalizeQuery(search.get("q"));
      return { results: query ? read("search", query) : null };
    },
    search: { q: normalizeQuery },
  }),
  route(
    paths.commitments,
    "commitments/commitments.tsx",
    () => import("./pages/commitments/commitments.tsx"),
    { parts: () => [commitmentBands], reads: () => ({ commitments: read("commitments") }) },
  ),
  route(
    paths.leadership,
    "leadership/leadership.tsx",
    () => import("./pages/leadership/leadership.tsx"),
    { still: true },
  ),
  route(paths.insights, "insights/insights.tsx", () => import("./pages/insights/insights.tsx"), {
    parts: (_, search) => briefOf(search) ? [insightLists, briefDialog] : [insightLists],
    search: { brief: (slug) => findText(slug) ? slug : "" },
  }),
  route(
    paths.insight(":insightSlug"),
    "insights/article.tsx",
    () => import("./pages/insights/article.tsx"),
    {
      parts: ({ insightSlug }) => {
        const text = findText(insightSlug!);
        return text ? [text, articleBands] : [articleBands];
      },
    },
  ),
  route(paths.about, "about/about.tsx", () => import("./pages/about/about.tsx"), {
    still: true,
    reads: () => ({ commitments: read("commitment-summaries") }),
  }),
  route(
    paths.aboutSection(":aboutSlug"),
    "about/section.tsx",
    () => import("./pages/about/section.tsx"),
    { still: true },
  ),
  route("*", "not-found.tsx", () => import("./pages/not-found.tsx")),
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
