/** The route table of server and browser (SPEC §2). */
import { evidence } from "../content/evidence.ts";
import { contactTopic } from "../content/forms/contact-topics.ts";
import { paths } from "../content/paths.ts";
import { previewParameter, query } from "./catalog/queries.ts";
import {
  outcomeParameter,
  readOutcome,
  readToken,
  tokenParameter,
} from "./pages/unsubscribe-link.ts";
import { sectionChunks } from "./pages/about/section-chunks.ts";
import { workingDayChunk } from "./pages/careers/working-day-chunk.ts";
import { answerChunks } from "./pages/clients/answer-chunks.ts";
import { futureChunk } from "./pages/home/future-chunk.ts";
import { articleChunks, unknownArticle } from "./pages/insights/article-chunks.ts";
import { briefDialog } from "./pages/insights/brief-chunk.ts";
import { legalChunks } from "./pages/legal/legal-chunks.ts";
import { firstAwardChunk } from "./pages/services/first-award-chunk.ts";
import { findRoute, route, type RouteMatch } from "./runtime/routing.ts";
import { normalizePage, normalizeQuery } from "./search/normalize-query.ts";

export const routes = [
  route(paths.home, "home/home.tsx", () => import("./pages/home/home.tsx"), {
    queries: () => ({ services: query("service-summaries") }),
    chunks: () => [futureChunk],
  }),
  route(paths.services, "services/services.tsx", () => import("./pages/services/services.tsx"), {
    queries: () => ({ services: query("service-summaries") }),
    chunks: () => [firstAwardChunk],
  }),
  route(
    paths.service(":serviceSlug"),
    "services/service-detail.tsx",
    () => import("./pages/services/service-detail.tsx"),
    {
      queries({ serviceSlug }, search) {
        const preview = search.get(previewParameter);
        return {
          service: preview === null
            ? query("service", serviceSlug!)
            : query("service-draft", `${serviceSlug}.${preview}`),
        };
      },
      statusDependsOnData: true,
    },
  ),
  route(
    paths.client(":clientSlug"),
    "clients/for-client.tsx",
    () => import("./pages/clients/for-client.tsx"),
    {
      chunks({ clientSlug }) {
        const answers = answerChunks.get(clientSlug!);
        return answers ? [answers] : [];
      },
    },
  ),
  route(paths.faq, "faq.tsx", () => import("./pages/faq.tsx")),
  route(paths.glossary, "glossary.tsx", () => import("./pages/glossary.tsx")),
  // Without credentials there is no such page.
  ...evidence.credentials.length > 0
    ? [
      route(
        paths.doingBusiness,
        "about/doing-business.tsx",
        () => import("./pages/about/doing-business.tsx"),
      ),
    ]
    : [],
  route(paths.contact, "contact.tsx", () => import("./pages/contact.tsx"), {
    search: { about: contactTopic },
  }),
  route(paths.careers, "careers/careers.tsx", () => import("./pages/careers/careers.tsx"), {
    chunks: () => [workingDayChunk],
  }),
  route(
    paths.opening(":openingSlug"),
    "careers/opening.tsx",
    () => import("./pages/careers/opening.tsx"),
  ),
  ...Object.entries(legalChunks).map(([path, text]) =>
    route(path, "legal/legal.tsx", () => import("./pages/legal/legal.tsx"), {
      chunks: () => [text],
    })
  ),
  route(paths.sitemap, "sitemap.tsx", () => import("./pages/sitemap.tsx"), {
    queries: () => ({ siteMap: query("site-map") }),
  }),
  route(paths.search, "search/search.tsx", () => import("./pages/search/search.tsx"), {
    queries(_params, search) {
      const words = normalizeQuery(search.get("q"));
      return { results: words ? query("search", words) : null };
    },
    search: { q: normalizeQuery, type: normalizeQuery, page: normalizePage },
    // Streamed results would stay hidden without script.
    statusDependsOnData: true,
  }),
  route(
    paths.commitments,
    "commitments/commitments.tsx",
    () => import("./pages/commitments/commitments.tsx"),
    {
      queries(_params, search) {
        const preview = search.get(previewParameter);
        return {
          commitments: preview === null
            ? query("commitments")
            : query("commitments-draft", preview),
        };
      },
    },
  ),
  route(paths.unsubscribe, "unsubscribe.tsx", () => import("./pages/unsubscribe.tsx"), {
    search: { [tokenParameter]: readToken, [outcomeParameter]: readOutcome },
  }),
  route(paths.leadership, "leadership.tsx", () => import("./pages/leadership.tsx")),
  route(paths.insights, "insights/insights.tsx", () => import("./pages/insights/insights.tsx"), {
    chunks: (_params, search) => articleChunks.has(search.get("brief") ?? "") ? [briefDialog] : [],
    search: { brief: (slug) => articleChunks.has(slug) ? slug : "" },
  }),
  route(
    paths.insight(":insightSlug"),
    "insights/article.tsx",
    () => import("./pages/insights/article.tsx"),
    {
      queries: ({ insightSlug }) => ({ article: query("article", insightSlug!) }),
      chunks: ({ insightSlug }) => [articleChunks.get(insightSlug!) ?? unknownArticle],
      statusDependsOnData: true,
    },
  ),
  route(paths.about, "about/about.tsx", () => import("./pages/about/about.tsx"), {
    queries: () => ({ commitments: query("commitment-summaries") }),
  }),
  route(
    paths.aboutSection("client-testimonials"),
    "about/testimonials.tsx",
    () => import("./pages/about/testimonials.tsx"),
  ),
  route(
    paths.aboutSection(":aboutSlug"),
    "about/section.tsx",
    () => import("./pages/about/section.tsx"),
    {
      chunks({ aboutSlug }) {
        const section = sectionChunks.get(aboutSlug!);
        return section ? [section] : [];
      },
    },
  ),
  route("*", "not-found.tsx", () => import("./pages/not-found.tsx")),
];

export const matchRoute = (pathname: string): RouteMatch => findRoute(routes, pathname);
