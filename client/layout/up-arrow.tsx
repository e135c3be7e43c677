import ArrowUp from "lucide-react/icons/arrow-up";
import { frame } from "../../content/frame.ts";
import { scrollBehavior, useHasMargin } from "../runtime/hooks/media.ts";
import { useScrolledPast } from "../runtime/hooks/scrolled.ts";

/** SPEC §9 */
export const visibleBeyondPixels = 300;

/** Nowhere over text. */
const looks = {
  header: "-mx-2.6",
  margin:
    "fixed right-margin bottom-fluid-8 z-55 rounded-full border-1.5 border-paper bg-ink text-paper hover:bg-clay",
};

/** In the margin of windows that have one, otherwise among the tools of the header. */
export function UpArrow({ place }: { place: keyof typeof looks }) {
  const isVisible = useScrolledPast(visibleBeyondPixels);
  const hasMargin = useHasMargin();
  if (!isVisible || hasMargin !== (place === "margin")) return null;
  return (
    <button
      type="button"
      className={`grid size-tap flex-none place-items-center ${looks[place]}`}
      data-behind-menu
      data-up-arrow
      aria-label={frame.up}
      onClick={() => scrollTo({ top: 0, behavior: scrollBehavior() })}
    >
      <ArrowUp aria-hidden />
    </button>
  );
}
