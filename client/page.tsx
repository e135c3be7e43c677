import { createContext, type FunctionComponent, Suspense, use } from "react";
import type { Params } from "react-router-dom";
import { serviceMessages } from "../content/messages.ts";
import { useTellHydrated } from "./hooks/hydrated.ts";
import type { LazyPart } from "./lazy.ts";
import { Kept, useKeptTitle } from "./ui/kept.tsx";
import { Title } from "./ui/title.tsx";

/** @template Props what the page reads, as its route says */
export interface PageModule<Props> {
  default: FunctionComponent<Props>;
  /** What the document is called while the page is shown, the firm's name left out. */
  useTitle(reads: Props): string;
}

interface PageProps<Props> {
  page: LazyPart<PageModule<Props>>;
  reads: Props;
}

const ParamsContext = createContext<Params>({});

/** What the page's address says, by the names in its route. */
export const useParams = () => use(ParamsContext);

/** What a page's module says, the document's title first. */
export function Page<Props extends object>(
  { page, params, reads }: PageProps<Props> & { params: Params },
) {
  useTellHydrated();
  return (
    <ParamsContext value={params}>
      <Suspense
        // A service's has to be read first.
        fallback={<Title>{serviceMessages.loading}</Title>}
      >
        <PageTitle page={page} reads={reads} />
      </Suspense>
      {page.kept
        ? <Kept of={page} part="default" props={reads} />
        : <Content page={page} reads={reads} />}
    </ParamsContext>
  );
}

function Content<Props extends object>({ page, reads }: PageProps<Props>) {
  const { default: Content } = page.read();
  return <Content {...reads} />;
}

function PageTitle<Props>({ page, reads }: PageProps<Props>) {
  const title = ({ useTitle }: PageModule<Props>) => useTitle(reads);
  return <Title>{page.kept ? useKeptTitle(page, "default", title) : title(page.read())}</Title>;
}
