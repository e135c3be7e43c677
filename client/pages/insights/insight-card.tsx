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
    // On tablets the title stands over the picture, in the first window.
    card:
      "break-inside-avoid rounded-sm bg-card elevation-rest md:max-xl:flex-col-reverse xl:grid xl:grid-cols-7-5 print:block",
    picture: "xl:aspect-auto",
    words: "p-[clamp(1.25rem,3.2vw,2.75rem)] print:p-0",
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
          <p className="mb-5 border-b border-line pb-5 eyebrow">{insightsPage.featured}</p>
        )}
        <p>
          <Category card={card} />
        </p>
        <Heading className={`mt-2.2 group-hover:text-clay ${style.title}`}>
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
