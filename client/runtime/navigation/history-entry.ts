/** Entries of the tab's history. The state of each has a key and its position. */
import { type Location, NavigationType } from "react-router-dom";

/** A page in view and how it was reached. */
export interface Visit {
  location: Location;
  type: NavigationType;
  /** Position of its entry in the history. */
  index: number;
}

/** Begins the key of an entry that a document was opened in. */
const firstKey = "default";

/** Whether the current entry is the first of its document. There is no other on the server. */
export const isFirstEntry = (): boolean =>
  globalThis.history === undefined || Boolean(history.state?.key.startsWith(firstKey));

const randomKey = () => Math.random().toString(36).slice(2, 10);

/** State of an entry. Scroll positions are stored by its key. */
export const newEntry = (index: number) => ({ key: randomKey(), index });

/** Gives the entry that the document was opened in its state, unless it has one from before a reload. */
export function markFirstEntry(): void {
  if (history.state?.index !== undefined) return;
  // Of its own, because positions are stored by key for all documents of the tab.
  const key = `${firstKey}-${randomKey()}`;
  history.replaceState({ key, ...history.state, index: 0 }, "");
}

/** A visit of the current entry. */
export function visitOf(type: NavigationType): Visit {
  const { pathname, search, hash } = location;
  const { key, index } = history.state;
  return { location: { pathname, search, hash, key, state: null }, type, index };
}

export const isSamePage = ({ location: one }: Visit, { location: other }: Visit): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/** Whether a link opens a page at its top, where only its heading is in view at first. */
export const opensAtTop = ({ hash }: Location, type: NavigationType): boolean =>
  type === NavigationType.Push && !hash;
