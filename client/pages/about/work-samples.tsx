import {
  type SampleBlock,
  type SamplePage,
  workSamples,
} from "../../../content/about-sections/work-samples.ts";
import { Band } from "../../ui/band.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { keepTogether } from "../../ui/text/keep-together.ts";
import { Lead } from "../../ui/text/headings.tsx";

/** Example pages of client documents. Notes in the margin explain each passage. */
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
      <ol className="max-lg:rounded-b-sm max-lg:bg-white max-lg:pb-5 lg:grid lg:grid-cols-7-5 lg:gap-x-10">
        <li className="bg-white px-gutter pt-[clamp(1.25rem,4vw,3rem)] text-sm text-moss max-lg:rounded-t-sm lg:col-start-1">
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

function Annotated(props: AnnotatedProps) {
  return (
    <li className="break-inside-avoid lg:col-span-full lg:grid lg:grid-cols-subgrid">
      <Passage {...props} />
      <Notes {...props} />
    </li>
  );
}

type Place = SampleBlock["notes"][number]["at"];

function Passage({ block: { heading, text, rows, notes }, first }: AnnotatedProps) {
  /** The number of the note on a passage or on the row of an item. */
  function mark(place: Place) {
    const index = notes.findIndex(({ at }) => isSamePlace(at, place));
    return index >= 0 && <NoteNumber>{first + index}</NoteNumber>;
  }
  /** Texts stand under their names on narrow windows, amounts beside them. */
  const isText = rows?.some(([, value]) => !value.startsWith("$"));
  return (
    <div className="bg-white px-gutter py-4 font-display text-lg leading-normal text-ink">
      {heading && (
        <h4 className="font-display text-xl leading-tight font-medium">
          {heading}
          {mark("heading")}
        </h4>
      )}
      {text && (
        <p className="not-first:mt-4">
          {text}
          {mark("text")}
        </p>
      )}
      {rows && (
        <dl className="text-base">
          {rows.map(([item, amount]) => (
            <div
              key={item}
              className={`justify-between gap-x-6 border-b border-line py-1.6 last:font-semibold ${
                isText ? "sm:flex" : "flex flex-wrap xs:flex-nowrap"
              }`}
            >
              <dt className={isText ? "max-sm:text-sm max-sm:text-moss" : ""}>
                {item}
                {mark({ item })}
              </dt>
              <dd
                className={`flex-none wrap-break-word tabular-nums ${
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

function Notes({ block: { notes }, first }: AnnotatedProps) {
  return (
    <ol className="border-l-1.5 border-clay max-lg:mx-gutter">
      {notes.map(({ text, source }, index) => (
        <li
          key={text}
          className="station flex gap-x-3 py-2 pl-8 text-sm leading-dense before:top-3.5 lg:py-3 lg:before:top-4.5 lg:after:absolute lg:after:top-6 lg:after:-left-10 lg:after:w-10 lg:after:border-t lg:after:border-clay"
        >
          <span className="w-2.5 flex-none font-semibold text-clay" aria-hidden>
            {first + index}
          </span>
          <div className="min-w-0 wrap-break-word">
            {text}
            {source && (
              <span className="mt-1.2 block text-xs text-moss">
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
