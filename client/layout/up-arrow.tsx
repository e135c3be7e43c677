import ArrowUp from "lucide-react/icons/arrow-up";
import { scrollBehavior } from "../hooks/media.ts";
import { useScrolledPast } from "../hooks/scrolled.ts";

/** Pixels of scroll beyond which the button shows (SPEC §9). */
const threshold = 300;

export function UpArrow() {
  const shown = useScrolledPast(threshold);
  if (!shown) return null;
  return (
    <button
      type="button"
      className="up-arrow"
      aria-label="Back to top"
      onClick={() => scrollTo({ top: 0, behavior: scrollBehavior() })}
    >
      <ArrowUp aria-hidden />
    </button>
  );
}
