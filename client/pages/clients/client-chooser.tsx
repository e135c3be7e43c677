import ArrowRight from "lucide-react/icons/arrow-right";
import { clientChooser } from "../../../content/clients/chooser.ts";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Links } from "../../ui/lists/links.tsx";

/** The kinds of client side by side, each with its page and its situations, on dark. */
export function ClientChooser() {
  const { title, clients } = clientChooser;
  return (
    <section aria-labelledby="situations-title">
      <h3 id="situations-title" className="mb-5 eyebrow">{title}</h3>
      <ul className="grid gap-x-7 gap-y-9 md:grid-cols-3 md:gap-y-0">
        {clients.map(({ title, href, situations }) => (
          <li key={href} className="md:row-span-5 md:grid md:grid-rows-subgrid">
            <h4 className="mb-3 font-display text-2xl leading-tight font-medium text-paper md:max-lg:text-lg print:text-ink">
              <a href={href} className="no-underline hover:underline">{title}</a>
            </h4>
            <Links
              links={situations}
              className="md:row-span-4 md:grid md:grid-rows-subgrid"
              linkClassName="flex h-full min-h-tap items-center border-t border-current/24 py-3 leading-tight no-underline hover:underline"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ClientLinks() {
  const { title, clients } = clientChooser;
  return (
    <section className="bg-sand py-fluid-12 print:hidden" aria-labelledby="situations-title">
      <div className="page-width flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
        <h2 id="situations-title" className="text-2xl">{title}</h2>
        <ul className="flex flex-wrap gap-x-10 max-sm:flex-col">
          {clients.map(({ title, href }) => (
            <li key={href}>
              <TextLink href={href} className="gap-2">
                {title}
                <ArrowRight size="1em" aria-hidden />
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
