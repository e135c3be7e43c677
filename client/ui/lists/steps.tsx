import type { ReactNode } from "react";

/** Numbered steps as stations on a line, each with its time. */
export function Steps({ steps, className = "mt-fluid-12" }: {
  steps: readonly { title?: string; text: ReactNode; time?: string }[];
  className?: string;
}) {
  return (
    <ol className={`steps ${className}`}>
      {steps.map(({ title, text, time }, index) => (
        <li
          key={index}
          className="relative ml-5 min-h-10 break-inside-avoid border-clay pb-9 pl-9 step not-last:border-l-2 before:absolute before:-top-1 before:-left-5.25 before:grid before:size-10 before:place-content-center before:rounded-full before:border-2 before:border-clay before:bg-paper before:pt-1.75 before:font-display before:text-xl before:text-clay last:ml-5.5 last:pb-0 lg:grid lg:grid-cols-4-8 lg:gap-x-10 lg:pl-12 print:border-transparent print:before:top-0"
        >
          {title && (
            <div className="mb-1.2">
              <strong className="block text-lg leading-snug text-ink">{title}</strong>
              {time && <span className="block text-sm text-clay">{time}</span>}
            </div>
          )}
          <p className={title ? "max-w-text" : "max-w-text lg:col-span-full"}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
