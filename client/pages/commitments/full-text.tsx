import type { Commitment } from "../../catalog/rows.ts";
import { Prose } from "../../ui/prose.tsx";
import { RichContent } from "../../ui/rich-text.tsx";
import { Figures } from "./figures.tsx";

export const fullTextId = (slug: string) => `${slug}-in-full`;

/** What the dialogs say, as plain sections: shown without script and in print. */
export function FullTexts({ commitments }: { commitments: readonly Commitment[] }) {
  return (
    <div className="commitments-full">
      {commitments.map((commitment) => (
        <section
          key={commitment.slug}
          id={fullTextId(commitment.slug)}
          className="page-width"
          aria-labelledby={`${fullTextId(commitment.slug)}-title`}
        >
          <div>
            <h2 id={`${fullTextId(commitment.slug)}-title`}>{commitment.title}</h2>
            <Figures commitment={commitment} />
          </div>
          <Prose className="rich-text">
            <RichContent nodes={commitment.full_content} />
          </Prose>
        </section>
      ))}
    </div>
  );
}
