import ArrowUp from "lucide-react/icons/arrow-up";
import { frame } from "../../content/frame.ts";
import { scrollBehavior } from "../runtime/hooks/media.ts";
import { useScrolledPast } from "../runtime/hooks/scrolled.ts";

/** SPEC §9 */
const visibleBeyondPixels = 300;

export function UpArrow() {
  if (!useScrolledPast(visibleBeyondPixels)) return null;
  return (
    <button
      type="button"
      className="fixed right-fluid-8 bottom-fluid-8 z-40 grid size-12 place-items-center rounded-full border-1.5 border-paper bg-ink text-paper hover:bg-clay"
      data-behind-menu
      aria-label={frame.up}
      onClick={() => scrollTo({ top: 0, behavior: scrollBehavior() })}
    >
      <ArrowUp aria-hidden />
    </button>
  );
}
