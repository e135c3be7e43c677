import { frame } from "../../content/frame.ts";
import { footerServices, legalLinks, type Link, quickLinks } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import { site } from "../../content/site.ts";
import { NewsletterForm } from "../forms/newsletter-form.tsx";
import { Logo } from "./logo.tsx";

const line = "inline-flex min-h-9 items-center text-sm leading-snug wrap-anywhere";
const link = `${line} decoration-mist/45 hover:text-white hover:decoration-current`;

/** Its columns ask for its own width, not the window's: larger text needs fewer sooner. */
export function Footer() {
  const { street, city, region, postalCode } = site.address;
  const { newsletter, services, quick, legal, elsewhere, outlook, end } = frame.footer;
  const downloads = [...site.social, { name: outlook, href: paths.outlook }];
  return (
    <footer className="dark @container/footer pt-fluid-13 pb-4" data-no-print>
      <div className="page-width">
        <div className="grid gap-x-20 gap-y-5 pb-5 @md/footer:grid-cols-2 @lg/footer:grid-cols-4-8">
          <div className="@lg/footer:row-span-2">
            <Logo className="text-paper" />
            <p className="mt-2 max-w-96 text-sm">{site.blurb}</p>
            <address className="mt-2 flex flex-wrap gap-x-4 text-sm not-italic @lg/footer:flex-col">
              <a href={site.phone.href} className={link}>{site.phone.display}</a>
              <a href={`mailto:${site.email}`} className={link}>{site.email}</a>
              <p className="mt-1">
                {street}, {city}, {region} {postalCode}
                <br />
                {site.visits}
              </p>
            </address>
          </div>
          <section aria-labelledby="footer-newsletter" id="newsletter">
            <h2 id="footer-newsletter" className="label">{newsletter}</h2>
            <NewsletterForm place="footer" />
          </section>
          <div className="grid grid-fit-32 content-start gap-x-6 gap-y-3 @md/footer:col-span-full @md/footer:grid-cols-[1.5fr_1fr_1fr_1fr] @lg/footer:col-auto">
            <Links id="footer-services" label={services} links={footerServices} />
            <Links
              id="footer-quick"
              label={quick}
              links={quickLinks}
              className="row-span-2 @md/footer:col-span-2 @md/footer:row-auto"
              listClassName="@md/footer:columns-2"
            />
            <nav aria-labelledby="footer-elsewhere">
              <h2 id="footer-elsewhere" className="label">{elsewhere}</h2>
              <ul>
                {downloads.map(({ name, href }) => (
                  <li key={name}>
                    <a
                      href={href}
                      rel="noopener"
                      className={link}
                      download={href === paths.outlook || undefined}
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-mist/22 pt-2">
          <nav aria-label={legal}>
            <ul className="flex flex-wrap gap-x-4 @md/footer:gap-x-6">
              {legalLinks.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className={`text-xs! ${link}`}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <p className="py-1 text-xs">{end}</p>
        </div>
      </div>
    </footer>
  );
}

interface LinksProps {
  id: string;
  label: string;
  links: readonly Link[];
  className?: string;
  listClassName?: string;
}

function Links({ id, label, links, className, listClassName }: LinksProps) {
  return (
    <nav aria-labelledby={id} className={className}>
      <h2 id={id} className="label">{label}</h2>
      <ul className={listClassName}>
        {links.map(({ label, href }) => (
          <li key={href} className="break-inside-avoid">
            <a href={href} className={link}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
