/** Outlines in the place of what is on the way. Screen readers hear the spinner's label instead. */

/** The first row of a grid of cards. */
export function CardSkeleton() {
  return (
    <div className="grid gap-7 sm:grid-cols-2 lg:grid-cols-3" aria-hidden>
      <CardOutline />
      <CardOutline className="max-sm:hidden" />
      <CardOutline className="max-lg:hidden" />
    </div>
  );
}

/** As high as a card of SPEC §9. */
function CardOutline({ className = "" }: { className?: string }) {
  return <div className={`h-120 rounded-md border border-current/20 ${className}`} />;
}

const line = "h-3.6 rounded-sm bg-line";

/** A heading and a paragraph. */
export function TextSkeleton() {
  return (
    <div className="page-width grid min-h-[60svh] content-start gap-4 py-fluid-22" aria-hidden>
      <div className="mb-4 h-9 w-2/5 rounded-sm bg-line" />
      <div className={line} />
      <div className={line} />
      <div className={`${line} w-3/4`} />
    </div>
  );
}
