import { type ReactNode, Suspense } from "react";
import { Arrival } from "./arrival.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageBoundary } from "./page-boundary.tsx";
import { UpArrow } from "./up-arrow.tsx";

/** What stands around every page (SPEC §2 "Page frame"). */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#content" className="skip-link">Skip to content</a>
      <Header />
      <Arrival>
        <main id="content" tabIndex={-1}>
          <PageBoundary>
            <Suspense>{children}</Suspense>
          </PageBoundary>
        </main>
      </Arrival>
      <Footer />
      <UpArrow />
    </>
  );
}
