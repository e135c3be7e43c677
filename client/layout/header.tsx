import "./header.css" with { type: "text" };
import Phone from "lucide-react/icons/phone";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { frame } from "../../content/frame.ts";
import { expertCall, mainNavigation } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import { site } from "../../content/site.ts";
import { useScrolledPast } from "../runtime/hooks/scrolled.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Dropdown, navItem } from "./dropdown.tsx";
import { useFramePath } from "./frame-path.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { UpArrow } from "./up-arrow.tsx";

const tap = "min-h-tap min-w-tap items-center justify-center";

/** SPEC §9 */
export const solidBeyondPixels = 50;

export function Header() {
  const solid = useScrolledPast(solidBeyondPixels);
  return (
    <header
      // Container queries also adapt to larger text. Browsers without them get the narrow form. Without
      // script the header scrolls away, because nothing could make it solid.
      className="site-header @container/header absolute inset-x-0 top-0 z-50 forced-colors:border-b forced-colors:bg-paper script:fixed"
      data-solid={solid || undefined}
      data-no-print
    >
      <div className="page-width flex min-h-bar items-center gap-tools @lg/header:gap-tools-wide">
        <div className="mr-auto grid py-[min(0.5rem,8px)]" data-behind-menu>
          <Logo className="@max-3xs/header:[&>span]:hidden" />
          <p
            className="-mt-1.8 ml-[2.65rem] hidden text-xs leading-title @xs/header:block @lg/header:hidden @min-[76rem]/header:block"
            data-firm-name
          >
            {site.tagline}
          </p>
        </div>
        <Navigation />
        <UpArrow place="header" />
        <a
          href={paths.search}
          className={`${tap} hidden inert:invisible @xs/header:inline-flex`}
          aria-label={frame.header.search}
          data-behind-menu
        >
          <Search size="1.25rem" aria-hidden />
        </a>
        <a
          href={site.phone.href}
          className={`${tap} inline-flex flex-none text-xs font-semibold whitespace-nowrap no-underline hover:underline inert:invisible @max-3xs/header:min-w-6 @xs/header:text-sm`}
          aria-label={frame.header.call}
          data-behind-menu
        >
          <Phone size="1.125rem" aria-hidden data-call-icon />
          <span data-call-number>{site.phone.display}</span>
        </a>
        <div className="hidden @lg/header:block">
          <ButtonLink href={expertCall.href} className="whitespace-nowrap">
            {expertCall.label}
          </ButtonLink>
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}

/** In wide windows. Others have the menu. */
function Navigation() {
  /** Label of the open dropdown. At most one is open (SPEC §4). */
  const [open, setOpen] = useState<string | null>(null);
  const path = useFramePath();
  const within = (section: string) => path === section || path.startsWith(`${section}/`);

  function change(label: string, isOpen: boolean) {
    if (isOpen) setOpen(label);
    // Another one may be open by now.
    else setOpen((last) => last === label ? null : last);
  }

  return (
    <nav aria-label={frame.header.navigation} className="hidden self-stretch @lg/header:block">
      <ul className="flex h-full gap-1">
        {mainNavigation.map(({ label, href, links, groups }) => (
          <li key={href} className="flex items-center">
            {links
              ? (
                <Dropdown
                  label={label}
                  href={href}
                  links={links}
                  groups={groups}
                  current={within(href) || links.some((link) => within(link.href))}
                  isOpen={open === label}
                  change={(isOpen) =>
                    change(label, isOpen)}
                />
              )
              : (
                <a href={href} className={navItem} aria-current={within(href) ? "page" : undefined}>
                  {label}
                </a>
              )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
