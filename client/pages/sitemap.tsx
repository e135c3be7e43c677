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
import { BelowHeading } from "../runtime/navigation/heading-first.tsx";
import { Band } from "../ui/band.tsx";
import { Failure } from "../ui/status/failure.tsx";
import { Loading } from "../ui/status/loading.tsx";
import { LinkIndex } from "../ui/lists/link-index.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { Links } from "../ui/lists/links.tsx";

/** Of the pages below a page, and of the legal ones. */
const entry =
  "inline-block min-h-tap py-2.8 leading-badge text-balance text-ink no-underline hover:text-clay hover:underline max-lg:text-sm print:min-h-0 print:py-0.5 print:text-sm";

/** Of the pages that the site is made of. */
const headEntry =
  "block min-h-tap border-t border-edge py-2.8 font-display leading-tight font-medium text-balance text-ink no-underline hover:text-clay hover:underline dark:border-current/28 dark:text-paper dark:hover:text-straw print:min-h-0 print:border-0 print:py-0.5 print:text-sm";

/** Sizes of these links: smaller on phones where they have no children, and one line a service on tablets. */
const headSizes: Partial<Record<SiteMapGroup, string>> = {
  main: "text-xl md:max-xl:text-lg",
  services: "max-md:text-md md:max-lg:text-base lg:max-xl:text-lg xl:text-xl",
  resources: "max-md:text-md md:max-xl:text-lg xl:text-xl",
  articles: "max-md:text-md md:text-lg",
  openings: "max-md:text-md md:text-lg",
};

/** Of the bands that are not paper. */
const grounds: Partial<Record<SiteMapGroup, "pine" | "sand">> = { services: "pine", legal: "sand" };

/** How the links of a group stand. Each service has one line on wide windows. */
const lists: Record<SiteMapGroup, string> = {
  main: "md:columns-3",
  services: "grid md:grid-cols-2",
  resources: "grid sm:grid-cols-2 lg:grid-cols-3",
  articles: "grid sm:grid-cols-2",
  openings: "grid sm:max-lg:grid-cols-2",
  legal: "grid grid-fill-36 border-t border-edge pt-1.4 sm:flex sm:flex-wrap lg:justify-between",
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
            className="mt-3 grid grid-fill-24 gap-x-4 border-t border-current/24 pt-2 lg:flex lg:flex-wrap lg:gap-x-7"
            linkClassName="inline-flex min-h-tap min-w-tap items-center font-semibold text-paper no-underline hover:underline"
          />
        </nav>
      </PageHero>
      <BelowHeading>
        <Loading query={siteMap} label={loading} spinner="page-width py-band">
          {(pages) => pages.ok ? <Groups pages={pages.value} /> : <NoGroups />}
        </Loading>
      </BelowHeading>
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

/** A group's title stands above its links, which have the columns of the other pages' closing bands. */
function Groups({ pages }: { pages: SiteMap }) {
  return sitemapPage.groups.map(({ group, title, more = [], within = [] }) => {
    return (
      <Band
        key={group}
        ground={grounds[group]}
        size={group === "legal" ? "sm" : "md"}
        className="grid gap-x-7 gap-y-5 lg:grid-cols-3 print:block"
        aria-labelledby={slugify(title)}
      >
        <h2
          id={slugify(title)}
          className={`print:text-xl ${group === "legal" ? "text-xl" : "lg:col-span-3"}`}
        >
          {title}
        </h2>
        <div className={group === "legal" ? "lg:col-span-2" : "contents"}>
          <Entries group={group} entries={[...pages[group], ...more]} isWide={group !== "legal"} />
          {within.map(({ group, title }) => (
            <div key={group} className={`mt-4 ${group === "articles" ? "lg:col-span-2" : ""}`}>
              <h3 className="mb-2 eyebrow print:mt-3 print:mb-1">{title}</h3>
              <Entries group={group} entries={pages[group]} />
            </div>
          ))}
        </div>
      </Band>
    );
  });
}

/** The pages below a page stand under it. Those without any have the first column, which then has no holes. */
function Entries({ group, entries, isWide }: {
  group: SiteMapGroup;
  entries: readonly (Link & Partial<SiteMapEntry>)[];
  isWide?: boolean;
}) {
  const isHead = group !== "legal";
  const below = ({ pages = [] }: Partial<SiteMapEntry>) => pages.length;
  const sorted = [...entries].sort((one, other) => below(one) - below(other));
  const firstAbove = sorted.find(below)?.href;
  return (
    <ul className={`gap-x-7 ${lists[group]} ${isWide ? "lg:col-span-3" : ""}`}>
      {sorted.map(({ label, href, pages = [] }) => (
        <li
          key={href}
          className={`break-inside-avoid sm:max-lg:last:odd:col-span-full ${
            href === firstAbove ? "md:break-before-column" : ""
          }`}
        >
          <a href={href} className={isHead ? `${headEntry} ${headSizes[group]}` : entry}>{label}</a>
          {pages.length > 0 && (
            <Links
              links={pages}
              className="mb-4 ml-1 grid border-l-1.5 border-clay pl-3 print:m-0"
              linkClassName={`${entry} not-hoverless:min-h-9 not-hoverless:py-1.6`}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
