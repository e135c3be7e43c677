import { slugify } from "../../content/paths.ts";
import {
  type SiteMap,
  type SiteMapEntry,
  type SiteMapGroup,
  sitemapPage,
} from "../../content/pages/sitemap.ts";
import { serviceIndex } from "../../content/pages/services.ts";
import type { Link } from "../../content/navigation.ts";
import type { Query } from "../runtime/query-cache.tsx";
import { Band } from "../ui/band.tsx";
import { Failure } from "../ui/status/failure.tsx";
import { Loading } from "../ui/status/loading.tsx";
import { LinkIndex } from "../ui/lists/link-index.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { Links } from "../ui/lists/links.tsx";

const entry =
  "inline-block min-h-tap py-2.8 leading-badge text-balance text-ink no-underline hover:text-clay hover:underline max-sm:text-sm print:min-h-0 print:py-0.5 print:text-sm";

/** Of the pages that the site is made of. */
const headEntry =
  "block min-h-tap border-t border-edge py-2.8 font-display text-xl leading-tight font-medium text-balance text-ink no-underline hover:text-clay hover:underline print:min-h-0 print:border-0 print:py-0.5 print:text-sm";

const text = "border-t border-edge pt-1.4";

/** Of the bands that are not paper. */
const grounds: Partial<Record<SiteMapGroup, "sand" | "card">> = { services: "sand", legal: "card" };

/** How the links of a group stand; others in two columns of text. */
const lists: Partial<Record<SiteMapGroup, string>> = {
  main: "sm:columns-2",
  services: "grid sm:grid-cols-2",
  resources: "grid sm:grid-cols-2",
  legal: `grid grid-fill-36 sm:flex sm:flex-wrap ${text}`,
};

/** SPEC §2 "Site map". Articles and openings come from the server. */
export default function SitemapPage({ siteMap }: { siteMap: Query<SiteMap> }) {
  const { quick, loading } = sitemapPage;
  return (
    <>
      <PageHero
        {...sitemapPage}
        opener="sitemap"
        hasPhoneMap={false}
        className="pb-fluid-12 lg:pt-36"
      >
        <nav aria-labelledby="quick">
          <h2 id="quick" className="eyebrow">{quick.title}</h2>
          <Links
            links={quick.links}
            className="mt-3 flex flex-wrap gap-x-7 border-t border-current/24 pt-2"
            linkClassName="inline-flex min-h-tap min-w-tap items-center font-semibold text-paper no-underline hover:underline"
          />
        </nav>
      </PageHero>
      <Loading query={siteMap} label={loading} spinner="page-width py-band">
        {(pages) => pages.ok ? <Groups pages={pages.value} /> : <NoGroups />}
      </Loading>
    </>
  );
}

function NoGroups() {
  const { failure, failureText } = sitemapPage;
  return (
    <Band>
      <Failure message={failure} text={failureText}>
        <LinkIndex {...serviceIndex} className="col-span-full" />
      </Failure>
    </Band>
  );
}

/** On the columns of the footer: a group's title stands in the first one, its links in the others. */
function Groups({ pages }: { pages: SiteMap }) {
  return sitemapPage.groups.map(({ group, title, more = [], within = [] }) => {
    return (
      <Band
        key={group}
        ground={grounds[group]}
        size={group === "legal" ? "sm" : "md"}
        className="grid gap-x-3 gap-y-4 lg:grid-cols-4-8 print:block"
        aria-labelledby={slugify(title)}
      >
        <h2
          id={slugify(title)}
          className="self-start lg:sticky lg:top-28 print:static print:text-xl"
        >
          {title}
        </h2>
        <div className="grid gap-y-8 print:block">
          <Entries group={group} entries={[...pages[group], ...more]} isHead={group !== "legal"} />
          {within.map(({ group, title }) => (
            <div key={group}>
              <h3 className="mb-2 eyebrow print:mt-3 print:mb-1">{title}</h3>
              <Entries group={group} entries={pages[group]} />
            </div>
          ))}
        </div>
      </Band>
    );
  });
}

/** The pages below a page stand under it. */
function Entries({ group, entries, isHead }: {
  group: SiteMapGroup;
  entries: readonly (Link & Partial<SiteMapEntry>)[];
  isHead?: boolean;
}) {
  return (
    <ul className={`gap-x-7 ${lists[group] ?? `grid grid-fill-64 ${text}`}`}>
      {entries.map(({ label, href, pages = [] }) => (
        <li key={href} className="break-inside-avoid">
          <a href={href} className={isHead ? headEntry : entry}>{label}</a>
          {pages.length > 0 && (
            <Links
              links={pages}
              className="mb-3 grid grid-fill-36 gap-x-4 border-l border-edge pl-4 print:mb-0"
              linkClassName={`${entry} text-sm not-hoverless:min-h-9 not-hoverless:py-1.6`}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
