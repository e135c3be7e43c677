import { frame } from "../../../content/frame.ts";

/** Shown while a page or a dialog is being fetched. */
export function NavigationProgress() {
  return (
    <div
      role="progressbar"
      aria-label={frame.loading}
      className="fixed inset-x-0 top-0 z-60 animate-pulse border-t-3 border-clay"
    />
  );
}
