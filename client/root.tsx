import { useInsertionEffect } from "react";
import { useLocation } from "react-router-dom";
import { RequestContext, type RequestFacts } from "./request-context.ts";
import { applyPageCss } from "./runtime/page-css.ts";
import { type QueryStore, QueryStoreContext } from "./runtime/query-cache.tsx";
import { HeadingFirst } from "./runtime/navigation/heading-first.tsx";
import { useHydratedEvent } from "./runtime/hooks/hydrated.ts";
import { Frame } from "./layout/frame.tsx";
import { matchRoute } from "./routes.tsx";
import { queriesOf } from "./runtime/routing.ts";

/** Everything inside `#root`. Server and browser wrap it in different routers. */
export function Root({ store, request }: { store: QueryStore; request: RequestFacts }) {
  return (
    <QueryStoreContext value={store}>
      <RequestContext value={request}>
        <Frame>
          <CurrentPage />
        </Frame>
      </RequestContext>
    </QueryStoreContext>
  );
}

function CurrentPage() {
  const { pathname, search } = useLocation();
  const match = matchRoute(pathname);
  const { route, params } = match;
  const parameters = new URLSearchParams(search);
  const { default: Page } = route.page.read();
  // Before any effect measures the page.
  useInsertionEffect(() => applyPageCss(route.page.module), [route]);
  useHydratedEvent();
  return (
    <HeadingFirst key={pathname} queries={queriesOf(match, parameters)}>
      <Page params={params} {...route.queries?.(params, parameters)} />
    </HeadingFirst>
  );
}
