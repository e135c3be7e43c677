import { frame } from "../../content/frame.ts";
import { footerNavigation, type Link as LinkData } from "../../content/navigation.ts";
import { paths, slugify } from "../../content/paths.ts";
import { site } from "../../content/site.ts";
import { NewsletterForm } from "../forms/newsletter-form.tsx";
import { Link } from "../ui/link.tsx";
import { Logo } from "./logo.tsx";

const line = "inline-flex min-h-9 items-center text-sm";
const link = `${line} decoration-mist/45 hover:text-white hover:decoration-current`;

export function Footer() {
  const { street, city, region, postalCode } = site.address;
  const { newsletter, elsewhere, outlook, end } = frame.footer;
  return (
    <footer className="dark pt-fluid-20 pb-8" data-no-print>
      <div className="page-width">
        <div className="grid gap-12 pb-12 md:grid-cols-[1.1fr_1fr]">
          <div>
            <Logo className="text-paper" />
            <p className="mt-4 max-w-120 text-sm">{site.blurb}</p>
            <address className="mt-4 grid justify-items-start not-italic">
              <a href={site.phone.href} className={link}>{site.phone.display}</a>
              <a href={`mailto:${site.email}`} className={link}>{site.email}</a>
              <span className={line}>{street}, {city}, {region} {postalCode}</span>
              <span className={line}>{site.visits}</span>
            </address>
          </div>
          <section aria-labelledby="footer-newsletter" id="newsletter">
            <h2 id="footer-newsletter" className="mb-2 label">{newsletter}</h2>
            <NewsletterForm place="footer" />
          </section>
        </div>
        <div className="grid grid-fit-52 gap-x-6 gap-y-9 border-t border-mist/22 py-10">
          {footerNavigation.map((group) => <FooterLinks key={group.label} {...group} />)}
          <nav aria-labelledby="footer-elsewhere">
            <h2 id="footer-elsewhere" className="mb-2 label">{elsewhere}</h2>
            <ul>
              {site.social.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="noopener" className={link}>{name}</a>
                </li>
              ))}
              <li>
                <a href={paths.outlook} className={link} download>{outlook}</a>
              </li>
            </ul>
          </nav>
        </div>
        <p className="border-t border-mist/22 pt-6 text-xs">
          {end}
        </p>
      </div>
    </footer>
  );
}

function FooterLinks({ label, links }: { label: string; links: readonly LinkData[] }) {
  const id = `footer-${slugify(label)}`;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-2 label">{label}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={link}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
