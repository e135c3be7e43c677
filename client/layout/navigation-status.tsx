import { use } from "react";
import { frame } from "../../content/frame.ts";
import { NavigationContext } from "../runtime/navigation/page-router.tsx";
import { useHydrated } from "../runtime/hooks/hydrated.ts";
import { Button } from "../ui/controls/button.tsx";
import { NavigationProgress } from "../ui/status/navigation-progress.tsx";

/**
 * Tells over the page in view that the next one is being fetched, or could not be and how to try again.
 * A message stays until it is closed, the browser is online again, or another link is followed.
 */
export function NavigationStatus() {
  const { state, retry, dismiss } = use(NavigationContext);
  const { text, retry: retryLabel, retrying, close } = frame.unreachable;
  const hydrated = useHydrated();
  if (!hydrated) return null;
  const isShown = state.name === "failed" || state.isRetry;
  return (
    <>
      {state.name === "loading" && <NavigationProgress />}
      <div
        className="fixed inset-x-0 bottom-0 z-60 flex flex-wrap items-center gap-x-8 gap-y-2 bg-night px-gutter py-3.6 text-white not-data-shown:sr-only print:hidden"
        data-shown={isShown || undefined}
      >
        {/* A live region announces only text that is set after it exists. */}
        <p role="status" className="max-w-text font-semibold">
          {state.name === "failed" && text}
          {state.isRetry && retrying}
        </p>
        {state.name === "failed" && (
          <div className="dark flex flex-wrap gap-3.6">
            <Button variant="light" onClick={retry}>{retryLabel}</Button>
            <Button variant="light" onClick={dismiss}>{close}</Button>
          </div>
        )}
      </div>
    </>
  );
}
