import type { Link } from "../../content/navigation.ts";
import { ActionLinks } from "./controls/button.tsx";
import { Band } from "./band.tsx";
import { Lead } from "./text/headings.tsx";

/** The closing band of a page, with its next steps. It is not printed. */
export function CallToAction({ copy: { title, text, links }, ground }: {
  copy: { title: string; text: string; links: readonly Link[] };
  ground?: "sand";
}) {
  return (
    <Band
      ground={ground}
      aria-labelledby="closing-title"
      className="grid gap-x-20 gap-y-7 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end"
      data-no-print
    >
      <div>
        <h2 id="closing-title">{title}</h2>
        <Lead className="mt-4">{text}</Lead>
      </div>
      <ActionLinks links={links} className="lg:justify-end" />
    </Band>
  );
}
