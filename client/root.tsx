import { useLocation } from "react-router-dom";
import { RequestContext, type RequestFacts } from "./request-context.ts";
import { type QueryStore, QueryStoreContext } from "./runtime/query-cache.tsx";
import { useHydratedEvent } from "./runtime/hooks/hydrated.ts";
import { Frame } from "./layout/frame.tsx";
import type { RouteMatch } from "./runtime/routing.ts";

interface RootProps {
  store: QueryStore;
  request: RequestFacts;
  match(pathname: string): RouteMatch;
}

/** Everything inside `#root`. Server and browser wrap it in different routers. */
export function Root({ store, request, match }: RootProps) {
  return (
    <QueryStoreContext value={store}>
      <RequestContext value={request}>
        <Frame>
          <CurrentPage match={match} />
        </Frame>
      </RequestContext>
    </QueryStoreContext>
  );
}

function CurrentPage({ match }: Pick<RootProps, "match">) {
  const { pathname, search } = useLocation();
  const { route, params } = match(pathname);
  const { default: Page } = route.page.read();
  useHydratedEvent();
  return (
    <Page
      key={pathname}
      params={params}
      {...route.queries?.(params, new URLSearchParams(search))}
    />
  );
}
