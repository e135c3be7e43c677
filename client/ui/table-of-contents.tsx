import { useEffect, useState } from "react";

export interface ContentsEntry {
  id: string;
  title: string;
}

interface TableOfContentsProps {
  label: string;
  entries: readonly ContentsEntry[];
}

/** Links to the headings of a long text. Folded on narrow windows, open beside the text on wide. */
export function TableOfContents({ label, entries }: TableOfContentsProps) {
  const current = useCurrentHeading(entries);
  return (
    <nav className="text-sm leading-label" aria-label={label} data-no-print>
      <details className="group beside:details-content:[block-size:auto] beside:details-content:[content-visibility:visible]">
        <summary className="flex min-h-12 list-none items-center justify-between rounded-sm border-1.5 border-edge px-4 after:mr-0.8 after:size-2 after:-translate-y-0.6 after:rotate-45 after:border-r-2 after:border-b-2 group-open:after:translate-y-0.6 group-open:after:rotate-225 beside:hidden [&::-webkit-details-marker]:hidden">
          {label}
        </summary>
        <p className="hidden font-semibold text-ink beside:block" aria-hidden>{label}</p>
        <ol className="mt-2 [counter-reset:entry]">
          {entries.map(({ id, title }) => (
            <li key={id} className="border-b border-line [counter-increment:entry]">
              <a
                href={`#${id}`}
                aria-current={id === current ? "location" : undefined}
                className="grid min-h-tap grid-cols-[1.9rem_1fr] items-baseline py-2.6 no-underline before:text-moss before:tabular-nums before:content-[counter(entry)] hover:text-clay lg:min-h-9 lg:py-2 current:font-semibold current:text-ink current:before:font-semibold current:before:text-clay"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The heading last scrolled past the upper third of the window; null above the first. */
function useCurrentHeading(entries: readonly ContentsEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = entries.map(({ id }) => document.getElementById(id)!);
    const find = () => {
      const passed = headings.filter((it) => it.getBoundingClientRect().top < innerHeight / 3);
      setCurrent(passed.at(-1)?.id ?? null);
    };
    find();
    addEventListener("scroll", find, { passive: true });
    return () => removeEventListener("scroll", find);
  }, [entries]);
  return current;
}
