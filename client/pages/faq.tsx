import { faqPage } from "../../content/pages/faq.ts";
import { slugify } from "../../content/paths.ts";
import { Band } from "../ui/band.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { keepTogether } from "../ui/text/keep-together.ts";
import { Blocks, Prose } from "../ui/text/prose.tsx";

export default function FaqPage() {
  const { pricing, questions, closing } = keepTogether(faqPage);
  return (
    <>
      <PageHero {...faqPage} opener="faq" />
      <Band aria-labelledby="pricing">
        <h2 id="pricing">{pricing.title}</h2>
        <ul className="mt-6 grid gap-x-16 gap-y-8 md:grid-cols-2">
          {pricing.points.map((point) => (
            <li key={point.title} className="border-t border-line pt-5">
              <h3 className="text-xl">{point.title}</h3>
              <p className="mt-2">{point.text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band ground="sand" aria-labelledby="questions">
        <h2 id="questions">{questions.title}</h2>
        <div // Closer on upright paper, whose last sheet would have one question.
         className="mt-6 grid gap-y-6 print:portrait:gap-y-3">
          {questions.items.map(({ question, answer }) => (
            <section
              key={question}
              aria-labelledby={slugify(question)}
              className="grid break-inside-avoid gap-x-16 gap-y-2 border-t border-edge pt-5 md:grid-cols-[36fr_64fr] md:max-lg:gap-x-10 lg:grid-cols-5-7 print:portrait:pt-3"
            >
              <h3 id={slugify(question)} className="text-xl md:max-lg:text-lg">{question}</h3>
              <Prose>
                <Blocks blocks={[{ kind: "paragraph", text: answer }]} />
              </Prose>
            </section>
          ))}
        </div>
      </Band>
      <CallToAction copy={closing} />
    </>
  );
}
