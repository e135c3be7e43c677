import { useLocation } from "react-router-dom";
import { notFoundPage } from "../../content/not-found.ts";
import type { Link as LinkData } from "../../content/navigation.ts";
import type { Read } from "../catalog/reads.ts";
import { Await } from "../data.tsx";
import { nearestPages } from "../search/nearest.ts";
import { Band } from "../ui/band.tsx";
import { LinkList } from "../ui/link-list.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { SearchForm } from "./search/search-form.tsx";

export const useTitle = () => notFoundPage.meta.title;

/** Behind every unknown address, and in place of an opening that does not exist. */
export default function NotFoundPage({ pages }: { pages: Read<LinkData[]> }) {
  return <Await read={pages}>{(pages) => <NotFound pages={pages.ok ? pages.value : []} />}</Await>;
}

function NotFound({ pages }: { pages: readonly LinkData[] }) {
  const { title, text, search, nearest, links } = notFoundPage;
  const { pathname } = useLocation();
  const close = nearestPages(pathname, pages);
  return (
    <>
      <PageHero title={title} intro={text}>
        <SearchForm id="not-found-query" label={search.label} submit={search.submit} />
      </PageHero>
      <Band as="div" className="grid gap-x-20 gap-y-12 lg:grid-fit-80">
        {close.length > 0 && <Ways id="nearest" title={nearest} links={close} />}
        <Ways id="places" title={links.title} links={links.items} />
      </Band>
    </>
  );
}

function Ways({ id, title, links }: { id: string; title: string; links: readonly LinkData[] }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-2xl">{title}</h2>
      <LinkList links={links} />
    </nav>
  );
}
