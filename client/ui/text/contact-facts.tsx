import type { ReactNode } from "react";

const sizes = {
  sm: { list: "border-line", term: "text-xs text-moss", fact: "pb-2.8", link: "min-h-7" },
  md: { list: "border-line", term: "text-xs text-moss", fact: "pb-2", link: "min-h-9" },
  lg: { list: "border-edge", term: "text-sm", fact: "pb-2.8", link: "min-h-tap" },
} as const;

/** Lets an email address break after its "@" first. */
const breakable = (text: ReactNode) => {
  const [name, domain] = typeof text === "string" ? text.split("@") : [];
  return domain
    ? (
      <>
        {name}@<wbr />
        {domain}
      </>
    )
    : text;
};

/** Contact details, each term above its value. */
export function ContactFacts({ facts, size, className = "" }: {
  facts: readonly { term: string; text: ReactNode; href?: string }[];
  size: keyof typeof sizes;
  className?: string;
}) {
  const style = sizes[size];
  return (
    <dl className={`border-t ${style.list} ${className}`}>
      {facts.map(({ term, text, href }) => (
        <div key={term} className="border-b border-line">
          <dt className={`pt-2.8 ${style.term}`}>{term}</dt>
          <dd className={`font-semibold wrap-anywhere text-ink ${style.fact}`}>
            {href
              ? (
                <a href={href} className={`inline-flex items-center ${style.link}`}>
                  <span>{breakable(text)}</span>
                </a>
              )
              : text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
