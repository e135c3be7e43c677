import ArrowRight from "lucide-react/icons/arrow-right";
import { insightsPage } from "../../../content/insights/page.ts";
import { paths } from "../../../content/paths.ts";
import type { PictureName } from "../../../content/brand/pictures.ts";
import type { InsightCard as Card } from "../../../content/types.ts";
import { Eyebrow } from "../../ui/text/headings.tsx";
import { Picture } from "../../ui/media/picture.tsx";
import { Byline } from "./byline.tsx";
import { Category } from "./category.tsx";

const looks = {
  usual: { card: "", picture: "rounded-sm", words: "pt-4.4", title: "" },
  featured: {
    card: "break-inside-avoid rounded-sm bg-card shadow-rest lg:grid lg:grid-cols-7-5 print:block",
    picture: "lg:aspect-auto lg:min-h-132",
    words: "p-[clamp(1.25rem,3.2vw,2.75rem)] print:p-0",
    title: "text-3xl",
  },
};

interface InsightCardProps {
  card: Card;
  /** `img[sizes]` */
  sizes: string;
  look?: keyof typeof looks;
}

/** An article's card. Its one link covers it. */
export function InsightCard({ card, sizes, look = "usual" }: InsightCardProps) {
  const { slug, title, excerpt } = card;
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
          <Eyebrow className="mb-5 border-b border-line pb-5">{insightsPage.featured}</Eyebrow>
        )}
        <p>
          <Category card={card} />
        </p>
        <Heading className={`mt-2.2 group-hover:text-clay ${style.title}`}>
          <InsightTitle title={title} />
        </Heading>
        <p className="mt-3 mb-4">{excerpt}</p>
        <Byline card={card} />
        <ReadLink card={card} />
      </div>
    </article>
  );
}

/** Covers the card or row that contains it. */
export function ReadLink({ card: { slug, title } }: { card: Card }) {
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

/** Prefers a line break after the colon. */
export function InsightTitle({ title }: { title: string }) {
  const [subject, rest] = title.split(/(?<=:) /, 2);
  if (!rest) return title;
  return (
    <>
      <span className="inline-block max-w-full">{subject}</span>{" "}
      <span className="inline-block max-w-full">{rest}</span>
    </>
  );
}

/** Every article has a cover (tests/unit/content/insights-content.test.ts). */
export function coverOf(slug: string): PictureName {
  return `insights/${slug}` as PictureName;
}
