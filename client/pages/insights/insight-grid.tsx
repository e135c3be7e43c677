import type { InsightCard as Card } from "../../../content/types.ts";
import { InsightCard } from "./insight-card.tsx";

interface InsightGridProps {
  cards: readonly Card[];
  /** Widths of the pictures, as of `img[sizes]`. */
  sizes: string;
  look?: "usual" | "compact";
}

export function InsightGrid({ cards, sizes, look = "usual" }: InsightGridProps) {
  return (
    <ul className="mt-[clamp(1.5rem,3vw,2.5rem)] grid gap-x-fluid-18 gap-y-fluid-10-18 md:grid-cols-2">
      {cards.map((card) => (
        <li key={card.slug} className="border-t border-line pt-6">
          <InsightCard card={card} sizes={sizes} look={look} />
        </li>
      ))}
    </ul>
  );
}
