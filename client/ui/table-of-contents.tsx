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
    <nav className="contents" aria-label={label} data-no-print>
      <details>
        <summary>{label}</summary>
        <p className="contents-label" aria-hidden>{label}</p>
        <ol>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>{title}</a>
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
