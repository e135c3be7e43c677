import "./worked-case.css" with { type: "text" };
import ArrowRight from "lucide-react/icons/arrow-right";
import { workedCase } from "../../../content/clients/worked-case.ts";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { StaticPart } from "../../ui/status/static-part.tsx";
import { firstAwardChunk } from "./first-award-chunk.ts";

/** What a client would ask, the services that answer it, and the answer as a figure. */
export function WorkedCase() {
  const { label, title, text, links } = workedCase;
  return (
    <section
      aria-labelledby="worked-case"
      className="worked-case grid gap-x-7 gap-y-8 lg:grid-cols-3 lg:grid-rows-rest print:break-before-page print:grid-cols-3"
    >
      <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-7">
        <p className="mb-3 eyebrow md:max-lg:col-span-2">{label}</p>
        <h2 id="worked-case" className="mb-4 text-balance">{title}</h2>
        <p className="max-w-text">{text}</p>
      </div>
      <div className="rounded-md bg-card p-5 sm:p-7 lg:col-span-2 lg:row-span-2 print:col-span-2 print:p-0">
        <StaticPart chunk={firstAwardChunk} component="FirstAward" />
      </div>
      <ul className="gap-x-7 self-end border-b border-edge/40 md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:border-0 print:hidden">
        {links.map(({ label, href }) => (
          <li key={href} className="border-t border-edge/40">
            <TextLink
              href={href}
              className="h-full w-full justify-between gap-3 py-2 leading-tight"
            >
              {label}
              <ArrowRight size="1.125rem" aria-hidden className="flex-none" />
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
