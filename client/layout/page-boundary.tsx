import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { serverErrorPage } from "../../content/not-found.ts";
import { LoadFailure } from "../lazy.ts";
import { Actions } from "../ui/actions.tsx";
import { Button } from "../ui/button.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { Title } from "../ui/title.tsx";

/** Keeps the frame when a page fails. One whose chunk is gone is asked of the server. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary page={pathname}>{children}</Boundary>;
}

interface BoundaryProps {
  page: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: unknown }> {
  override state: { failed: unknown } = { failed: null };

  static getDerivedStateFromError(failed: unknown) {
    return { failed };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LoadFailure) location.reload();
  }

  override componentDidUpdate({ page }: BoundaryProps) {
    if (page !== this.props.page && this.state.failed) this.setState({ failed: null });
  }

  override render() {
    const { failed } = this.state;
    if (failed instanceof LoadFailure) return null;
    return failed ? <PageFailed /> : this.props.children;
  }
}

function PageFailed() {
  const { meta, title, text, retry } = serverErrorPage;
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
