/** The browser's start: takes over what the server sent. */
import "./styles/main.css";
import { startTransition } from "react";
import { BrowserRouter } from "react-router-dom";
import { paths } from "../content/paths.ts";
import { App } from "./app.tsx";
import { createBrowserStore, readHydrationData } from "./runtime/query-cache.tsx";
import { type Submitted, submittedKey } from "./forms/answer.ts";
import { isReloaded } from "./layout/page-boundary.tsx";
import { LinkInterceptor } from "./runtime/link-interceptor.tsx";
import { hydrateRoot } from "./runtime/react-dom.ts";
import { matchRoute } from "./routes.tsx";
import { chunksOf, hydratedChunksOf, preload, queriesOf } from "./runtime/routing.ts";

const store = createBrowserStore();
const submitted = readHydrationData<Submitted>(submittedKey) ?? null;
// The answer to a plain POST is the page the form stood on, whatever address it was posted to.
if (submitted) history.replaceState(history.state, "", submitted.page + location.hash);

function prefetch({ pathname, searchParams }: URL) {
  const match = matchRoute(pathname);
  for (const query of queriesOf(match, searchParams)) store.read(query);
  // The navigation tries again and reports a failure.
  preload(chunksOf(match, searchParams)).catch(() => {});
}

function hydrate() {
  const { head, documentElement } = document;
  // React would throw a translated page away, with what was typed into it.
  if (document.querySelector("#root font")) return void delete documentElement.dataset.script;
  // Only now, since the browser also loads the icon that it names.
  const manifest = { rel: "manifest", href: paths.files.manifest };
  head.append(Object.assign(document.createElement("link"), manifest));
  // As a transition it is done in pieces, between which the browser can answer the visitor.
  startTransition(() => {
    hydrateRoot(
      document.getElementById("root")!,
      <BrowserRouter>
        <App request={{ store, submitted, origin: location.origin }} match={matchRoute} />
        <LinkInterceptor prefetch={prefetch} />
      </BrowserRouter>,
      {
        // An uncaught error to the console, and to the overlay of `deno task dev`.
        onCaughtError: (error) => reportError(error),
        // Nothing is left of the page then.
        onUncaughtError(error) {
          reportError(error);
          if (!isReloaded()) location.reload();
        },
      },
    );
  });
}

// The bootstrap loads the same modules and handles their failure. Not awaited: pages import this module.
preload(hydratedChunksOf(matchRoute(location.pathname), new URLSearchParams(location.search)))
  .then(hydrate, () => {});
