import {
  footerServices,
  legalLinks,
  type Link as LinkData,
  quickLinks,
} from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import { site } from "../../content/site.ts";
import { NewsletterForm } from "../forms/newsletter-form.tsx";
import { Link } from "../ui/link.tsx";
import { Logo } from "./logo.tsx";

const line = "inline-flex min-h-9 items-center text-sm";
const link = `${line} decoration-mist/45 hover:text-white hover:decoration-current`;

export function Footer() {
  const { street, city, region, postalCode } = site.address;
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
            <h2 id="footer-newsletter" className="mb-2 label">Monthly insights by mail</h2>
            <NewsletterForm place="footer" />
          </section>
        </div>
        <div className="grid grid-fit-52 gap-x-6 gap-y-9 border-t border-mist/22 py-10">
          <FooterLinks title="Services" links={footerServices} />
          <FooterLinks title="Quick links" links={quickLinks} />
          <FooterLinks title="Legal" links={legalLinks} />
          <nav aria-labelledby="footer-elsewhere">
            <h2 id="footer-elsewhere" className="mb-2 label">Elsewhere</h2>
            <ul>
              {site.social.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="noopener" className={link}>{name}</a>
                </li>
              ))}
              <li>
                <a href={paths.outlook} className={link} download>2025 Strategic Outlook (PDF)</a>
              </li>
            </ul>
          </nav>
        </div>
        <p className="border-t border-mist/22 pt-6 text-xs">
          © 2025 {site.legalName}. Tallahassee, Florida.
        </p>
      </div>
    </footer>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly LinkData[] }) {
  const id = `footer-${title.toLowerCase().replace(" ", "-")}`;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-2 label">{title}</h2>
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
