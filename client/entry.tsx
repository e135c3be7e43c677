/** The browser's start: takes over what the server sent. */
import "./styles/main.css";
import { startTransition } from "react";
import { BrowserRouter } from "react-router-dom";
import { paths } from "../content/paths.ts";
import { App } from "./app.tsx";
import { createBrowserStore, readHydrationData } from "./data.tsx";
import { type Submitted, submittedKey } from "./forms/answer.ts";
import { isReloaded } from "./layout/page-boundary.tsx";
import { LinkInterceptor } from "./navigation/link-interceptor.tsx";
import { hydrateRoot } from "./react-dom.ts";
import { showWebFonts } from "./runtime/web-fonts.ts";
import { rememberServed } from "./ui/kept.tsx";
import { livePartsOf, matchRoute, partsOf, preload } from "./routes.tsx";

const store = createBrowserStore();
const submitted = readHydrationData<Submitted>(submittedKey) ?? null;
// The answer to a plain POST is the page the form stood on, whatever address it was posted to.
if (submitted) history.replaceState(history.state, "", submitted.page + location.hash);

/** The page that the visitor came to: what it left out (ui/kept.tsx) is needed for the way back. */
let first: URL | undefined = new URL(location.href);

function prefetch(page: URL) {
  fetchPage(page).then(() => first && fetchPage(first)).then(() => first = undefined, () => {});
}

function fetchPage({ pathname, searchParams }: URL) {
  const match = matchRoute(pathname);
  for (const read of match.route.reads(match.params, searchParams)) store.read(read);
  return preload(partsOf(match, searchParams));
}

function hydrate() {
  const { head, documentElement } = document;
  // React would throw a translated page away, with what was typed into it.
  if (document.querySelector("#root font")) return void delete documentElement.dataset.script;
  // Only now, since the browser also loads the icon that it names.
  const manifest = { rel: "manifest", href: paths.files.manifest };
  head.append(Object.assign(document.createElement("link"), manifest));
  addEventListener("hydrated", showWebFonts, { once: true });
  rememberServed();
  // As a transition it is done in pieces, between which the browser can answer the visitor.
  startTransition(() => {
    hydrateRoot(
      document.getElementById("root")!,
      <BrowserRouter>
        <App store={store} submitted={submitted} origin={location.origin} />
        <LinkInterceptor prefetch={prefetch} />
      </BrowserRouter>,
      {
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
preload(livePartsOf(matchRoute(location.pathname), new URLSearchParams(location.search)))
  .then(hydrate, () => {});
