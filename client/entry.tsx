/** Entry of the browser: hydrates the server's page. */
import "./styles/main.css";
import { startTransition } from "react";
import { paths } from "../content/paths.ts";
import { createBrowserStore, readHydrationData } from "./runtime/query-cache.tsx";
import { type Receipt, receiptKey, type Submitted, submittedKey } from "./request-context.ts";
import { LinkInterceptor } from "./layout/link-interceptor.tsx";
import { leaveOverlayEntry } from "./runtime/hooks/overlay.ts";
import { layOutWhenIdle } from "./runtime/navigation/off-screen-layout.ts";
import { PageRouter } from "./runtime/navigation/page-router.tsx";
import { preserveInput } from "./runtime/preserve-input.ts";
import { hydrateRoot } from "./runtime/react-dom.ts";
import { matchRoute } from "./routes.tsx";
import { showWebFonts } from "./runtime/web-fonts.ts";
import { Root } from "./root.tsx";
import { hydratedChunksOf, preload, requestPage } from "./runtime/routing.ts";

const webFonts = showWebFonts();
// A switch of fonts would lay everything out again.
addEventListener("hydrated", () => void webFonts.finally(layOutWhenIdle), { once: true });

const store = createBrowserStore();
const submitted = readHydrationData<Submitted>(submittedKey) ?? null;
const receipt = readHydrationData<Receipt>(receiptKey) ?? null;
// The response to a plain POST is the form's page, whatever address the form posts to.
if (submitted) history.replaceState(history.state, "", submitted.page + location.hash);

const load = ({ pathname, searchParams }: URL) =>
  requestPage(matchRoute(pathname), searchParams, store);

function hydrate() {
  // React would replace a translated page, and lose typed text.
  if (document.querySelector("#root font")) return void dispatchEvent(new Event("unhydrated"));
  // Not in the markup: the browser would load the manifest's icon early.
  const manifest = { rel: "manifest", href: paths.files.manifest };
  document.head.append(Object.assign(document.createElement("link"), manifest));
  const restoreInput = preserveInput();
  const root = document.getElementById("root")!;
  // React listens on its root. Firefox tells screen readers that what has the focus there is clickable.
  root.addEventListener = document.addEventListener.bind(document);
  // A transition hydrates in slices, between which the browser handles input.
  startTransition(() => {
    hydrateRoot(
      root,
      <PageRouter load={load}>
        <Root store={store} request={{ submitted, receipt, origin: location.origin }} />
        <LinkInterceptor load={load} />
      </PageRouter>,
      {
        onCaughtError: (error) => reportError(error),
        // React has rendered the page, or a part of it, anew.
        onRecoverableError(error) {
          restoreInput();
          const report = isChangedMarkup(error) ? console.debug : reportError;
          report(error);
        },
        // React removes the whole page.
        onUncaughtError(error) {
          reportError(error);
          if (isReloaded()) return;
          // An open menu or dialog would leave its entry and undo the reload (overlay.ts).
          history.replaceState(null, "");
          location.reload();
        },
      },
    );
  });
}

/**
 * Whether React met other markup than it had rendered: an extension, a translation or a phone changed the
 * page (docs/decisions/preserved-input.md).
 */
const isChangedMarkup = (error: unknown) => String(error).includes("error #418");

/** Whether the document has been reloaded, so that another reload would not help. */
function isReloaded(): boolean {
  const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return document?.type === "reload" && new URL(document.name).pathname === location.pathname;
}

// The bootstrap handles a failure of these modules. Not awaited, because pages import this module.
preload(hydratedChunksOf(matchRoute(location.pathname), new URLSearchParams(location.search)))
  .then(leaveOverlayEntry)
  .then(hydrate, () => {});
