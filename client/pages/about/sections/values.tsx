import { Band } from "../../../ui/band.tsx";
import type { SectionOf } from "./section-of.ts";

/** A row each, the value large, as the lines of a ledger; under each what it settles. */
export function Values({ values }: SectionOf<"our-core-values">) {
  return (
    <Band as="div">
      <ul>
        {values.map(({ title, text, settles, how }) => (
          <li
            key={title}
            className="grid gap-x-20 gap-y-5 border-b border-line py-[clamp(2rem,4.5vw,4rem)] first:pt-0 last:border-0 last:pb-0 lg:grid-cols-5-7 lg:items-baseline"
          >
            <h2 className="text-4xl leading-none">{title}</h2>
            <div>
              <p className="text-lg leading-lead">{text}</p>
              <p className="mt-5 grid gap-x-6 gap-y-1 border-t border-line pt-4.4 sm:grid-cols-3">
                <strong className="text-ink">{settles}</strong>
                <span className="sm:col-span-2">{how}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
