import { Route, Routes } from "react-router-dom";
import { DataContext, type DataStore } from "./data.tsx";
import type { Submitted } from "./forms/answer.ts";
import { SubmittedContext } from "./forms/submitted.tsx";
import { Frame } from "./layout/frame.tsx";
import { routes } from "./routes.tsx";

interface AppProps {
  store: DataStore;
  submitted: Submitted | null;
}

/** Everything inside `#root`, the same on both sides; the router around it differs. */
export function App({ store, submitted }: AppProps) {
  return (
    <DataContext value={store}>
      <SubmittedContext value={submitted}>
        <Frame>
          <Routes>
            {routes.map(({ path, Component }) => (
              <Route key={path} path={path} element={<Component />} />
            ))}
          </Routes>
        </Frame>
      </SubmittedContext>
    </DataContext>
  );
}
