import { draftMessages } from "../../../content/messages/drafts.ts";

/** Says that the page shows a row which is not published. Stays in view, and on paper. */
export function DraftNotice() {
  return (
    <p
      role="status"
      className="fixed bottom-4 left-4 z-40 max-w-[min(24rem,calc(100vw-7rem))] rounded-sm border border-paper bg-clay px-5 py-3 text-paper"
      data-draft
    >
      <strong className="block">{draftMessages.label}</strong>
      {draftMessages.text}
    </p>
  );
}
