import { Band } from "../../../ui/band.tsx";
import { Lead } from "../../../ui/lead.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { MoreLink } from "../more-link.tsx";
import type { SectionOf } from "./section-of.ts";

/** Each reason beside its picture, over its figures and the pages that prove it. */
export function Reasons({ reasons }: SectionOf<"why-choose-us">) {
  return (
    <Band as="div">
      <ul className="grid gap-y-fluid-24">
        {reasons.map(({ title, text, picture, figures, proof }) => (
          <li
            key={title}
            className="grid items-start gap-x-10 gap-y-7 border-t-2 border-ink pt-8 md:grid-cols-5-7 lg:gap-x-20"
          >
            <Picture
              name={picture}
              alt=""
              sizes="(width < 48rem) 100vw, (width < 78rem) 37vw, 28rem"
              className="w-full rounded-sm"
            />
            <div>
              <h2>{title}</h2>
              <Lead className="mt-3">{text}</Lead>
              <dl className="mt-8 mb-4 grid grid-fit-24 gap-4 border-y border-line py-5">
                {figures.map(({ value, label }) => (
                  <div key={label} className="flex flex-col-reverse justify-end">
                    <dt className="text-sm leading-snug">{label}</dt>
                    <dd className="mb-1.6 font-display text-3xl leading-none whitespace-nowrap text-ink md:max-lg:text-2xl print:text-2xl">
                      {value}
                    </dd>
                  </div>
                ))}
              </dl>
              <p className="flex flex-wrap gap-x-8">
                {proof.map(({ label, href }) => <MoreLink key={href} href={href}>{label}
                </MoreLink>)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
