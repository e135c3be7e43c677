import type { Commitment } from "../../catalog/rows.ts";
import { Prose } from "../../ui/text/prose.tsx";
import { RichContent } from "../../ui/text/rich-content.tsx";
import { Figures, fullTextId } from "./commitment-parts.tsx";

/** Falls back to the description. */
export function FullText(
  { commitment: { full_content, description } }: { commitment: Commitment },
) {
  return full_content.length > 0 ? <RichContent nodes={full_content} /> : <p>{description}</p>;
}

/** The texts of all dialogs as sections, shown without script and in print. */
export function FullTexts({ commitments }: { commitments: readonly Commitment[] }) {
  return (
    <div
      className="mt-fluid-24 grid gap-fluid-20 bg-paper py-fluid-24 text-text print:mt-4 print:gap-8 print:bg-transparent script:not-print:not-data-shown:hidden"
      data-full-texts
    >
      {commitments.map((commitment) => (
        <section
          key={commitment.slug}
          id={fullTextId(commitment.slug)}
          className="page-width grid scroll-mt-0 gap-x-20 gap-y-6 lg:grid-cols-5-7"
          aria-labelledby={`${fullTextId(commitment.slug)}-title`}
        >
          <div>
            <h2 id={`${fullTextId(commitment.slug)}-title`} className="mb-6 text-2xl text-ink">
              {commitment.title}
            </h2>
            <Figures commitment={commitment} />
          </div>
          <Prose className="rich-text">
            <FullText commitment={commitment} />
          </Prose>
        </section>
      ))}
    </div>
  );
}
