/** The route table of server and browser (SPEC §2). */
import { evidence } from "../content/evidence.ts";
import { contactTopic } from "../content/forms/contact-topics.ts";
import { paths } from "../content/paths.ts";
import { previewParameter, query } from "./catalog/queries.ts";
import { workSamplesChunk } from "./pages/about/work-samples-chunk.ts";
import { careersSectionsChunk } from "./pages/careers/careers-sections-chunk.ts";
import { clientAnswersChunk } from "./pages/clients/answers-chunk.ts";
import { futureChunk } from "./pages/home/future-chunk.ts";
import { serviceReadingChunk } from "./pages/services/reading-chunk.ts";
import { articleChunks } from "./pages/insights/article-chunks.ts";
import { briefDialog } from "./pages/insights/brief-chunk.ts";
import { legalTexts } from "./pages/legal/legal-chunks.ts";
import { clientChooserChunk } from "./ui/lists/client-chooser-chunk.ts";
import { findRoute, page, route, type RouteMatch } from "./runtime/routing.ts";
import { normalizeQuery } from "./search/normalize-query.ts";

export const routes = [
  route({
    path: paths.home,
    page: page("home/home.tsx", () => import("./pages/home/home.tsx")),
    chunks: () => [clientChooserChunk, futureChunk],
    queries: () => ({ services: query("service-summaries") }),
  }),
  route({
    path: paths.services,
    page: page("services/services.tsx", () => import("./pages/services/services.tsx")),
    chunks: () => [clientChooserChunk],
    queries: () => ({ services: query("service-summaries") }),
  }),
  route({
    path: paths.service(":serviceSlug"),
    page: page("services/service.tsx", () => import("./pages/services/service.tsx")),
    chunks: () => [serviceReadingChunk],
    queries: ({ serviceSlug }, search) => {
      const preview = search.get(previewParameter);
      return {
        service: preview === null
          ? query("service", serviceSlug!)
          : query("service-draft", `${serviceSlug}.${preview}`),
      };
    },
    statusDependsOnData: true,
  }),
  route({
    path: paths.client(":clientSlug"),
    page: page("clients/client.tsx", () => import("./pages/clients/client.tsx")),
    chunks: () => [clientAnswersChunk],
  }),
  route({
    path: paths.faq,
    page: page("faq.tsx", () => import("./pages/faq.tsx")),
  }),
  route({
    path: paths.glossary,
    page: page("glossary.tsx", () => import("./pages/glossary.tsx")),
  }),
  // Without credentials there is no such page.
  ...evidence.credentials.length > 0
    ? [route({
      path: paths.doingBusiness,
      page: page("about/doing-business.tsx", () => import("./pages/about/doing-business.tsx")),
    })]
    : [],
  route({
    path: paths.contact,
    page: page("contact.tsx", () => import("./pages/contact.tsx")),
    search: { about: contactTopic },
  }),
  route({
    path: paths.careers,
    page: page("careers/careers.tsx", () => import("./pages/careers/careers.tsx")),
    chunks: () => [careersSectionsChunk],
  }),
  route({
    path: paths.opening(":openingSlug"),
    page: page("careers/opening.tsx", () => import("./pages/careers/opening.tsx")),
  }),
  ...Object.entries(legalTexts).map(([path, text]) =>
    route({
      path,
      page: page("legal/legal.tsx", () => import("./pages/legal/legal.tsx")),
      chunks: () => [text],
    })
  ),
  route({
    path: paths.sitemap,
    page: page("sitemap.tsx", () => import("./pages/sitemap.tsx")),
    queries: () => ({ siteMap: query("site-map") }),
  }),
  route({
    path: paths.search,
    page: page("search/search.tsx", () => import("./pages/search/search.tsx")),
    queries: (_params, search) => {
      const words = normalizeQuery(search.get("q"));
      return { results: words ? query("search", words) : null };
    },
    search: { q: normalizeQuery, type: normalizeQuery },
  }),
  route({
    path: paths.commitments,
    page: page("commitments/commitments.tsx", () => import("./pages/commitments/commitments.tsx")),
    queries: (_params, search) => {
      const preview = search.get(previewParameter);
      return {
        commitments: preview === null ? query("commitments") : query("commitments-draft", preview),
      };
    },
  }),
  route({
    path: paths.leadership,
    page: page("leadership/leadership.tsx", () => import("./pages/leadership/leadership.tsx")),
  }),
  route({
    path: paths.insights,
    page: page("insights/insights.tsx", () => import("./pages/insights/insights.tsx")),
    chunks: (_params, search) => articleChunks.has(search.get("brief") ?? "") ? [briefDialog] : [],
    search: { brief: (slug) => articleChunks.has(slug) ? slug : "" },
  }),
  route({
    path: paths.insight(":insightSlug"),
    page: page("insights/article.tsx", () => import("./pages/insights/article.tsx")),
    chunks: ({ insightSlug }) => {
      const article = articleChunks.get(insightSlug!);
      return article ? [article] : [];
    },
  }),
  route({
    path: paths.about,
    page: page("about/about.tsx", () => import("./pages/about/about.tsx")),
    queries: () => ({ commitments: query("commitment-summaries") }),
  }),
  route({
    path: paths.aboutSection(":aboutSlug"),
    page: page("about/section.tsx", () => import("./pages/about/section.tsx")),
    chunks: ({ aboutSlug }) => aboutSlug === "client-testimonials" ? [workSamplesChunk] : [],
  }),
  route({
    path: "*",
    page: page("not-found.tsx", () => import("./pages/not-found.tsx")),
  }),
];

export const matchRoute = (pathname: string): RouteMatch => findRoute(routes, pathname);
