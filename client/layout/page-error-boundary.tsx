import { Component, type ReactNode } from "react";
import { serverErrorPage } from "../../content/pages/not-found.ts";
import { useHydratedEvent } from "../runtime/hooks/hydrated.ts";
import { ChunkLoadError } from "../runtime/lazy-chunk.ts";
import { Actions } from "../ui/controls/actions.tsx";
import { Button } from "../ui/controls/button.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { Title } from "../ui/title.tsx";

interface PageErrorBoundaryProps {
  /** Path and query. A change retries. */
  page: string;
  children: ReactNode;
}

/** Whether the current page has been reloaded, so that another reload would not help. */
export function isReloaded(): boolean {
  const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return document?.type === "reload" && new URL(document.name).pathname === location.pathname;
}

/** Keeps the frame when a page fails. A page whose chunk is gone is reloaded once. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { failed: unknown }> {
  override state: { failed: unknown } = { failed: null };

  static getDerivedStateFromError(failed: unknown) {
    return { failed };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkLoadError && !isReloaded()) location.reload();
  }

  override componentDidUpdate({ page }: PageErrorBoundaryProps) {
    if (page !== this.props.page && this.state.failed) this.setState({ failed: null });
  }

  override render() {
    const { failed } = this.state;
    if (failed instanceof ChunkLoadError && !isReloaded()) return null;
    return failed ? <PageFailed /> : this.props.children;
  }
}

function PageFailed() {
  const { meta, title, text, retry } = serverErrorPage;
  useHydratedEvent();
  return (
    <>
      <Title>{meta.title}</Title>
      <PageHero title={title} intro={text}>
        <Actions>
          <Button onClick={() => location.reload()}>{retry}</Button>
        </Actions>
      </PageHero>
    </>
  );
}
