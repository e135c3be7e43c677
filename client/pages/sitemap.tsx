import type { Link as LinkData } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import { sitemapPage } from "../../content/sitemap.ts";
import type { Read } from "../catalog/reads.ts";
import { Await } from "../data.tsx";
import { PageHeading } from "../ui/heading.tsx";
import { Link } from "../ui/link.tsx";

export const useTitle = () => sitemapPage.meta.title;

/** Four groups and quick navigation (SPEC §2), with the articles and openings of the moment. */
export default function SitemapPage({ pages }: { pages: Read<LinkData[]> }) {
  return <Await read={pages}>{(pages) => <Sitemap pages={pages.ok ? pages.value : []} />}</Await>;
}

function Sitemap({ pages }: { pages: readonly LinkData[] }) {
  const { title, intro, groups, quick, articles, openings } = sitemapPage;
  const below = (prefix: string) => pages.filter(({ href }) => href.startsWith(prefix));
  const more: Record<string, { title: string; links: LinkData[] }[]> = {
    Resources: [
      { title: articles, links: below(paths.insight("")) },
      { title: openings, links: below(paths.opening("")) },
    ],
  };
  return (
    <div className="below-header">
      <div className="page-width band">
        <header className="sitemap-head">
          <PageHeading>{title}</PageHeading>
          <p className="lead">{intro}</p>
        </header>
        <nav aria-labelledby="quick" className="sitemap-quick">
          <h2 id="quick">{quick.title}</h2>
          <Links links={quick.links} />
        </nav>
        <div className="sitemap-groups">
          {groups.map((group) => (
            <section key={group.title} aria-labelledby={anchor(group.title)}>
              <h2 id={anchor(group.title)}>{group.title}</h2>
              <Links links={group.links} />
              {more[group.title]?.map(({ title, links }) =>
                links.length > 0 && (
                  <div key={title}>
                    <h3>{title}</h3>
                    <Links links={links} />
                  </div>
                )
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

const anchor = (title: string) => title.toLowerCase().replaceAll(" ", "-");

function Links({ links }: { links: readonly LinkData[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
