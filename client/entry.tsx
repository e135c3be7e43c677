/** The browser's start: takes over what the server sent. */
import "./styles/main.css";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { createBrowserStore, readEmbedded } from "./data.tsx";
import type { Submitted } from "./forms/submit.ts";
import { submittedKey } from "./forms/submitted.tsx";
import { PrefetchContext } from "./prefetch.tsx";
import { matchRoute } from "./routes.tsx";

const store = createBrowserStore();
const submitted = (readEmbedded(submittedKey) ?? null) as Submitted | null;

function prefetch(href: string) {
  const { pathname, searchParams } = new URL(href, location.href);
  const { route, params } = matchRoute(pathname);
  route.page.preload().catch(() => {});
  route.data?.(params, searchParams).forEach((key) => store.read(key));
}

await matchRoute(location.pathname).route.page.preload();
document.documentElement.dataset.script = "";
hydrateRoot(
  document.getElementById("root")!,
  <PrefetchContext value={prefetch}>
    <BrowserRouter>
      <App store={store} submitted={submitted} />
    </BrowserRouter>
  </PrefetchContext>,
);
