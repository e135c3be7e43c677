/** One Letter page: running head, body and folio. Head and folio are no part of the reading order. */
import type { ReactNode } from "react";
import { outlook } from "./typeset.ts";
import { site } from "../../content/site.ts";

interface SheetProps {
  /** Page number as printed. */
  page: number;
  /** Names the page in its folio. */
  title: string;
  kind: string;
  /** Drawn first, under everything else. */
  ground?: ReactNode;
  children: ReactNode;
}

export function Sheet({ page, title, kind, ground, children }: SheetProps) {
  return (
    <section className={`sheet sheet-${kind}`}>
      {ground}
      <RunningHead />
      {children}
      <p className="folio" aria-hidden="true">
        <span>{title}</span>
        <span className="folio-number">{page}</span>
      </p>
    </section>
  );
}

function RunningHead() {
  return (
    <p className="head" aria-hidden="true">
      <span>{site.name}</span>
      <span>{outlook.cover.title}</span>
    </p>
  );
}
