import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { frame } from "../../content/frame.ts";
import { expertCall, mainNavigation, menuLinks } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import { useOverlay } from "../runtime/hooks/overlay.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Links } from "../ui/lists/links.tsx";
import { useFramePath } from "./frame-path.tsx";

const toggleStyle =
  "inline-flex min-h-tap items-center gap-2 py-2 pl-1 text-sm font-semibold no-underline @max-3xs/header:[&>svg]:hidden";

const { title, navigation, close, closeWhat } = frame.menu;

/**
 * The menu of narrow windows (SPEC §2, §4). The page behind the open menu is inert. Without script the
 * toggle is a link to the panel, which `:target` shows.
 */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useOverlay(open, dismiss);
  useInertPage(open);

  // A layout effect: Escape works as soon as the menu is painted. Effects of a transition run later.
  useLayoutEffect(() => {
    if (!open) return;
    // Wider windows have no menu.
    const size = new ResizeObserver(() =>
      toggle.current?.getClientRects().length || setOpen(false)
    );
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") dismiss();
    };
    addEventListener("keydown", onKey);
    size.observe(toggle.current!);
    return () => {
      removeEventListener("keydown", onKey);
      size.disconnect();
    };
  }, [open]);

  function dismiss() {
    startTransition(() => setOpen(false));
    toggle.current?.focus();
  }

  return (
    // No role: one that changes with the state would keep screen readers from saying "expanded".
    <div className="@lg/header:hidden">
      <button
        ref={toggle}
        type="button"
        className={`${toggleStyle} min-w-tap justify-end no-script:hidden`}
        aria-expanded={open}
        aria-controls="mobile-menu"
        // Inert recomputes all styles of the page. After a transition the menu is painted before that.
        onClick={() => open ? dismiss() : startTransition(() => setOpen(true))}
      >
        <ToggleLabel open={open} />
      </button>
      <a href="#mobile-menu" className={`${toggleStyle} script:hidden`}>
        <Menu aria-hidden />
        {title}
      </a>
      {open && (
        <div
          className="absolute inset-x-0 top-full h-dvh touch-none bg-night/60"
          onClick={dismiss}
          data-backdrop
        />
      )}
      <nav
        id="mobile-menu"
        aria-label={navigation}
        // It fills a phone, with the buttons in reach of the thumb.
        className="absolute inset-x-0 top-full hidden max-h-[calc(100dvh-5rem)] content-between overflow-y-auto overscroll-contain border-b border-transparent bg-paper px-gutter pt-2 pb-5 text-ink data-open:grid max-sm:h-dvh no-script:target:grid"
        data-open={open || undefined}
        // The page that follows scrolls to the top (focus-and-scroll.ts).
        onClick={({ target }) => (target as Element).closest("a[href^='/']") && setOpen(false)}
      >
        <Entries />
      </nav>
    </div>
  );
}

function useInertPage(isInert: boolean) {
  useEffect(() => {
    if (!isInert) return;
    const behind = document.querySelectorAll<HTMLElement>("main, body footer, [data-behind-menu]");
    behind.forEach((element) => element.inert = true);
    return () => behind.forEach((element) => element.inert = false);
  }, [isInert]);
}

/** Its texts are elements, because translation replaces React's text nodes. */
function ToggleLabel({ open }: { open: boolean }) {
  if (!open) {
    return (
      <>
        <Menu aria-hidden data-menu-icon />
        <span key="open" data-menu-word>{title}</span>
      </>
    );
  }
  return (
    <>
      <X aria-hidden data-menu-icon />
      <span key="close" data-menu-word>
        {close}
        <span className="sr-only">{closeWhat}</span>
      </span>
    </>
  );
}

function Entries() {
  const path = useFramePath();
  return (
    <>
      <Links
        links={[...mainNavigation, ...menuLinks]}
        className="mb-5 sm:columns-2 sm:gap-x-6"
        linkClassName="block break-inside-avoid border-b border-line py-3.4 font-display text-[1.5rem] leading-snug font-medium no-underline current:underline"
        here={path}
      />
      <div className="grid grid-fit-36 gap-x-6 gap-y-3 max-sm:gap-x-3 sm:grid-cols-2">
        <ButtonLink href={expertCall.href} className="px-3!">{expertCall.label}</ButtonLink>
        <ButtonLink variant="secondary" href={site.phone.href} className="px-3!">
          {site.phone.display}
        </ButtonLink>
        <a
          href="#content"
          className="flex min-h-12 items-center font-semibold script:hidden"
        >
          {close + closeWhat}
        </a>
      </div>
    </>
  );
}
