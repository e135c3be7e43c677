/** An article in a list. */
import ArrowRight from "lucide-react/icons/arrow-right";
import { insightsPage } from "../../../content/insights/insights-page.ts";
import { paths } from "../../../content/paths.ts";
import type { InsightCard as Card } from "../../../content/types.ts";
import { keepTogether } from "../../ui/text/keep-together.ts";
import { Picture } from "../../ui/media/picture.tsx";
import { Byline, Category, coverOf, InsightTitle, lowCoverOf } from "./insight-parts.tsx";

const looks = {
  // On phones the picture stands above the words.
  usual: {
    card: "gap-x-8 md:grid md:max-lg:grid-cols-2 lg:grid-cols-5-7 lg:gap-x-fluid-18 print:block",
    picture: "rounded-sm md:self-start",
    words: "pt-4.4 md:pt-0 lg:self-center",
    title: "lg:text-2xl",
    text: "",
    byline: "",
  },
  featured: {
    card:
      "break-inside-avoid rounded-sm bg-card elevation-rest xl:grid xl:grid-cols-[8fr_5fr] print:block",
    picture: "md:max-xl:aspect-5/2",
    // On tablets the byline stands beside the text.
    words:
      "p-[clamp(1.25rem,3.2vw,2rem)] md:max-xl:grid md:max-xl:grid-cols-[1fr_15.5rem] md:max-xl:grid-rows-[repeat(3,auto)_1fr] md:max-xl:gap-x-8 print:p-0",
    title: "text-3xl md:max-xl:col-span-2 md:max-xl:mb-3 xl:text-2xl",
    text: "md:max-xl:row-span-2 md:max-xl:my-0",
    byline: "",
  },
};

export function InsightCard({ card, sizes, look = "usual" }: {
  card: Card;
  sizes: string;
  look?: keyof typeof looks;
}) {
  const { slug, title, excerpt } = keepTogether(card);
  const style = looks[look];
  const featured = look === "featured";
  const Heading = featured ? "h2" : "h3";
  return (
    <article
      className={`group relative flex h-full flex-col card-focus ${style.card}`}
      data-insight={slug}
      data-transition-from
    >
      <div className={`aspect-3/2 overflow-hidden bg-sand print:hidden ${style.picture}`}>
        <Picture
          name={coverOf(slug)}
          tall={featured ? lowCoverOf(slug) : undefined}
          tallWhen="(48rem <= width < 80rem)"
          sizes={sizes}
          alt=""
          priority={featured}
          className="size-full object-cover motion-safe:transition-transform motion-safe:duration-800 motion-safe:ease-calm motion-safe:group-hover:scale-103"
        />
      </div>
      <div className={`flex flex-1 flex-col ${style.words}`}>
        {featured && (
          <p className="mb-5 border-b border-line pb-5 eyebrow md:max-xl:m-0 md:max-xl:border-0 md:max-xl:p-0">
            {insightsPage.featured}
          </p>
        )}
        <p>
          <Category card={card} />
        </p>
        <Heading className={`mt-2.2 group-hover:text-clay ${style.title}`}>
          <InsightTitle title={title} />
        </Heading>
        <p className={`mt-3 mb-4 max-w-text grow ${style.text}`}>{excerpt}</p>
        <div className={style.byline}>
          <Byline card={card} />
        </div>
        <ReadLink card={card} />
      </div>
    </article>
  );
}

/** Covers the card or row that contains it. */
function ReadLink({ card: { slug, title } }: { card: Card }) {
  return (
    <a
      href={paths.insight(slug)}
      className="cover-link mt-auto inline-flex min-h-tap items-center gap-2 self-start font-semibold text-river group-hover:decoration-2 print:hidden"
    >
      {insightsPage.read}
      <span className="sr-only">{`: ${title}`}</span>
      <ArrowRight size="1.125rem" aria-hidden />
    </a>
  );
}
