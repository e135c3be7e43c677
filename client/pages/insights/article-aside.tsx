import Printer from "lucide-react/icons/printer";
import Share2 from "lucide-react/icons/share-2";
import { useEffect, useRef, useState } from "react";
import { shareLabels as labels } from "../../../content/insights/share.ts";
import { StaticMarkup } from "../../runtime/static-markup.tsx";
import type { ArticleChunk } from "./article-chunks.ts";

/**
 * The column beside the text. It marks the entry of the last heading above the upper third of the
 * window, and scrolls to that entry. The table of contents is static markup, which React does not change.
 */
export function ArticleAside({ title, chunk }: { title: string; chunk: ArticleChunk }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const aside = ref.current!;
    const links = [...aside.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
    let current: HTMLElement | undefined;
    const mark = () => {
      const link = links.findLast(({ hash }) => {
        // The heading is gone when the page is left before this effect is.
        const heading = document.getElementById(hash.slice(1));
        return heading && heading.getBoundingClientRect().top < innerHeight / 3;
      });
      if (link === current) return;
      current?.removeAttribute("aria-current");
      link?.setAttribute("aria-current", "location");
      current = link;
      const { top, height } = aside.getBoundingClientRect();
      if (link) aside.scrollTop += link.getBoundingClientRect().top - top - height / 2;
    };
    // At the top nothing is marked, which avoids a layout.
    if (scrollY > 0) mark();
    addEventListener("scroll", mark, { passive: true });
    return () => removeEventListener("scroll", mark);
  }, []);

  return (
    <div ref={ref} className="aside-sticky" data-no-print>
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
