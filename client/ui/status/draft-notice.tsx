import { draftMessages } from "../../../content/messages.ts";

/** Says that the page shows a row which is not published. Stays in view, and on paper. */
export function DraftNotice() {
  return (
    <p
      role="status"
      className="fixed bottom-4 left-4 z-40 max-w-[min(24rem,calc(100vw-7rem))] rounded-sm border-l-5 border-clay bg-sand px-5 py-3 text-ink shadow-lg"
      data-draft
    >
      <strong>{draftMessages.label}</strong> {draftMessages.text}
    </p>
  );
}
