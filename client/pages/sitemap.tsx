import { slugify } from "../../content/paths.ts";
import { type SiteMap, type SiteMapEntry, sitemapPage } from "../../content/pages/sitemap.ts";
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
  "inline-block min-h-tap py-3 leading-badge text-balance text-ink no-underline hover:text-clay hover:underline max-sm:text-sm print:min-h-0 print:py-0.5 print:text-sm";

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
      <Band>
        <Loading query={siteMap} label={loading}>
          {(pages) => pages.ok ? <Groups pages={pages.value} /> : <NoGroups />}
        </Loading>
      </Band>
    </>
  );
}

function NoGroups() {
  const { failure, failureText } = sitemapPage;
  return (
    <Failure message={failure} text={failureText}>
      <LinkIndex {...serviceIndex} className="col-span-full" />
    </Failure>
  );
}

/** A group's title stands in the first column of a legal page, its links in the other. */
function Groups({ pages }: { pages: SiteMap }) {
  return (
    <div className="grid gap-y-fluid-13 print:gap-y-2">
      {sitemapPage.groups.map(({ group, title, more = [], within = [] }) => (
        <section
          key={group}
          aria-labelledby={slugify(title)}
          className="grid gap-x-20 border-t-2 border-ink lg:grid-cols-contents print:block"
        >
          <h2 id={slugify(title)} className="pt-3 pb-2 text-2xl print:text-xl">{title}</h2>
          {/* The first row stands on the line of the title. */}
          <div className="lg:pt-2">
            <Entries entries={[...pages[group], ...more]} />
            {within.map(({ group, title }) => (
              <div key={group}>
                <h3 className="mt-6 mb-1.2 eyebrow print:mt-1">{title}</h3>
                <Entries entries={pages[group]} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** In rows; the pages below a page stand under it, in columns that are read downward. */
function Entries({ entries }: { entries: readonly (Link & Partial<SiteMapEntry>)[] }) {
  const isTree = entries.some(({ pages = [] }) => pages.length > 0);
  return (
    <ul
      className={`gap-x-6 pb-2 sm:gap-x-8 print:pb-0 ${
        isTree
          ? "[columns:3_9.5rem]"
          : "grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,28%)),1fr))]"
      }`}
    >
      {entries.map(({ label, href, pages = [] }) => (
        <li key={href} className="break-inside-avoid">
          <a href={href} className={pages.length > 0 ? `font-semibold ${entry}` : entry}>{label}</a>
          {pages.length > 0 && (
            <Links links={pages} className="border-l border-edge pl-4" linkClassName={entry} />
          )}
        </li>
      ))}
    </ul>
  );
}
