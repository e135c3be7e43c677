import { type RefObject, useDeferredValue, useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";

/** How the visitor left a list of cards. */
interface LeftList {
  /** Pixels that it was swiped. */
  scrollLeft: number;
  /** Heights of its rows, to which all cards contribute. */
  rows: string;
  /** Places of the cards in view, from zero. */
  inView: Set<number>;
}

/** By history entry. */
const leftLists = new Map<string, LeftList>();

/**
 * On Back and Forward, the list is where the visitor had swiped it to. Its first frame has the cards that were
 * in view, because rendering ten services takes a phone half of the navigation.
 *
 * @returns which cards to render, and the heights of the list's rows unless all cards are rendered
 */
export function useCardListReturn(list: RefObject<HTMLUListElement | null>) {
  const { key } = useLocation();
  const left = leftLists.get(key);
  const isWhole = useDeferredValue(true, left ? false : undefined);

  useLayoutEffect(() => {
    if (left && list.current) list.current.scrollLeft = left.scrollLeft;
  }, []);

  useEffect(() => {
    if (isWhole && list.current) return recordList(list.current, key);
  }, [isWhole, key]);

  return {
    isRendered: (place: number) => isWhole || !left || left.inView.has(place),
    rows: isWhole ? undefined : left?.rows,
  };
}

/**
 * Records a list while the visitor reads it. When another page comes, its sizes would have to be computed.
 *
 * @returns stops it
 */
function recordList(list: HTMLUListElement, key: string): () => void {
  const cards = [...list.children];
  const left: LeftList = { scrollLeft: 0, rows: "", inView: new Set() };
  const observer = new IntersectionObserver((entries) => {
    // The next page has taken its place.
    if (!list.isConnected) return;
    for (const { target, isIntersecting } of entries) {
      const place = cards.indexOf(target);
      if (isIntersecting) left.inView.add(place);
      else left.inView.delete(place);
    }
    leftLists.set(key, left);
    // Sizes of a list off screen would have to be computed.
    if (left.inView.size === 0) return;
    left.scrollLeft = list.scrollLeft;
    left.rows = getComputedStyle(list).gridTemplateRows;
  });
  for (const card of cards) observer.observe(card);
  const recordSwipe = () => left.scrollLeft = list.scrollLeft;
  list.addEventListener("scroll", recordSwipe, { passive: true });
  return () => {
    observer.disconnect();
    list.removeEventListener("scroll", recordSwipe);
  };
}
