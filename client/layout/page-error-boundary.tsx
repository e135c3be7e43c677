import { Component, type ReactNode } from "react";
import { offlineMessage, serverErrorPage } from "../../content/pages/not-found.ts";
import { useHydratedEvent } from "../runtime/hooks/hydrated.ts";
import { ChunkLoadError } from "../runtime/lazy-chunk.ts";
import { Actions, Button } from "../ui/controls/button.tsx";
import { PageHero } from "../ui/page-hero.tsx";

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

const working = { failed: null as unknown, isOffline: false };

/** Keeps the frame when a page fails. A page whose chunk cannot be loaded is reloaded once. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, typeof working> {
  override state = working;

  static getDerivedStateFromError(failed: unknown) {
    return { failed };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkLoadError && !isReloaded()) this.reload();
  }

  override componentDidUpdate({ page }: PageErrorBoundaryProps) {
    if (page !== this.props.page && this.state.failed) this.setState(working);
  }

  /** Without a connection the browser's own error page would replace the site. */
  reload = () =>
    fetch(location.href, { method: "HEAD", cache: "no-store" })
      .then(() => location.reload(), () => this.setState({ isOffline: true }));

  override render() {
    const { failed, isOffline } = this.state;
    if (!failed) return this.props.children;
    if (failed instanceof ChunkLoadError && !isReloaded() && !isOffline) return null;
    return <PageFailed isOffline={isOffline} onRetry={this.reload} />;
  }
}

function PageFailed({ isOffline, onRetry }: { isOffline: boolean; onRetry(): void }) {
  const { title, text, retry } = isOffline ? offlineMessage : serverErrorPage;
  useHydratedEvent();
  return (
    <PageHero meta={{ title }} title={title} intro={text}>
      <Actions>
        <Button onClick={onRetry}>{retry}</Button>
      </Actions>
    </PageHero>
  );
}
