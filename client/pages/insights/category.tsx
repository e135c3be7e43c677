import Compass from "lucide-react/icons/compass";
import FileCheck from "lucide-react/icons/file-check";
import Handshake from "lucide-react/icons/handshake";
import Scale from "lucide-react/icons/scale";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { InsightCard } from "../../../content/types.ts";

const icons: Readonly<Record<string, typeof Compass>> = {
  Compass,
  FileCheck,
  Handshake,
  Scale,
  ShieldCheck,
};

/** What an article is about, before its category: icon and colour are the article's own (SPEC §3). */
export function Category({ card: { icon, color, category } }: { card: InsightCard }) {
  const Icon = icons[icon];
  return (
    <span className="insight-category" data-color={color}>
      {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden />}
      {category}
    </span>
  );
}
