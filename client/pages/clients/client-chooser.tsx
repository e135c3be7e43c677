import ArrowRight from "lucide-react/icons/arrow-right";
import Plus from "lucide-react/icons/plus";
import { clientChooser } from "../../../content/clients/chooser.ts";

/** The kinds of client side by side, each with its page and its situations, on dark. Phones fold them. */
export function ClientChooser() {
  const { title, clients } = clientChooser;
  return (
    <section aria-labelledby="situations-title">
      <h3 id="situations-title" className="mb-5 eyebrow">{title}</h3>
      <ul className="grid gap-x-7 md:grid-cols-3 md:max-lg:text-sm">
        {clients.map(({ title, href, situations }) => (
          <li key={href} className="md:row-span-5 md:grid md:grid-rows-subgrid">
            <h4 className="hidden font-display text-lg leading-tight font-medium text-paper md:mb-3 lg:text-2xl spread:block">
              <a href={href} className="no-underline hover:underline">{title}</a>
            </h4>
            {/* Side by side it has no box, so that all columns share their rows. */}
            <details className="group border-t border-current/24 spread:contents spread:details-content:contents">
              <summary className="unmarked flex min-h-14 items-center justify-between font-display text-lg font-medium text-paper spread:hidden">
                {title}
                <Plus
                  size="1.25rem"
                  aria-hidden
                  className="transition-transform group-open:rotate-45"
                />
              </summary>
              <ul className="max-md:pb-2 md:row-span-4 md:grid md:grid-rows-subgrid">
                {situations.map(({ label, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="flex h-full min-h-tap items-center justify-between gap-3 border-t border-current/24 py-3 leading-tight text-balance no-underline hover:underline"
                    >
                      {label}
                      <ArrowRight size="1.125rem" aria-hidden className="flex-none" />
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Three tiles, each with what a client of its kind would say. */
export function ClientLinks() {
  const { title, clients } = clientChooser;
  return (
    <section
      className="bg-sand py-fluid-16 lg:pt-fluid-12 print:hidden"
      aria-labelledby="situations-title"
    >
      <div className="page-width">
        <h2 id="situations-title" className="mb-6 text-2xl">{title}</h2>
        <ul className="grid gap-4 md:grid-cols-3 lg:gap-7">
          {clients.map(({ title, href, situations }) => (
            <li
              key={href}
              className="group relative rounded-md border-t-2 border-clay bg-card p-5 elevation-rest card-focus transition-shadow hover:elevation-lift md:max-lg:px-4"
            >
              <h3 className="text-xl md:max-lg:text-md">
                <a
                  href={href}
                  className="cover-link flex items-center justify-between gap-3 no-underline group-hover:underline md:max-lg:gap-1"
                >
                  {title}
                  <ArrowRight size="1.25rem" aria-hidden className="flex-none text-river" />
                </a>
              </h3>
              {situations.slice(0, 2).map(({ label }) => (
                <p
                  key={label}
                  className="mt-2 text-sm leading-label"
                >
                  {`“${label}.”`}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
