import { notFoundPage } from "../../content/not-found.ts";
import type { Link } from "../../content/navigation.ts";
import { Await, type Query } from "../data.tsx";
import { Band } from "./band.tsx";
import { LinkList } from "./link-list.tsx";
import { PageHero } from "./page-hero.tsx";
import { Title } from "./title.tsx";
import { SearchForm } from "../search/search-form.tsx";

/** Behind every unknown address, and in place of an opening that does not exist. */
export function Missing({ nearest }: { nearest: Query<Link[]> }) {
  const { title, text, search, links } = notFoundPage;
  return (
    <>
      <Title>{notFoundPage.meta.title}</Title>
      <PageHero title={title} intro={text}>
        <SearchForm id="not-found-query" label={search.label} submit={search.submit} />
      </PageHero>
      <Band as="div" className="grid gap-y-fluid-13">
        <Await query={nearest}>
          {(pages) =>
            pages.ok && pages.value.length > 0 && (
              <LinkList
                id="nearest"
                title={notFoundPage.nearest}
                titleClassName="text-2xl"
                links={pages.value.map((page) => ({ ...page, text: page.href }))}
              />
            )}
        </Await>
        <LinkList id="places" title={links.title} titleClassName="text-2xl" links={links.items} />
      </Band>
    </>
  );
}
