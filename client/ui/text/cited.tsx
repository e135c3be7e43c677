import { articlePage } from "../../../content/insights/article-page.ts";
import type { Text } from "../../../content/types.ts";
import { RichText } from "./prose.tsx";

/** Names a source on the meridian, the line beside a text. */
export const marginNote =
  "station block border-l-1.5 border-clay pl-5 font-text text-[0.875rem] leading-label font-normal text-moss";

/** Text with the documents that it cites in the margin, or below it where there is none. */
export function Cited({ as: Element, text, className = "" }: {
  as: "p" | "li";
  text: Text;
  className?: string;
}) {
  const cited = new Map(
    typeof text === "string"
      ? []
      : text.flatMap((part) =>
        typeof part === "object" && "source" in part ? [[part.source, part.href]] : []
      ),
  );
  const words = <RichText text={text} />;
  if (cited.size === 0) return <Element className={className}>{words}</Element>;
  return (
    <Element
      className={`${className} margin:grid margin:max-w-none margin:grid-cols-margin margin:items-start margin:gap-8`}
    >
      <span>{words}</span>
      <span
        className={`${
          Element === "li" ? "mt-0.5 mb-1" : "mt-3"
        } ${marginNote} margin:mt-1.6 margin:-mb-2.4`}
      >
        {Array.from(cited, ([source, href]) => (
          <span key={href} className="block not-first:mt-2">
            {`${articlePage.from} `}
            <a
              href={href}
              className="font-normal text-moss underline hover:text-clay"
              // The text has the same link.
              tabIndex={-1}
            >
              {source}
            </a>
          </span>
        ))}
      </span>
    </Element>
  );
}
