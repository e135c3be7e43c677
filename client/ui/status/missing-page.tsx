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
        // Keeps room for the suggestions: at the foot of the hero, on phones above the map, which fills it without them.
        className="group max-md:pb-4 md:pb-38"
        mapClassName="max-md:-mt-32 max-md:h-60 max-md:suggested:-mt-4 max-md:suggested:h-32"
      >
        <SearchForm id="not-found-query" {...search} />
        <a
          href={back.href}
          className="mt-4 inline-flex min-h-tap items-center gap-2 font-semibold text-paper no-underline hover:underline"
        >
          <ArrowLeft size="1rem" aria-hidden />
          {back.label}
        </a>
        <div className="max-md:min-h-32 md:relative">
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

/** Takes the room that the hero keeps: only the upper edge of a phone's map moves. */
function Nearest() {
  const pages = useQuery(query("nearest", useLocation().pathname));
  if (!pages.ok || pages.value.length === 0) return null;
  return (
    <nav aria-labelledby="nearest" className="pt-2 md:absolute md:inset-x-0 md:top-0 print:static">
      <h2 id="nearest" className="label">{notFoundPage.nearest}</h2>
      <Links
        links={pages.value}
        linkClassName="flex min-h-tap w-fit items-center py-1 leading-tight font-semibold text-straw hover:decoration-2"
      />
    </nav>
  );
}
