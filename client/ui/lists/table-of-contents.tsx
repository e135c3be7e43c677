/** Class names of its parts. */
export interface ContentsLook {
  label: string;
  list: string;
  item: string;
  link: string;
}

const usual: ContentsLook = {
  label: "",
  list: "mt-2 lg:border-l lg:border-line",
  item: "max-lg:border-b max-lg:border-line",
  link:
    "block border-clay py-2.6 no-underline hover:text-clay lg:-ml-px lg:py-1.5 lg:pl-4 current:text-clay lg:current:border-l-2 lg:current:pl-3.5",
};

/** Links to the headings of a long text, folded on narrow windows. */
export function TableOfContents({ label, entries, look = usual }: {
  label: string;
  entries: readonly { id: string; title: string }[];
  look?: ContentsLook;
}) {
  return (
    <nav className="text-[max(1rem,1.01vw)] leading-label lg:leading-tight" aria-label={label}>
      <details className="beside:forced-open">
        <summary className="chevron min-h-12 rounded-sm border-1.5 border-edge px-4 beside:hidden">
          {label}
        </summary>
        <p className={`hidden font-semibold text-ink beside:block ${look.label}`} aria-hidden>
          {label}
        </p>
        <ol className={look.list}>
          {entries.map(({ id, title }) => (
            <li key={id} className={look.item}>
              <a href={`#${id}`} className={look.link}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
