import { useEffect, useState } from "react";
import { frame } from "../../../content/frame.ts";

const delayMs = 400;

/** Shown while a page or a dialog is being fetched for longer than `delayMs`. */
export function NavigationProgress() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate && (
    <div
      role="progressbar"
      aria-label={frame.loading}
      className="fixed inset-x-0 top-0 z-60 animate-pulse border-t-3 border-clay"
    />
  );
}
