import { slugify } from "../../content/paths.ts";
import { type SiteMap, sitemapPage } from "../../content/pages/sitemap.ts";
import { serviceIndex } from "../../content/pages/services.ts";
import type { Query } from "../runtime/query-cache.tsx";
import { BelowHeading } from "../runtime/navigation/heading-first.tsx";
import { Band } from "../ui/band.tsx";
import { Failure } from "../ui/status/failure.tsx";
import { Loading } from "../ui/status/loading.tsx";
import { LinkIndex } from "../ui/lists/link-index.tsx";
import { Lead } from "../ui/text/headings.tsx";
import { PageHeading } from "../ui/text/page-heading.tsx";
import { Links } from "../ui/lists/links.tsx";

const entry =
  "flex min-h-tap items-center border-b border-line py-1.6 text-sm leading-badge no-underline hover:text-clay hover:underline";

/** SPEC §2 "Site map". Articles and openings come from the server. */
export default function SitemapPage({ siteMap }: { siteMap: Query<SiteMap> }) {
  const { title, intro, quick, loading } = sitemapPage;
  return (
    <div className="pt-header">
      <Band isFirst>
        <header>
          <PageHeading meta={sitemapPage.meta}>{title}</PageHeading>
          <Lead className="mt-4">{intro}</Lead>
        </header>
        <BelowHeading>
          <nav
            aria-labelledby="quick"
            className="mt-fluid-13 mb-fluid-16 grid gap-x-10 gap-y-2 border-y border-line py-3 lg:grid-cols-[auto_1fr] lg:items-center"
          >
            <h2 id="quick" className="label">{quick.title}</h2>
            <Links
              links={quick.links}
              className="flex flex-wrap gap-x-7"
              linkClassName="inline-flex min-h-tap min-w-tap items-center font-semibold text-river hover:decoration-2"
            />
          </nav>
          <Loading query={siteMap} label={loading}>
            {(pages) => pages.ok ? <Groups pages={pages.value} /> : <NoGroups />}
          </Loading>
        </BelowHeading>
      </Band>
    </div>
  );
}

function NoGroups() {
  const { failure, failureText } = sitemapPage;
  return (
    <Failure message={failure} text={failureText}>
      <LinkIndex {...serviceIndex} className="lg:col-span-full lg:row-start-2" />
    </Failure>
  );
}

function Groups({ pages }: { pages: SiteMap }) {
  return (
    <div className="-mb-12 gap-x-12 *:mb-12 *:break-inside-avoid md:mb-0 md:columns-2 xl:-mb-12 xl:grid xl:grid-cols-3 xl:grid-rows-[auto_minmax(0,1fr)] print:*:break-inside-auto">
      {sitemapPage.groups.map(({ group, title, more = [], within = [] }) => (
        <section
          key={group}
          aria-labelledby={slugify(title)}
          // Services and legal share the middle column.
          className="xl:odd:row-span-2"
        >
          <h2 id={slugify(title)} className="border-b-2 border-ink pb-3 text-xl">{title}</h2>
          <Links links={[...pages[group], ...more]} linkClassName={entry} />
          {within.map(({ group, title }) => (
            <div key={group}>
              <h3 className="mt-7 label text-moss">{title}</h3>
              <Links links={pages[group]} linkClassName={entry} />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
