/** The browser's start: takes over what the server sent. */
import "./styles/main.css";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { createBrowserStore, readEmbedded } from "./data.tsx";
import type { Submitted } from "./forms/answer.ts";
import { submittedKey } from "./forms/submitted.tsx";
import { PrefetchContext } from "./prefetch.tsx";
import { matchRoute, preload } from "./routes.tsx";

const store = createBrowserStore();
const submitted = (readEmbedded(submittedKey) ?? null) as Submitted | null;
// The answer to a plain POST is the page the form stood on, whatever address it was posted to.
if (submitted) history.replaceState(history.state, "", submitted.page + location.hash);

function prefetch(href: string) {
  const { pathname, searchParams } = new URL(href, location.href);
  const match = matchRoute(pathname);
  const { route, params } = match;
  preload(match, searchParams).catch(() => {});
  route.data?.(params, searchParams).forEach((key) => store.read(key));
}

await preload(matchRoute(location.pathname), new URLSearchParams(location.search));
document.documentElement.dataset.script = "";
hydrateRoot(
  document.getElementById("root")!,
  <PrefetchContext value={prefetch}>
    <BrowserRouter>
      <App store={store} submitted={submitted} />
    </BrowserRouter>
  </PrefetchContext>,
);
