/** The words around every page (SPEC §2 "Page frame", "Header", "Footer"). */
import { paths } from "./paths.ts";
import { site } from "./site.ts";

export const frame = {
  loading: "Loading the page",
  /** A page that was asked for could not be fetched. The page in view stays. */
  unreachable: {
    text: "The page could not be loaded. Check your connection and try again.",
    retry: "Try again",
    retrying: "Trying again…",
    close: "Close",
  },
  skip: "Skip to content",
  up: "Back to top",
  /** Said when a dialog opens. */
  dialog: (name: string) => `${name}, dialog`,
  home: `${site.name}, home`,
  breadcrumb: { label: "Breadcrumb", home: { label: "Home", href: paths.home } },
  header: {
    navigation: "Main",
    call: `Call ${site.phone.display}`,
    search: "Search",
    section: (label: string) => `View ${label} Section`,
  },
  /** `closeWhat` is heard after `close`, not seen. */
  menu: { title: "Menu", navigation: "Mobile", close: "Close", closeWhat: " menu" },
  footer: {
    navigation: "Footer",
    newsletter: "Monthly insights by email",
    /** With the year of the newest text; the feed says the same. */
    end: `© 2026 ${site.legalName}`,
  },
} as const;
