import { type ReactNode, Suspense, use } from "react";
import { useLocation } from "react-router-dom";
import { frame } from "../../content/frame.ts";
import { site } from "../../content/site.ts";
import { RequestContext } from "../request-context.ts";
import { announcerId } from "../runtime/announce.ts";
import { useDismissables } from "../runtime/hooks/dismissables.ts";
import { useFocusAndScroll } from "../runtime/navigation/focus-and-scroll.ts";
import { Footer } from "./footer.tsx";
import { FramePath, useFramePath } from "./frame-path.tsx";
import { Header } from "./header.tsx";
import { NavigationStatus } from "./navigation-status.tsx";
import { PageErrorBoundary } from "./page-error-boundary.tsx";
import { UpArrow } from "./up-arrow.tsx";

/** Header, page and footer (SPEC §2 "Page frame"). */
export function Frame({ children }: { children: ReactNode }) {
  useDismissables();
  return (
    <FramePath>
      <a
        href="#content"
        className="absolute inset-x-0 bottom-full z-60 flex min-h-bar items-center justify-center bg-paper font-semibold text-ink -outline-offset-4 focus:top-0 focus:bottom-auto"
        data-behind-menu
      >
        {frame.skip}
      </a>
      <Letterhead />
      <Header />
      <Main>{children}</Main>
      <Footer />
      <UpArrow place="margin" />
      <NavigationStatus />
      {/* The last element of the root. React makes the root clickable when it appends another one. */}
      <p id={announcerId} role="status" className="sr-only" />
    </FramePath>
  );
}

/** The page in view. Another page renders this and not the frame around it. */
function Main({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  useFocusAndScroll();
  return (
    <main id="content" tabIndex={-1}>
      <PageErrorBoundary page={pathname + search}>
        <Suspense>{children}</Suspense>
      </PageErrorBoundary>
      {/* Browsers paint a page when this has arrived (server/pages/document.tsx). */}
      <template id="main-end" />
    </main>
  );
}

/** The head of printed pages: firm, phone and address. */
function Letterhead() {
  const path = useFramePath();
  return (
    <p
      className="mx-gutter mb-6 hidden flex-wrap justify-between gap-x-6 border-b border-ink pb-2 text-sm print:flex"
      data-letterhead
    >
      <strong>{site.name}</strong>
      <span>{site.phone.display}</span>
      <span
        // The visitor's origin may differ from the server's.
        suppressHydrationWarning
      >
        {use(RequestContext).origin + path}
      </span>
    </p>
  );
}
