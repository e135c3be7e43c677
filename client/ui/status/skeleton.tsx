/** Outlines in the place of what is on the way. Screen readers hear the spinner's label instead. */

/** The first row of a grid of cards, as high as those of SPEC §9. */
export function CardSkeleton() {
  return (
    <div
      className="grid gap-7 *:h-120 *:rounded-md *:border *:border-current/20 sm:grid-cols-2 lg:grid-cols-3"
      aria-hidden
    >
      <div />
      <div className="max-sm:hidden" />
      <div className="max-lg:hidden" />
    </div>
  );
}

/** A heading and a paragraph. */
export function TextSkeleton() {
  return (
    <div
      className="page-width grid min-h-[60svh] content-start gap-4 py-fluid-22 *:h-4 *:rounded-sm *:bg-line"
      aria-hidden
    >
      <div className="mb-4 w-2/5" />
      <div />
      <div className="w-3/4" />
    </div>
  );
}
