import Printer from "lucide-react/icons/printer";
import Share2 from "lucide-react/icons/share-2";
import { useState } from "react";
import { shareLabels as labels } from "../../../content/insights/share.ts";
import { markCurrentSection } from "../../runtime/navigation/current-section.ts";
import { StaticMarkup } from "../../runtime/static-markup.tsx";
import type { ArticleChunk } from "./article-chunks.ts";

/** The column beside the text. The table of contents is static markup, which React does not change. */
export function ArticleAside({ title, chunk }: { title: string; chunk: ArticleChunk }) {
  return (
    <div
      ref={markCurrentSection}
      className="aside-sticky grid md:grid-cols-2 lg:block"
      data-no-print
    >
      <Share title={title} />
      <StaticMarkup chunk={chunk} component="Contents" />
    </div>
  );
}

const action =
  "inline-flex min-h-tap items-center gap-2.2 font-semibold text-river underline-offset-link hover:underline";

/** Buttons that share the page's address by the system's share sheet or the clipboard, and print. */
function Share({ title }: { title: string }) {
  const [message, setMessage] = useState("");

  async function share() {
    const url = location.origin + location.pathname;
    if ("share" in navigator) {
      // Rejects when the visitor cancels.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url);
      setMessage(labels.copied);
    } catch {
      setMessage(labels.copyByHand(url));
    }
  }

  return (
    <div className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-sm no-script:hidden" data-no-print>
      <button type="button" className={action} onClick={share}>
        <Share2 size="1.125rem" aria-hidden />
        {labels.share}
      </button>
      <button
        type="button"
        className={action}
        onClick={() =>
          print()}
      >
        <Printer size="1.125rem" aria-hidden />
        {labels.print}
      </button>
      {/* Without the role, which screen readers say of an empty status too. */}
      <p aria-live="polite" className="self-center wrap-anywhere">{message}</p>
    </div>
  );
}
