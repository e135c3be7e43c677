import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { frame } from "../../content/frame.ts";
import { useDismissables } from "../runtime/hooks/dismissables.ts";
import { FocusAndScroll } from "../runtime/focus-and-scroll.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Letterhead } from "./letterhead.tsx";
import { PageErrorBoundary } from "./page-error-boundary.tsx";
import { UpArrow } from "./up-arrow.tsx";

/** Header, page and footer (SPEC §2 "Page frame"). */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  useDismissables();
  return (
    <>
      <a
        href="#content"
        className="absolute bottom-full left-4 z-60 bg-paper px-5 py-3 font-semibold text-ink focus:top-4 focus:bottom-auto"
        data-behind-menu
      >
        {frame.skip}
      </a>
      <Letterhead />
      <Header />
      <main id="content" tabIndex={-1}>
        <PageErrorBoundary page={pathname + search}>
          <Suspense>{children}</Suspense>
        </PageErrorBoundary>
        {/* Browsers paint a page when this has arrived (server/pages/document.tsx). */}
        <template id="main-end" />
      </main>
      <FocusAndScroll />
      <Footer />
      <UpArrow />
    </>
  );
}
