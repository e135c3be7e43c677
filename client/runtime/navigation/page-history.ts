/**
 * The tab's history as the router's navigator. A navigation changes the address at once. The page in
 * view stays until the next one is fetched. If that fails, its own address returns
 * (docs/decisions/navigation.md).
 */
import { createPath, NavigationType, type To } from "react-router-dom";
import { isOverlayEntry } from "../hooks/overlay.ts";
import {
  isSamePage,
  markFirstEntry,
  newEntry,
  opensAtTop,
  type Visit,
  visitOf,
} from "./history-entry.ts";

export interface NavigationState {
  name: "idle" | "loading" | "failed";
  /** The page that is being fetched or could not be. */
  url?: URL;
  /** The visitor has tried before. */
  isRetry?: boolean;
}

/** Shows a page that is ready to be rendered. */
export type Show = () => void;

/** A page that is being fetched. Its promises reject if that fails. */
export interface PageLoad {
  /** Resolves when the page can be shown from its top. */
  heading: Promise<unknown>;
  /** Resolves when its long text is there too. */
  whole: Promise<unknown>;
}

/** Fetches all that a page needs. Null when it is there. */
export type PageLoader = (url: URL) => PageLoad | null;

interface PageHistoryOptions {
  load: PageLoader;
  onShow(visit: Visit, last: Visit): void;
  onState(state: NavigationState): void;
}

export type PageHistory = ReturnType<typeof createPageHistory>;

const probeTimeoutMs = 5_000;

/** React renders a transition of a `popstate` event in one long task, and any other one in short tasks. */
const showInNextTask = (show: Show) => void setTimeout(show);

export function createPageHistory({ load, onShow, onState }: PageHistoryOptions) {
  markFirstEntry();
  let shown = visitOf(NavigationType.Pop);
  let state: NavigationState = { name: "idle" };
  /** Number of navigations. A later one cancels those before it. */
  let latest = 0;

  /** Begins a navigation. @returns whether no later one has begun */
  function begin(): () => boolean {
    settle();
    const navigation = ++latest;
    return () => navigation === latest;
  }

  function change(next: NavigationState) {
    state = next;
    onState(next);
  }

  /** Nothing is fetched any more. A message of a failure stays. */
  function settle() {
    if (state.name === "loading") change({ name: "idle" });
  }

  function show(visit: Visit) {
    const last = shown;
    shown = visit;
    onShow(visit, last);
  }

  /** Shows the page of the current address once it is fetched. */
  async function arrive(type: NavigationType, around: (show: Show) => void = (show) => show()) {
    const isCurrent = begin();
    const visit = visitOf(type);
    if (isSamePage(visit, shown)) return show(visit);
    const url = new URL(location.href);
    // A view transition starts later than this, and a newer navigation may come before it.
    const showIfCurrent = () => isCurrent() && show(visit);
    const request = load(url);
    if (!request) return around(showIfCurrent);
    change({ name: "loading", url });
    const whole = isFulfilled(request.whole);
    const isReady = await (opensAtTop(visit.location, type) ? isFulfilled(request.heading) : whole);
    if (!isCurrent()) return;
    if (isReady) {
      around(showIfCurrent);
      const isWhole = await whole;
      if (!isCurrent()) return;
      if (isWhole) return settle();
    }
    const isReachable = await isAnswered(url);
    if (!isCurrent()) return;
    if (isReachable) return loadCurrentAddress(type);
    // The page says that its text is missing.
    if (isReady) return settle();
    returnToShown();
    change({ name: "failed", url });
  }

  /** Loads the page of the current address from the server, after a deployment for example. */
  function loadCurrentAddress(type: NavigationType) {
    if (type === NavigationType.Pop) return location.reload();
    const { href } = location;
    // A reload would restore the position of the page in view, and not follow a fragment.
    history.replaceState(history.state, "", createPath(shown.location));
    location.replace(href);
  }

  /** Gives the page in view its address again. */
  function returnToShown() {
    const distance = shown.index - history.state.index;
    if (distance !== 0) return history.go(distance);
    const { key } = shown.location;
    history.replaceState({ ...history.state, key }, "", createPath(shown.location));
  }

  function onPop() {
    // The browser adds entries without state, for fragments that are typed into the address.
    if (!history.state) history.replaceState(newEntry(shown.index + 1), "");
    if (history.state.key !== shown.location.key) {
      return void arrive(NavigationType.Pop, showInNextTask);
    }
    // Back to the page in view, also over the entry of a dialog.
    begin();
  }

  /** Follows a link. @param around shows the page, in a view transition for example */
  function follow(url: URL, around?: (show: Show) => void) {
    const { index } = history.state;
    // An open dialog or menu has an entry of its own, which the next page replaces.
    if (url.href === location.href || isOverlayEntry()) {
      history.replaceState(newEntry(index), "", url);
    } else {
      history.pushState(newEntry(index + 1), "", url);
    }
    arrive(NavigationType.Push, around);
  }

  /** Loads a page from the server if it can be reached; else says that it cannot. */
  async function loadDocument(url: URL) {
    const isCurrent = begin();
    change({ name: "loading", url, isRetry: true });
    const isReachable = await isAnswered(url);
    if (!isCurrent()) return;
    if (!isReachable) return change({ name: "failed", url });
    if (url.href === location.href) location.reload();
    else location.assign(url);
  }

  return {
    /** The page of the document. */
    first: shown,
    follow,
    /** Asks for the page that could not be fetched. Engines remember modules that failed, so it is a new document. */
    retry() {
      if (state.url) loadDocument(state.url);
    },
    reload() {
      loadDocument(new URL(location.href));
    },
    dismiss() {
      if (state.name === "failed") change({ name: "idle" });
    },
    /** Listens to Back and Forward. @returns stops it */
    listen() {
      addEventListener("popstate", onPop);
      return () => removeEventListener("popstate", onPop);
    },
    /** What React Router needs. */
    navigator: {
      createHref: (to: To) => typeof to === "string" ? to : createPath(to),
      go: (distance: number) => history.go(distance),
      push: (to: To) => follow(urlOf(to)),
      /** The page corrects its own address. */
      replace(to: To) {
        begin();
        history.replaceState(newEntry(history.state.index), "", urlOf(to));
        show(visitOf(NavigationType.Replace));
      },
    },
  };
}

const isFulfilled = (promise: Promise<unknown>) => promise.then(() => true, () => false);

function urlOf(to: To): URL {
  return new URL(typeof to === "string" ? to : createPath(to), location.href);
}

/** Whether the server can be reached. `navigator.onLine` is no answer: a local site needs no internet. */
function isAnswered(url: URL): Promise<boolean> {
  const signal = AbortSignal.timeout(probeTimeoutMs);
  return fetch(url, { method: "HEAD", cache: "no-store", signal })
    .then(({ status }) => status < 500, () => false);
}
