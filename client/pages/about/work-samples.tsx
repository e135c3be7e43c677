import {
  type SampleBlock,
  type SamplePage,
  workSamples,
} from "../../../content/about-sections/work-samples.ts";
import { Band } from "../../ui/band.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { keepTogether } from "../../ui/text/keep-together.ts";
import { Lead } from "../../ui/text/headings.tsx";

/** Example pages of client documents. Notes explain each passage, on wide windows in the margin. */
export function WorkSamples() {
  const { title, intro, label, pages, more } = keepTogether(workSamples);
  return (
    <Band id="work-sample" ground="sand" aria-labelledby="work-sample-title">
      <h2 id="work-sample-title">{title}</h2>
      <Lead className="mt-4">{intro}</Lead>
      {pages.map((page) => <Sheet key={page.title} page={page} label={label} />)}
      <p className="mt-fluid-12 flex flex-wrap items-center gap-x-8">
        <strong className="text-ink max-lg:w-full">{more.title}</strong>
        {more.links.map(({ label, href }) => <TextLink key={href} href={href}>{label}</TextLink>)}
      </p>
    </Band>
  );
}

function Sheet({ page: { title, document, blocks }, label }: { page: SamplePage; label: string }) {
  return (
    <section className="mt-fluid-16">
      <h3 className="text-2xl">{title}</h3>
      <p className="mt-1.2 mb-5 text-sm font-semibold text-clay">{label}</p>
      {/* The sheet, and the line on which its notes stand. */}
      <ol className="relative isolate max-lg:rounded-sm max-lg:bg-white max-lg:elevation-rest lg:grid lg:grid-cols-7-5 lg:gap-x-10 lg:before:absolute lg:before:inset-0 lg:before:-z-1 lg:before:col-start-1 lg:before:col-end-2 lg:before:rounded-sm lg:before:bg-white lg:before:elevation-rest lg:after:absolute lg:after:inset-y-0 lg:after:left-0 lg:after:col-start-2 lg:after:border-l-1.5 lg:after:border-clay">
        <li className="px-gutter pt-sheet pb-1 text-sm text-moss lg:col-start-1">
          {document}
        </li>
        {blocks.map((block, index) => (
          <Annotated
            key={index}
            block={block}
            first={blocks.slice(0, index).flatMap(({ notes }) => notes).length + 1}
          />
        ))}
      </ol>
    </section>
  );
}

interface AnnotatedProps {
  block: SampleBlock;
  /** Number of its first note. */
  first: number;
}

/** One row for each heading, text and item. */
function Annotated(props: AnnotatedProps) {
  return (
    <li className="break-inside-avoid pb-6 last:pb-sheet has-[h4]:pt-4 lg:col-span-full lg:grid lg:grid-cols-subgrid">
      <Passage {...props} />
      <Notes {...props} />
    </li>
  );
}

type Place = SampleBlock["notes"][number]["at"];

/** The places of a block in their order, each of which is a row. */
function linesOf({ heading, text, rows = [] }: SampleBlock): Place[] {
  return [
    ...heading ? ["heading" as const] : [],
    ...text ? ["text" as const] : [],
    ...rows.map(([item]) => ({ item })),
  ];
}

/** From the lower edge of a line to its middle. */
const tickOffsets = { heading: "lg:-top-5", text: "lg:-top-4", item: "lg:-top-5" };

/** By the row of the mark. */
const rowStarts = [
  "lg:row-start-1",
  "lg:row-start-2",
  "lg:row-start-3",
  "lg:row-start-4",
  "lg:row-start-5",
  "lg:row-start-6",
  "lg:row-start-7",
  "lg:row-start-8",
  "lg:row-start-9",
];

function Passage({ block: { heading, text, rows, notes }, first }: AnnotatedProps) {
  /** The number of the note on a passage or on the row of an item. */
  function mark(place: Place) {
    const index = notes.findIndex(({ at }) => isSamePlace(at, place));
    return index >= 0 && <NoteNumber>{first + index}</NoteNumber>;
  }
  /** Texts stand under their names on narrow windows, amounts beside them. */
  const isText = rows?.some(([, value]) => !value.startsWith("$"));
  return (
    <div className="font-display text-lg leading-normal text-ink max-lg:mx-gutter lg:contents">
      {heading && (
        <h4 className="font-display text-xl leading-tight font-medium not-last:pb-2 lg:col-start-1 lg:mx-gutter">
          {heading}
          {mark("heading")}
        </h4>
      )}
      {text && (
        <p className="lg:col-start-1 lg:mx-gutter">
          {text}
          {mark("text")}
        </p>
      )}
      {rows && (
        <dl className="text-base lg:contents">
          {rows.map(([item, amount]) => (
            <div
              key={item}
              className={`justify-between gap-x-6 border-b border-line py-1.6 last:font-semibold lg:col-start-1 lg:mx-gutter ${
                isText ? "sm:flex" : "flex flex-wrap xs:flex-nowrap"
              }`}
            >
              <dt className={isText ? "max-sm:text-sm max-sm:text-moss" : ""}>
                {item}
                {mark({ item })}
              </dt>
              <dd
                className={`flex-none wrap-break-word tabular ${
                  isText ? "sm:max-w-[65%] sm:text-right" : "max-w-[65%] text-right"
                }`}
              >
                {amount}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function isSamePlace(one: Place, other: Place): boolean {
  if (typeof one === "string" || typeof other === "string") return one === other;
  return one.item === other.item;
}

/** On wide windows the tick of a note meets the line of its mark; the note takes no height there. */
function Notes({ block, first }: AnnotatedProps) {
  const lines = linesOf(block);
  return (
    <ol className="border-clay max-lg:mx-gutter max-lg:mt-4 max-lg:border-l-1.5 lg:contents">
      {block.notes.map(({ at, text, source }, index) => (
        <li
          key={text}
          className={`station flex gap-x-3 py-2 pl-8 text-sm leading-dense before:top-3.5 lg:col-start-2 lg:h-0 lg:items-start lg:self-end lg:py-0 lg:*:-translate-y-2.5 lg:before:-top-1.5 lg:after:absolute lg:after:top-0 lg:after:-left-10 lg:after:w-10 lg:after:border-t lg:after:border-clay ${
            tickOffsets[typeof at === "string" ? at : "item"]
          } ${rowStarts[lines.findIndex((line) => isSamePlace(line, at))]}`}
        >
          <span className="w-2.5 flex-none font-semibold text-clay" aria-hidden>
            {first + index}
          </span>
          <div className="min-w-0 wrap-break-word">
            {text}
            {source && (
              <span className="mt-1.2 block text-sm text-moss">
                {workSamples.from} <a href={source.href}>{source.label}</a>
              </span>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Joins a passage to its note, which follows it for screen readers. */
function NoteNumber({ children }: { children: number }) {
  return (
    <sup className="ml-1 font-text text-xs font-semibold text-clay" aria-hidden data-note>
      {children}
    </sup>
  );
}
