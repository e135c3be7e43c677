import ArrowLeft from "lucide-react/icons/arrow-left";
import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { notFoundPage } from "../../../content/pages/not-found.ts";
import { query } from "../../catalog/queries.ts";
import { useQuery } from "../../runtime/query-cache.tsx";
import { useHydrated } from "../../runtime/hooks/hydrated.ts";
import { SearchForm } from "../../search/search-form.tsx";
import { Band } from "../band.tsx";
import { Links } from "../lists/links.tsx";
import { LinkList } from "../lists/link-list.tsx";
import { UnmappedHero } from "../unmapped-hero.tsx";

/**
 * The page of unknown addresses. The server sends the same HTML for all of them; the
 * browser fetches the suggestions.
 */
export function MissingPage() {
  const { meta, title, text, search, back, links } = notFoundPage;
  const hydrated = useHydrated();
  return (
    <>
      <UnmappedHero
        meta={meta}
        title={title}
        intro={text}
        // Room for the suggestions.
        className="max-md:pb-4 md:pb-30"
      >
        <SearchForm id="not-found-query" {...search} />
        <div className="relative mt-4 flex flex-wrap gap-x-10">
          <a
            href={back.href}
            className="inline-flex min-h-tap items-center gap-2 font-semibold text-paper no-underline hover:underline"
          >
            <ArrowLeft size="1rem" aria-hidden />
            {back.label}
          </a>
          {hydrated && (
            <Suspense>
              <Nearest />
            </Suspense>
          )}
        </div>
      </UnmappedHero>
      <Band>
        <LinkList id="places" title={links.title} links={links.items} />
      </Band>
    </>
  );
}

/** Over the foot of the hero, on phones over the edge of its map: it moves nothing when it arrives. */
function Nearest() {
  const pages = useQuery(query("nearest", useLocation().pathname));
  if (!pages.ok || pages.value.length === 0) return null;
  return (
    <nav
      aria-labelledby="nearest"
      className="absolute top-full z-1 grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5 print:static"
    >
      <h2 id="nearest" className="pt-3 label">{notFoundPage.nearest}</h2>
      <Links
        links={pages.value}
        linkClassName="inline-flex min-h-tap items-center py-1 leading-tight font-semibold text-straw hover:decoration-2"
      />
    </nav>
  );
}
