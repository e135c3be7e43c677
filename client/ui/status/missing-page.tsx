import ArrowLeft from "lucide-react/icons/arrow-left";
import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { notFoundPage } from "../../../content/pages/not-found.ts";
import { query } from "../../catalog/queries.ts";
import { useQuery } from "../../runtime/query-cache.tsx";
import { useHydrated } from "../../runtime/hooks/hydrated.ts";
import { SearchForm } from "../../search/search-form.tsx";
import { Band } from "../band.tsx";
import { LinkList } from "../lists/link-list.tsx";
import { UnmappedHero } from "../unmapped-hero.tsx";

/**
 * The page of unknown addresses and openings. The server sends the same HTML for all of them; the
 * browser fetches the suggestions.
 */
export function MissingPage() {
  const { meta, title, text, search, back, links } = notFoundPage;
  const hydrated = useHydrated();
  return (
    <>
      <UnmappedHero meta={meta} title={title} intro={text}>
        <SearchForm id="not-found-query" {...search} />
        <a
          href={back.href}
          className="mt-4 inline-flex min-h-tap items-center gap-2 font-semibold text-paper no-underline hover:underline"
        >
          <ArrowLeft size="1rem" aria-hidden />
          {back.label}
        </a>
      </UnmappedHero>
      <Band className="grid gap-y-fluid-13">
        <LinkList id="places" title={links.title} isSmall links={links.items} />
        {hydrated && (
          <Suspense>
            <Nearest />
          </Suspense>
        )}
      </Band>
    </>
  );
}

function Nearest() {
  const pages = useQuery(query("nearest", useLocation().pathname));
  if (!pages.ok || pages.value.length === 0) return null;
  return (
    <LinkList
      id="nearest"
      title={notFoundPage.nearest}
      isSmall
      links={pages.value.map((page) => ({ ...page, text: page.href }))}
    />
  );
}
