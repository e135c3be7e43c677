import { useLocation } from "react-router-dom";
import { DataContext, type DataStore } from "./data.tsx";
import type { Submitted } from "./forms/answer.ts";
import { SubmittedContext } from "./forms/submitted.tsx";
import { Frame } from "./layout/frame.tsx";
import { OriginContext } from "./layout/letterhead.tsx";
import { Page } from "./page.tsx";
import { matchRoute } from "./routes.tsx";

interface AppProps {
  store: DataStore;
  submitted: Submitted | null;
  /** As OriginContext says. */
  origin: string;
}

/** Everything inside `#root`, the same on both sides; the router around it differs. */
export function App({ store, submitted, origin }: AppProps) {
  return (
    <DataContext value={store}>
      <SubmittedContext value={submitted}>
        <OriginContext value={origin}>
          <Frame>
            <CurrentPage />
          </Frame>
        </OriginContext>
      </SubmittedContext>
    </DataContext>
  );
}

function CurrentPage() {
  const { pathname, search } = useLocation();
  const { route, params } = matchRoute(pathname);
  const reads = route.props(params, new URLSearchParams(search));
  return <Page key={route.path} page={route.page} params={params} reads={reads} />;
}
