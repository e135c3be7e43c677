import "./specimen.css" with { type: "text" };
import type { Specimen as SpecimenData } from "../../../content/about-sections/specimen.ts";

/** A piece of a document with a note in its margin, like the sheets of the testimonials page. */
export function Specimen({ specimen }: { specimen: SpecimenData }) {
  const { document, rows, text, marked, note } = specimen;
  return (
    <figure className="specimen grid break-inside-avoid gap-y-4 md:gap-y-6">
      <div className="rounded-sm bg-white p-4 font-display text-lg leading-normal text-ink elevation-rest sm:p-fluid-9">
        <p className="mb-4 font-text text-sm text-moss">{document}</p>
        {rows && (
          <dl className="text-base">
            {rows.map((row) => <Row key={row.item} {...row} />)}
          </dl>
        )}
        {marked && (
          <p className="text-pretty">
            {text} <Marked>{marked}</Marked>
          </p>
        )}
      </div>
      <figcaption className="station relative border-l-1.5 border-clay py-1.2 pl-7 text-sm leading-dense text-pretty before:top-2 max-md:ml-2 max-md:pl-5 md:text-balance">
        <strong className="mb-1 block text-ink">{note.title}</strong>
        {note.text}
      </figcaption>
    </figure>
  );
}

type RowProps = NonNullable<SpecimenData["rows"]>[number];

/** A value that has no room beside its label stands below it, at the left. */
function Row({ item, value, mark }: RowProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3 border-t border-line py-1.8">
      <dt>{mark === "struck" ? <Struck>{item}</Struck> : item}</dt>
      <dd className="tabular">
        <Value value={value} mark={mark} />
      </dd>
    </div>
  );
}

function Value({ value, mark }: Pick<RowProps, "value" | "mark">) {
  if (mark === "marked") return <Marked>{value}</Marked>;
  if (mark === "struck") return <Struck>{value}</Struck>;
  return value;
}

function Marked({ children }: { children: string }) {
  return <mark className="bg-straw/45 box-decoration-clone px-1 text-ink">{children}</mark>;
}

function Struck({ children }: { children: string }) {
  return <del className="decoration-clay decoration-2">{children}</del>;
}
