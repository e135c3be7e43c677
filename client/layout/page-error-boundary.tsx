import { Component, type ReactNode, use } from "react";
import { serverErrorPage } from "../../content/messages/server-error.ts";
import { useHydratedEvent } from "../runtime/hooks/hydrated.ts";
import { NavigationContext } from "../runtime/navigation/page-router.tsx";
import { Actions, Button } from "../ui/controls/button.tsx";
import { UnmappedHero } from "../ui/unmapped-hero.tsx";

interface PageErrorBoundaryProps {
  /** Path and query. A change retries. */
  page: string;
  children: ReactNode;
}

const working = { hasFailed: false };

/** Keeps the frame when a page cannot be rendered. A page that cannot be fetched is not shown at all. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, typeof working> {
  override state = working;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ page }: PageErrorBoundaryProps) {
    if (page !== this.props.page && this.state.hasFailed) this.setState(working);
  }

  override render() {
    return this.state.hasFailed ? <PageFailed /> : this.props.children;
  }
}

function PageFailed() {
  const { title, text, retry } = serverErrorPage;
  const { reload } = use(NavigationContext);
  useHydratedEvent();
  return (
    <UnmappedHero meta={{ title }} title={title} intro={text}>
      <Actions>
        <Button onClick={reload}>{retry}</Button>
      </Actions>
    </UnmappedHero>
  );
}
