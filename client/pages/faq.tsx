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
        <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2 md:max-lg:gap-x-16 lg:grid-cols-4 print:grid-cols-1 print:gap-y-2">
          {pricing.points.map(({ figure, unit, title, text }) => (
            <li
              key={title}
              className="grid content-start border-t-2 border-ink pt-5 xs:max-md:grid-cols-[5.75rem_minmax(0,1fr)] xs:max-md:gap-x-4 md:row-span-3 md:grid-rows-subgrid md:gap-y-0 print:pt-2"
            >
              <p className="flex items-baseline gap-2 pb-4 xs:max-md:row-span-2 xs:max-md:block xs:max-md:text-sm">
                <span className="font-display text-4xl leading-none text-clay xs:max-md:block">
                  {figure}
                </span>
                {unit}
              </p>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band ground="sand" aria-labelledby="questions">
        <h2 id="questions">{questions.title}</h2>
        <div className="mt-6 grid gap-y-14 print:gap-y-4">
          {questions.groups.map((group) => (
            <section key={group.title} aria-labelledby={slugify(group.title)}>
              <h3
                id={slugify(group.title)}
                className="border-t-2 border-ink py-3 text-2xl print:py-1.4 print:text-xl"
              >
                {group.title}
              </h3>
              <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 md:gap-x-16 print:block">
                {group.items.map(({ question, answer }) => (
                  <section
                    key={question}
                    aria-labelledby={slugify(question)}
                    className="break-inside-avoid border-t border-edge pt-4.4 print:py-1.4"
                  >
                    <h4
                      id={slugify(question)}
                      className="mb-2 font-display text-xl leading-title font-medium text-balance text-ink print:mb-1 print:text-lg"
                    >
                      {question}
                    </h4>
                    <Prose>
                      <Blocks blocks={[{ kind: "paragraph", text: answer }]} />
                    </Prose>
                  </section>
                ))}
              </div>
            </section>
          ))}
        </div>
      </Band>
      <CallToAction copy={closing} />
    </>
  );
}
