const tick =
  "relative pl-7 before:absolute before:top-[1.1em] before:left-0.6 before:h-1.6 before:w-3 before:-rotate-45 before:border-b-2 before:border-l-2 before:border-river";

/** A list with a rule above each item, and a tick before it if `isTicked`. */
export function RuledList({ items, isTicked, className = "" }: {
  items: readonly string[];
  isTicked?: boolean;
  className?: string;
}) {
  return (
    <ul className={`border-b border-line ${className}`}>
      {items.map((item, index) => (
        <li key={index} className={`border-t border-line py-2.8 ${isTicked ? tick : ""}`}>
          {item}
        </li>
      ))}
    </ul>
  );
}
