/** A list with a rule above each item. */
export function RuledList(
  { items, className = "" }: { items: readonly string[]; className?: string },
) {
  return (
    <ul className={`border-b border-line ${className}`}>
      {items.map((item, index) => (
        <li key={index} className="border-t border-line py-2.8">{item}</li>
      ))}
    </ul>
  );
}
