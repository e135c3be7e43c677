import type { ReactNode } from "react";
import type { Link } from "../../content/navigation.ts";
import { ActionPair } from "./controls/actions.tsx";
import { Band } from "./band.tsx";
import { Lead } from "./text/headings.tsx";

/** The closing band of a page, with its next steps. It is not printed. */
export function CallToAction({ copy, ground, children }: {
  copy: { title: string; text: string; primary?: Link; secondary?: Link };
  ground?: "sand";
  /** Replace the two links of the copy. */
  children?: ReactNode;
}) {
  const { title, text, primary, secondary } = copy;
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
      {primary && secondary
        ? <ActionPair primary={primary} secondary={secondary} className="lg:justify-end" />
        : children}
    </Band>
  );
}
