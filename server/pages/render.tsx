/** A page as a stream of HTML. */
import { renderToReadableStream } from "react-dom/server.edge";
import { StaticRouter } from "react-router-dom";
import { App } from "../../client/app.tsx";
import type { Submitted } from "../../client/request-context.ts";
import {
  chunksOf,
  hydratedChunksOf,
  preload,
  type RouteMatch,
} from "../../client/runtime/routing.ts";
import { notFoundPage } from "../../content/pages/not-found.ts";
import type { AppContext } from "../app-context.ts";
import { Document } from "./document.tsx";
import { describePage, pageAt, type PageStore } from "./meta.ts";

export interface PageRequest {
  match: RouteMatch;
  /** Path with the query that matters to the page. */
  location: string;
  /** Canonical origin; null where nobody shall find the page, or find it so. */
  siteUrl: string | null;
  /** What is not at hand is streamed later. */
  data: PageStore;
  submitted?: Submitted | null;
}

/**
 * Resolves when the shell is rendered; rejects when the shell fails.
 *
 * @param nonce for React's inline scripts, which there are when an answer is still a promise
 */
export async function renderPage(
  { match, location, siteUrl, data, submitted = null }: PageRequest,
  { assets, log }: AppContext,
  nonce?: string,
) {
  const page = pageAt(match, data);
  const { searchParams } = new URL(location, "http://site");
  // A page's module that is still loading would leave the shell empty, its title too.
  await preload(chunksOf(match, searchParams));
  // The caller logs shell errors.
  const early: unknown[] = [];
  let tell = (error: unknown): void => void early.push(error);
  const stream = await renderToReadableStream(
    <Document
      description={(page ?? notFoundPage.meta).description}
      described={page && siteUrl ? describePage(page, data, siteUrl) : null}
      module={match.route.page.module}
      scripts={assets.scripts(hydratedChunksOf(match, searchParams).map(({ module }) => module))}
      assets={assets}
    >
      <StaticRouter location={location}>
        <App
          store={data}
          request={{ submitted, origin: siteUrl ?? "" }}
          match={() => match}
        />
      </StaticRouter>
    </Document>,
    {
      nonce,
      // What is at hand stays in its place, however large: it needs no script to get there.
      progressiveChunkSize: Infinity,
      onError: (error) => tell(error),
    },
  );
  tell = (error) => log.fault("render_failed", error);
  early.forEach(tell);
  return stream;
}
