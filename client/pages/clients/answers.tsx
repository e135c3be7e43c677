/** A client's situations, a figure and questions: static markup. */
import "./answers.css" with { type: "text" };
import { Fragment } from "react";
import {
  clientLabels as labels,
  type ClientPage,
  type Situation,
} from "../../../content/clients/client-page.ts";
import { workedExampleLabels } from "../../../content/clients/shown-example.ts";
import { slugify } from "../../../content/paths.ts";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Figure } from "../../ui/figures/figure.tsx";
import { Blocks, Prose } from "../../ui/text/prose.tsx";

/** The components of a client's chunk. */
export const answerComponents = ({ situations, figure, questions }: ClientPage) => ({
  Situations: () => <Situations situations={situations} />,
  Questions: () => <Questions figure={figure} questions={questions} />,
});

function Situations({ situations }: Pick<ClientPage, "situations">) {
  return (
    <ul className="grid md:gap-y-12 lg:gap-y-fluid-18">
      {situations.map((situation, index) => (
        <Answered
          key={situation.id}
          {...situation}
          note={index === 0 ? workedExampleLabels.all : undefined}
        />
      ))}
    </ul>
  );
}

function Questions({ figure, questions }: Pick<ClientPage, "figure" | "questions">) {
  return (
    <>
      <Prose className="max-w-none *:mt-0">
        <Figure figure={figure} />
      </Prose>
      <section aria-labelledby="questions" className="border-t-2 border-ink pt-7">
        <h2 id="questions" className="text-xl leading-title">{labels.questions}</h2>
        {questions.map(({ question, answer }) => (
          <div key={question} className="mt-6 break-inside-avoid">
            <h3 id={slugify(question)} className="text-lg">{question}</h3>
            <Prose className="mt-1.4">
              <Blocks blocks={[{ kind: "paragraph", text: answer }]} />
            </Prose>
          </div>
        ))}
        <TextLink href={labels.fees.href} className="mt-4 print:hidden">
          {labels.fees.label}
        </TextLink>
      </section>
    </>
  );
}

/**
 * Wide windows have the examples on alternate sides.
 * @param props.note on all examples
 */
function Answered(
  { id, title, text, services, article, terms, example, note }: Situation & { note?: string },
) {
  const rows = [
    { label: labels.services, links: services },
    { label: labels.article, links: [article] },
    { label: labels.terms, links: terms },
  ];
  return (
    <li
      id={id}
      className="answer"
    >
      {/* On narrow windows the links follow the example. */}
      <div className="max-lg:contents lg:sticky lg:top-28 print:static print:mb-7 print:break-inside-avoid">
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-3 max-md:mb-5 md:max-lg:-mt-2 print:mt-3">{text}</p>
        <dl className="answer-links grid grid-cols-1 content-start max-lg:order-1 xs:grid-cols-mark lg:mt-5 print:mt-5">
          {rows.filter(({ links }) => links.length > 0).map(({ label, links }) => (
            <Fragment key={label}>
              <dt className="border-t border-edge/40 text-sm text-moss">
                {label}
              </dt>
              <dd className="xs:border-t xs:border-edge/40">
                {links.map(({ label, href }) => (
                  <TextLink
                    key={href}
                    href={href}
                    className="text-sm leading-tight wrap-anywhere"
                  >
                    {label}
                  </TextLink>
                ))}
              </dd>
            </Fragment>
          ))}
        </dl>
      </div>
      <div className="worked-example break-inside-avoid bg-card pt-5 pb-6 md:rounded-sm">
        <div className="mb-2 flex flex-wrap justify-between gap-x-6 text-sm">
          <p className="font-semibold text-clay">{workedExampleLabels.each}</p>
          {note && <p className="text-moss">{note}</p>}
        </div>
        <Prose className="max-w-none *:mt-0 *:border-t-0 *:pt-0">
          <Figure figure={example} />
        </Prose>
      </div>
    </li>
  );
}
