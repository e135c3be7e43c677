import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { serverErrorPage } from "../../content/not-found.ts";
import { Actions } from "../ui/actions.tsx";
import { Button } from "../ui/button.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { Title } from "../ui/title.tsx";

/** Keeps the frame when a page fails, as when its chunk cannot be fetched; the next page tries anew. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary page={pathname}>{children}</Boundary>;
}

interface BoundaryProps {
  page: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ page }: BoundaryProps) {
    if (page !== this.props.page && this.state.failed) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children;
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
