/** Numbered steps. */
export function Steps({ steps, className = "" }: {
  steps: readonly { title?: string; text: string }[];
  className?: string;
}) {
  return (
    <ol
      className={`mt-fluid-12 grid grid-fill-76 gap-x-12 gap-y-8 [counter-reset:step] ${className}`}
    >
      {steps.map(({ title, text }, index) => (
        <li
          key={index}
          className="border-t-2 border-ink pt-4 [counter-increment:step] before:mb-2.4 before:block before:font-display before:text-[2.4rem] before:leading-none before:font-normal before:text-clay before:content-[counter(step)]"
        >
          {title && <strong className="mb-1.2 block text-lg leading-snug text-ink">{title}</strong>}
          {title ? ` ${text}` : text}
        </li>
      ))}
    </ol>
  );
}
