/** An article in a list. */
import ArrowRight from "lucide-react/icons/arrow-right";
import { insightsPage } from "../../../content/insights/insights-page.ts";
import { paths } from "../../../content/paths.ts";
import type { InsightCard as Card } from "../../../content/types.ts";
import { keepTogether } from "../../ui/text/keep-together.ts";
import { Picture } from "../../ui/media/picture.tsx";
import { Byline, Category, coverOf, InsightTitle } from "./insight-parts.tsx";

const looks = {
  usual: { card: "", picture: "rounded-sm", words: "pt-4.4", title: "" },
  featured: {
    // On tablets the picture stands under the title, beside the text.
    card:
      "break-inside-avoid rounded-sm bg-card elevation-rest md:max-xl:grid md:max-xl:grid-cols-2 md:max-xl:grid-rows-[repeat(5,auto)_1fr] md:max-xl:gap-x-8 md:max-xl:p-8 xl:grid xl:grid-cols-[8fr_5fr] print:block",
    picture: "md:max-xl:row-span-3 md:max-xl:row-start-4 md:max-xl:mt-4.4 md:max-xl:self-start",
    words: "p-[clamp(1.25rem,3.2vw,2rem)] md:max-xl:contents print:p-0",
    title: "text-3xl xl:text-2xl",
  },
  /** The picture beside the words. */
  row: {
    card: "gap-x-fluid-18 md:grid md:grid-cols-2",
    picture: "rounded-sm",
    words: "pt-4.4 md:self-center md:pt-0",
    title: "",
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
          sizes={sizes}
          alt=""
          priority={featured}
          className="size-full object-cover motion-safe:transition-transform motion-safe:duration-800 motion-safe:ease-calm motion-safe:group-hover:scale-103"
        />
      </div>
      <div className={`flex flex-1 flex-col ${style.words}`}>
        {featured && (
          <p className="col-span-full mb-5 border-b border-line pb-5 eyebrow">
            {insightsPage.featured}
          </p>
        )}
        <p className="col-span-full">
          <Category card={card} />
        </p>
        <Heading className={`col-span-full mt-2.2 group-hover:text-clay ${style.title}`}>
          <InsightTitle title={title} />
        </Heading>
        <p className="mt-3 mb-4 grow">{excerpt}</p>
        <Byline card={card} />
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
