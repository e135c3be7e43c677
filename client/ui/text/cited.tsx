import { Fragment } from "react";
import { citation, isCitation } from "../../../content/insights/cite.ts";
import type { Source, Text } from "../../../content/types.ts";
import { RichText } from "./prose.tsx";

/** Names a source on the meridian, the line beside a text, whose marks begin where the text above does. */
export const marginNote =
  "station ml-2 block border-l-1.5 border-clay pl-3 font-text leading-label font-normal text-moss";

/** The id of an entry in the list of sources. */
export const sourceId = (number: number) => `source-${number}`;

/**
 * Text whose cited documents have numbers, which lead to the list of sources. A margin names them beside the
 * text; without a list, links to the documents follow it.
 */
export function Cited({ as: Element, text, sources, className }: {
  as: "p" | "li";
  text: Text;
  /** The numbered list at the end of the page. */
  sources?: readonly Source[];
  className?: string;
}) {
  const parts = typeof text === "string" ? [text] : text;
  const cited = new Map(parts.filter(isCitation).map(({ source, href }) => [source, href]));
  if (cited.size === 0) {
    return (
      <Element className={className}>
        <RichText text={text} />
      </Element>
    );
  }
  return (
    <Element className={className}>
      <span>
        {parts.map((part, index) => (
          <Fragment key={index}>
            <RichText text={[part]} />
            {sources && isCitation(part) && <Reference href={part.href} sources={sources} />}
          </Fragment>
        ))}
      </span>
      <span className={`notes ${sources ? "hidden margin:block" : "mt-3 block"}`}>
        {Array.from(
          cited,
          ([source, href]) => (
            <span key={href} className={marginNote}>
              {sources
                ? (
                  <>
                    <sup>{numberOf(href, sources)}</sup> {source}
                  </>
                )
                : (
                  <>
                    {`${citation.from} `}
                    <a
                      href={href}
                      className="decoration-line"
                      // The text has the same link.
                      tabIndex={-1}
                    >
                      {source}
                    </a>
                  </>
                )}
            </span>
          ),
        )}
      </span>
    </Element>
  );
}

const numberOf = (href: string, sources: readonly Source[]) =>
  1 + sources.findIndex((source) => source.href === href);

/** The number of a source, which leads to its entry in the list. */
function Reference({ href, sources }: { href: string; sources: readonly Source[] }) {
  const number = numberOf(href, sources);
  return (
    <sup>
      <a href={`#${sourceId(number)}`} aria-label={citation.numbered(number)}>{number}</a>
    </sup>
  );
}
