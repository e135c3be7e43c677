import ArrowRight from "lucide-react/icons/arrow-right";
import { clientChooser } from "../../../content/clients/chooser.ts";
import { Band } from "../../ui/band.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Lead } from "../../ui/text/headings.tsx";

/** The kinds of client side by side, each with its page and its situations. */
export function ClientChooser() {
  const { title, intro, clients } = clientChooser;
  return (
    <Band ground="sand" aria-labelledby="situations-title">
      <h2 id="situations-title">{title}</h2>
      <Lead className="mt-4 mb-fluid-12">{intro}</Lead>
      <ul className="grid gap-x-10 gap-y-9 md:grid-cols-3 md:gap-y-0 lg:gap-x-14">
        {clients.map(({ title, href, situations }) => (
          <li key={href} className="md:row-span-2 md:grid md:grid-rows-subgrid">
            <h3 className="text-2xl md:max-lg:text-xl">
              <a href={href} className="no-underline hover:text-clay hover:underline">{title}</a>
            </h3>
            <ul className="mt-2">
              {situations.map(({ label, href }) => (
                <li key={href}>
                  <TextLink
                    href={href}
                    className="w-full justify-between gap-3 py-1.6 text-sm leading-tight font-normal"
                  >
                    {label}
                    <ArrowRight size="1em" className="shrink-0" aria-hidden />
                  </TextLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Band>
  );
}
