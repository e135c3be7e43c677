import { useLocation } from "react-router-dom";
import { type Visit, VisitContext } from "./data.tsx";
import { Frame } from "./layout/frame.tsx";
import { Page } from "./page.tsx";
import { matchRoute } from "./routes.tsx";

/** Everything inside `#root`, the same on both sides; the router around it differs. */
export function App(visit: Visit) {
  return (
    <VisitContext value={visit}>
      <Frame>
        <CurrentPage />
      </Frame>
    </VisitContext>
  );
}

function CurrentPage() {
  const { pathname, search } = useLocation();
  const { route, params } = matchRoute(pathname);
  const reads = route.props(params, new URLSearchParams(search));
  return <Page key={pathname} page={route.page} params={params} reads={reads} />;
}
