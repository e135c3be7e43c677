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

export function Footer() {
  const { street, city, region, postalCode } = site.address;
  return (
    <footer className="site-footer dark">
      <div className="page-width">
        <div className="footer-top">
          <div>
            <Logo />
            <p className="footer-blurb">{site.blurb}</p>
            <address>
              <a href={site.phone.href}>{site.phone.display}</a>
              <a href={`mailto:${site.email}`}>{site.email}</a>
              <span>{street}, {city}, {region} {postalCode}</span>
              <span>{site.visits}</span>
            </address>
          </div>
          <section aria-labelledby="footer-newsletter" id="newsletter">
            <h2 id="footer-newsletter">Monthly insights by mail</h2>
            <NewsletterForm place="footer" />
          </section>
        </div>
        <div className="footer-links">
          <FooterLinks title="Services" links={footerServices} />
          <FooterLinks title="Quick links" links={quickLinks} />
          <FooterLinks title="Legal" links={legalLinks} />
          <nav aria-labelledby="footer-elsewhere">
            <h2 id="footer-elsewhere">Elsewhere</h2>
            <ul>
              {site.social.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="noopener">{name}</a>
                </li>
              ))}
              <li>
                <a href={paths.outlook} download>2025 Strategic Outlook (PDF)</a>
              </li>
            </ul>
          </nav>
        </div>
        <p className="footer-end">© 2025 {site.legalName}. Tallahassee, Florida.</p>
      </div>
    </footer>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly LinkData[] }) {
  const id = `footer-${title.toLowerCase().replace(" ", "-")}`;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
