/** Types of the list of pages (page-list.ts). */
import type { Opening } from "./careers/openings.ts";
import type { Question } from "./pages/faq.ts";
import { serviceIntents } from "./intents.ts";
import { paths } from "./paths.ts";
import type { searchPage } from "./pages/search.ts";
import { servicePage } from "./pages/service.ts";
import { servicesPage } from "./pages/services.ts";
import type { SiteMapGroup } from "./pages/sitemap.ts";
import type { Insight, PageMeta } from "./types.ts";

/** A part of a page that can be the answer to a search. */
export interface Fragment {
  /** Anchor on the page. */
  id: string;
  name: string;
  /** As those of a page. */
  intents?: readonly string[];
  texts: readonly unknown[];
  /** In place of the name of its page's kind. */
  label?: keyof typeof searchPage.labels;
  /** Names a section of a longer text, which says less about it than the name of an entry. */
  isSection?: boolean;
}

export interface Page extends PageMeta {
  path: string;
  kind:
    | "page"
    | "contact"
    | "about"
    | "collection"
    | "questions"
    | "service"
    | "insight"
    | "opening"
    | "legal"
    | "file";
  /** Name in lists and search results. */
  name: string;
  /** Path of the collection it belongs to. */
  parent?: string;
  /** The large words on its sharing picture, and the small ones over them. */
  headline: string;
  section: string;
  /** Group of the site map page (SPEC §2), with a name if it differs. */
  siteMapGroup?: SiteMapGroup;
  listedAs?: string;
  /** The date it shows, beside that date as ISO 8601. */
  dated?: { label: string; iso: string };
  /** The day or time of its last change, as ISO 8601. */
  changed?: string | null;
  insight?: Insight;
  opening?: Opening;
  questions?: readonly Question[];
  /**
   * Words and questions of visitors who want this page, where its own words differ. The search
   * reads them and nobody else sees them.
   */
  intents?: readonly string[];
  /** Texts for the search, and content whose texts it reads. */
  texts: readonly unknown[];
  fragments?: readonly Fragment[];
}

/** A page by its own content; `more` is what differs from the plainest page. */
export function page(
  path: string,
  name: string,
  content: { meta: PageMeta },
  more?: Partial<Page>,
): Page {
  return {
    path,
    kind: "page",
    ...content.meta,
    name,
    headline: name,
    section: name,
    siteMapGroup: "main",
    texts: [content],
    ...more,
  };
}

/** A row of the backend, as far as the list goes by it. */
export interface ListedService {
  slug: string;
  title: string;
  description: string;
  updated_at?: string | null;
  detailed_description?: string;
  features?: readonly string[];
  benefits?: readonly string[];
  process?: readonly string[];
  impact?: string;
}

export function servicePageOf(service: ListedService): Page {
  const { slug, title, description, updated_at, impact, ...texts } = service;
  const meta = { title, description: shorten(description) || servicePage.meta.description };
  return page(paths.service(slug), title, { meta }, {
    kind: "service",
    parent: paths.services,
    section: servicesPage.title,
    siteMapGroup: "services",
    changed: updated_at,
    intents: serviceIntents[slug],
    texts: [
      description,
      ...texts.detailed_description?.split(/\n\s*\n/) ?? [],
      ...texts.features ?? [],
      ...texts.benefits ?? [],
      ...texts.process ?? [],
      impact,
    ].filter(Boolean),
  });
}

/** Characters of a description that search engines show. */
const shown = 160;

/** In one line: as many whole sentences as are shown, or as many words of a first one that is longer. */
function shorten(text: string): string {
  const description = text.replace(/\s+/g, " ");
  if (description.length <= shown) return description;
  const sentences = description.slice(0, shown + 1).lastIndexOf(". ") + 1;
  if (sentences > 0) return description.slice(0, sentences);
  return `${description.slice(0, description.lastIndexOf(" ", shown - 1))}\u2026`;
}
