import ArrowRight from "lucide-react/icons/arrow-right";
import { faqPage } from "../../content/pages/faq.ts";
import { slugify } from "../../content/paths.ts";
import { Band } from "../ui/band.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { TextLink } from "../ui/controls/text-link.tsx";
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
      {questions.groups.map(({ title, link, items }, index) => (
        <Band
          key={title}
          ground={index % 2 ? "pine" : "sand"}
          aria-labelledby={slugify(title)}
        >
          <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
            <h2 id={slugify(title)} className="text-balance">{title}</h2>
            <TextLink href={link.href} className="gap-2 dark:text-paper print:hidden">
              {link.label}
              <ArrowRight size="1.125rem" aria-hidden />
            </TextLink>
          </div>
          <div className="-mb-8 grid gap-x-10 md:grid-cols-2 md:max-lg:gap-x-16 xl:grid-cols-4 print:block">
            {items.map(({ question, short, answer }) => (
              <section
                key={question}
                aria-labelledby={slugify(question)}
                className="break-inside-avoid border-t border-current/28 pt-4.4 pb-8 md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0 print:py-1.4"
              >
                <h3 id={slugify(question)} className="text-xl text-balance print:text-lg">
                  {question}
                </h3>
                <p className="mt-2 mb-1.4 font-display text-lg text-clay dark:text-straw">
                  {short}
                </p>
                <Prose className="dark:[&_a]:text-paper">
                  <Blocks blocks={[{ kind: "paragraph", text: answer }]} />
                </Prose>
              </section>
            ))}
          </div>
        </Band>
      ))}
      <CallToAction copy={closing} />
    </>
  );
}
