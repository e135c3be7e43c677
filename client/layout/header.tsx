import "./header.css" with { type: "text" };
import Phone from "lucide-react/icons/phone";
import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { aboutLinks, serviceLinks } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import { site } from "../../content/site.ts";
import { useScrolledPast } from "../hooks/scrolled.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";
import { Dropdown, navItem } from "./dropdown.tsx";
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
    <header
      // What fits depends on the size of its words too, which only a container query knows. Without
      // script it scrolls away: nothing could make it solid.
      className="site-header @container/header absolute inset-x-0 top-0 z-50 transition duration-250 script:fixed"
      data-solid={solid || undefined}
      data-no-print
    >
      <div className="page-width flex min-h-20 items-center gap-[clamp(0.75rem,4vw,1.25rem)]">
        <div className="mr-auto grid py-2" data-behind-menu>
          <Logo />
          <p className="-mt-1.8 ml-[3.15rem] text-xs leading-title @max-[30rem]/header:hidden">
            {site.tagline}
          </p>
        </div>
        <nav aria-label="Main" className="hidden @lg/header:block">
          <ul className="flex gap-1">
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
        <a
          href={site.phone.href}
          className="inline-flex min-h-tap min-w-tap items-center justify-center gap-2 text-sm font-semibold whitespace-nowrap no-underline hover:underline"
          aria-label={`Call ${site.phone.display}`}
          data-behind-menu
        >
          <Phone size={18} aria-hidden />
          <span className="@max-md/header:hidden @lg/header:@max-[72rem]/header:hidden">
            {site.phone.display}
          </span>
        </a>
        <ButtonLink href={paths.contact} className="@max-lg/header:hidden">
          Talk to an Expert
        </ButtonLink>
        <MobileMenu />
      </div>
    </header>
  );
}

function NavLink(
  { href, current, children }: { href: string; current: boolean; children: string },
) {
  return (
    <Link href={href} className={navItem} aria-current={current ? "page" : undefined}>
      {children}
    </Link>
  );
}
