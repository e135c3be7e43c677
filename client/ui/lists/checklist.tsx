/** A list with a tick before each item. */
export function Checklist(
  { items, className = "" }: { items: readonly string[]; className?: string },
) {
  return (
    <ul className={`border-b border-line ${className}`}>
      {items.map((item, index) => (
        <li
          key={index}
          className="relative border-t border-line py-2.8 pl-7 before:absolute before:top-[1.1em] before:left-0.6 before:h-1.6 before:w-3 before:-rotate-45 before:border-b-2 before:border-l-2 before:border-river"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
