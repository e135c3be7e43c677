import { useLocation } from "react-router-dom";
import { RequestContext, type RequestState } from "./runtime/query-cache.tsx";
import { useTellHydrated } from "./runtime/hooks/hydrated.ts";
import { Frame } from "./layout/frame.tsx";
import type { RouteMatch } from "./runtime/routing.ts";

interface AppProps {
  request: RequestState;
  match(pathname: string): RouteMatch;
}

/** Everything inside `#root`, the same on both sides; the router around it differs. */
export function App({ request, match }: AppProps) {
  return (
    <RequestContext value={request}>
      <Frame>
        <CurrentPage match={match} />
      </Frame>
    </RequestContext>
  );
}

function CurrentPage({ match }: Pick<AppProps, "match">) {
  const { pathname, search } = useLocation();
  const { route, params } = match(pathname);
  const { default: Page } = route.page.read();
  useTellHydrated();
  return (
    <Page
      key={pathname}
      params={params}
      {...route.queries(params, new URLSearchParams(search))}
    />
  );
}
