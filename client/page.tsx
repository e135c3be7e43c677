import { type FunctionComponent, Suspense, useEffect } from "react";
import type { Lazy } from "./lazy.ts";
import { Title } from "./ui/title.tsx";

/** @template Props what the page reads, as its route says */
export interface PageModule<Props> {
  default: FunctionComponent<Props>;
  /** What the document is called while the page is shown, the firm's name left out. */
  useTitle(reads: Props): string;
}

interface PageProps<Props> {
  page: Lazy<PageModule<Props>>;
  reads: Props;
}

/** What a page's module says, the document's title first. */
export function Page<Props extends object>({ page, reads }: PageProps<Props>) {
  const { default: Content } = page.read();
  // Start.ts has waited for this to do again what the visitor did before.
  useEffect(() => void dispatchEvent(new Event("hydrated")), []);
  return (
    <>
      <Suspense>
        <PageTitle page={page} reads={reads} />
      </Suspense>
      <Content {...reads} />
    </>
  );
}

function PageTitle<Props>({ page, reads }: PageProps<Props>) {
  const { useTitle } = page.read();
  return <Title>{useTitle(reads)}</Title>;
}
