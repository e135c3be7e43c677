import {
  createContext,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { Router } from "react-router-dom";
import { recordSections } from "./off-screen-layout.ts";
import {
  createPageHistory,
  type NavigationState,
  type PageHistory,
  type PageLoader,
} from "./page-history.ts";

interface Navigation extends Pick<PageHistory, "follow" | "retry" | "reload" | "dismiss"> {
  state: NavigationState;
}

const nothing = () => {};

/** Navigation of this site's pages. Nothing moves on the server. */
export const NavigationContext = createContext<Navigation>({
  state: { name: "idle" },
  follow: nothing,
  retry: nothing,
  reload: nothing,
  dismiss: nothing,
});

/**
 * The router of the browser. Its location is that of the page in view, which the address is ahead of
 * while the next page is fetched.
 *
 * @param load fetches a page
 */
export function PageRouter(
  { load, children }: { load: PageLoader; children: ReactNode },
) {
  const [state, setState] = useState<NavigationState>({ name: "idle" });
  const [pages] = useState(() =>
    createPageHistory({
      load,
      onShow(visit, last) {
        recordSections(last.location.key);
        startTransition(() => setShown(visit));
      },
      onState(state) {
        // Nobody waits for the end of loading: a phone shows the next page 15 ms earlier.
        if (state.name === "idle") startTransition(() => setState(state));
        else setState(state);
      },
    })
  );
  const [{ location, type }, setShown] = useState(pages.first);
  // A layout effect: nobody can go back before it.
  useLayoutEffect(() => pages.listen(), [pages]);
  useEffect(() => {
    addEventListener("online", pages.dismiss);
    return () => removeEventListener("online", pages.dismiss);
  }, [pages]);

  return (
    <NavigationContext value={{ ...pages, state }}>
      <Router
        location={location}
        navigationType={type}
        navigator={pages.navigator}
      >
        {children}
      </Router>
    </NavigationContext>
  );
}
