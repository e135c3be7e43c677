import Phone from "lucide-react/icons/phone";
import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { aboutLinks, serviceLinks } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import { site } from "../../content/site.ts";
import { useScrolledPast } from "../hooks/scrolled.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";
import { Dropdown } from "./dropdown.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

/** Pixels of scroll beyond which the header is solid (SPEC §9). */
const solidBeyond = 50;

/** At most one dropdown is open (SPEC §4). */
type Open = null | "Services" | "About";

export function Header() {
  const solid = useScrolledPast(solidBeyond);
  const [open, setOpen] = useState<Open>(null);
  const { pathname } = useLocation();
  const within = (section: string) => pathname === section || pathname.startsWith(`${section}/`);
  const change = useCallback((name: Exclude<Open, null>, isOpen: boolean) => {
    setOpen((current) => isOpen ? name : current === name ? null : current);
  }, []);

  return (
    <header className="site-header" data-solid={solid || undefined}>
      <div className="page-width site-header-row">
        <div className="site-brand">
          <Logo />
          <p className="tagline">{site.tagline}</p>
        </div>
        <nav aria-label="Main" className="site-nav">
          <ul>
            <li>
              <Dropdown
                name="Services"
                href={paths.services}
                links={serviceLinks}
                current={within(paths.services)}
                open={open === "Services"}
                onChange={change}
              />
            </li>
            <li>
              <NavLink href={paths.insights} current={within(paths.insights)}>Insights</NavLink>
            </li>
            <li>
              <Dropdown
                name="About"
                href={paths.about}
                links={aboutLinks}
                current={within(paths.about)}
                open={open === "About"}
                onChange={change}
              />
            </li>
            <li>
              <NavLink href={paths.contact} current={within(paths.contact)}>Contact</NavLink>
            </li>
          </ul>
        </nav>
        <a href={site.phone.href} className="site-phone" aria-label={`Call ${site.phone.display}`}>
          <Phone size={18} aria-hidden />
          <span>{site.phone.display}</span>
        </a>
        <ButtonLink href={paths.contact} className="site-call">Talk to an Expert</ButtonLink>
        <MobileMenu />
      </div>
    </header>
  );
}

function NavLink(
  { href, current, children }: { href: string; current: boolean; children: string },
) {
  return (
    <Link href={href} className="nav-item" aria-current={current ? "page" : undefined}>
      {children}
    </Link>
  );
}
