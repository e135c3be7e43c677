import type { ReactNode } from "react";

const sizes = {
  sm: { term: "text-sm text-moss", link: "min-h-7" },
  lg: { term: "text-sm text-moss", link: "min-h-tap" },
} as const;

export function ContactFacts({ facts, size, className = "" }: {
  facts: readonly { term: string; text: ReactNode; href?: string }[];
  size: keyof typeof sizes;
  className?: string;
}) {
  const style = sizes[size];
  return (
    <dl className={`border-t border-line ${className}`}>
      {facts.map(({ term, text, href }) => (
        <div key={term} className="border-b border-line">
          <dt className={`pt-2.8 ${style.term}`}>{term}</dt>
          <dd className="pb-2.8 font-semibold wrap-anywhere text-ink">
            {href
              ? (
                <a href={href} className={`inline-flex items-center ${style.link}`}>
                  <span>
                    {/* An email address breaks at its signs first. */}
                    {(text as string).split(/(?=[.@])/).flatMap((
                      part,
                    ) => [part, <wbr key={part} />])}
                  </span>
                </a>
              )
              : text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
