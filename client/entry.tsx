/** The browser's start: takes over what the server sent. */
import "./styles/main.css";
import { startTransition } from "react";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { createBrowserStore, readHydrationData } from "./data.tsx";
import { type Submitted, submittedKey } from "./forms/answer.ts";
import { isReloaded } from "./layout/page-boundary.tsx";
import { LinkInterceptor } from "./navigation/link-interceptor.tsx";
import { hydrateRoot } from "./react-dom.ts";
import { matchRoute } from "./routes.tsx";
import { chunksOf, hydratedChunksOf, preload, queriesOf } from "./routing.ts";

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
  // Translated before that, React would throw it away, with what was typed into it.
  if (document.querySelector("#root font")) return void dispatchEvent(new Event("unhydrated"));
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

// A module that cannot be fetched is start.ts's affair, which fetches the same. Not awaited here:
// pages import this module.
preload(hydratedChunksOf(matchRoute(location.pathname), new URLSearchParams(location.search)))
  .then(hydrate, () => {});
