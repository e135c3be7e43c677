import { createContext, type FunctionComponent, Suspense, use, useEffect } from "react";
import type { Params } from "react-router-dom";
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
  params: Params;
  reads: Props;
}

const ParamsContext = createContext<Params>({});

/** What the page's address says, by the names in its route. */
export const useParams = () => use(ParamsContext);

/** What a page's module says, the document's title first. */
export function Page<Props extends object>({ page, params, reads }: PageProps<Props>) {
  const { default: Content } = page.read();
  // What the visitor did before that is done again now (client/start.ts).
  useEffect(() => void dispatchEvent(new Event("hydrated")), []);
  return (
    <ParamsContext value={params}>
      <Suspense>
        <PageTitle page={page} reads={reads} />
      </Suspense>
      <Content {...reads} />
    </ParamsContext>
  );
}

function PageTitle<Props>({ page, reads }: Pick<PageProps<Props>, "page" | "reads">) {
  const { useTitle } = page.read();
  return <Title>{useTitle(reads)}</Title>;
}
