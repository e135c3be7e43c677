import Compass from "lucide-react/icons/compass";
import FileCheck from "lucide-react/icons/file-check";
import Handshake from "lucide-react/icons/handshake";
import Scale from "lucide-react/icons/scale";
import ShieldCheck from "lucide-react/icons/shield-check";
import Store from "lucide-react/icons/store";
import type { InsightCard } from "../../../content/types.ts";

const icons = { Compass, FileCheck, Handshake, Scale, ShieldCheck, Store };

const colors: Record<InsightCard["color"], string> = {
  pine: "text-pine",
  river: "text-river",
  clay: "text-clay",
  moss: "text-moss",
  ochre: "text-ochre",
  lake: "text-lake",
};

/** An article's icon and category in its color (SPEC §3). */
export function Category({ card: { icon, color, category } }: { card: InsightCard }) {
  const Icon = icons[icon];
  return (
    <span className="inline-flex items-center gap-2.2 label">
      <Icon
        size="1.25rem"
        strokeWidth={1.75}
        aria-hidden
        className={`flex-none dark:text-straw ${colors[color]}`}
      />
      {category}
    </span>
  );
}
