import { type ComponentType, Suspense } from "react";
import type { Lazy } from "./lazy.ts";
import { Title } from "./ui/title.tsx";

export interface PageModule {
  default: ComponentType;
  /** What the document is called while the page is shown, the firm's name left out. */
  useTitle(): string;
}

/** What a page's module says, the document's title first. */
export function Page({ page }: { page: Lazy<PageModule> }) {
  const { default: Content, useTitle } = page.read();
  return (
    <>
      <Suspense>
        <PageTitle useTitle={useTitle} />
      </Suspense>
      <Content />
    </>
  );
}

function PageTitle({ useTitle }: Pick<PageModule, "useTitle">) {
  return <Title>{useTitle()}</Title>;
}
