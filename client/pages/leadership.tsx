import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { type Picture as PictureFile, pictures } from "../../content/brand/pictures.ts";
import { type Leader, leadershipPage } from "../../content/pages/leadership.ts";
import { paths } from "../../content/paths.ts";
import { CallToAction } from "../ui/call-to-action.tsx";
import { TextLink } from "../ui/controls/text-link.tsx";
import { Picture } from "../ui/media/picture.tsx";
import { Reveal } from "../ui/media/reveal.tsx";
import { PageHeading } from "../ui/text/page-heading.tsx";

export default function LeadershipPage() {
  const { title, intro, leaders, closing } = leadershipPage;
  return (
    <>
      <div className="page-width grid gap-x-20 gap-y-7 pt-[clamp(8.5rem,16vw,12.5rem)] pb-opening lg:grid-cols-5-7 lg:items-baseline-last print:pt-0 print:pb-6">
        <PageHeading
          meta={leadershipPage.meta}
          className="max-w-min text-5xl leading-poster tracking-poster"
        >
          {title}
        </PageHeading>
        <Paragraphs texts={intro} className="max-w-144" />
      </div>
      <ul
        id="team"
        className="page-width grid gap-x-fluid-8 gap-y-8 pb-fluid-24 md:grid-cols-3 print:pb-4"
      >
        {leaders.map((leader, index) => (
          <LeaderCard key={leader.slug} leader={leader} index={index} />
        ))}
      </ul>
      <div>
        {leaders.map((leader) => <LeaderBio key={leader.slug} leader={leader} />)}
      </div>
      <CallToAction copy={closing} />
    </>
  );
}

/** SPEC §9, by column. */
const delaysMs = [100, 200, 300] as const;

/** @param props.index 0 for the first card; also the order of appearance */
function LeaderCard({ leader, index }: { leader: Leader; index: number }) {
  const { slug, name, title, summary, href } = leader;
  const portrait = `leadership/${slug}-card` as const;
  const { photograph }: PictureFile = pictures[portrait];
  return (
    <Reveal
      as="li"
      delayMs={delaysMs[index % delaysMs.length]}
      className="border-t border-line max-md:pt-6 md:row-span-5 md:grid md:grid-rows-subgrid md:gap-y-0 md:border-0"
    >
      <article
        aria-labelledby={`${slug}-card`}
        className="flex flex-wrap gap-x-5 gap-y-3 md:row-span-5 md:grid md:grid-rows-subgrid md:gap-y-0"
      >
        <div className="w-28 md:w-auto print:hidden">
          <Picture
            name={portrait}
            alt={photograph ? leadershipPage.portraitOf(name) : ""}
            sizes="(width < 48rem) 7rem, 25rem"
            loading={index === 0 ? "eager" : "lazy"}
            className="w-full rounded-sm"
          />
        </div>
        <div className="shrink grow basis-36 md:contents">
          <h2 id={`${slug}-card`} className="text-2xl md:mt-5 md:max-lg:text-xl">{name}</h2>
          <LeaderTitle>{title}</LeaderTitle>
        </div>
        <p className="border-line text-sm leading-lead md:mt-3.6 md:border-t md:pt-3.6">
          {summary}
        </p>
        <TextLink href={href} className="gap-1.8 text-sm md:mt-2 print:hidden">
          {leadershipPage.readMore}
          <span className="sr-only">{` about ${name}`}</span>
          <ArrowDown size="1rem" aria-hidden />
        </TextLink>
      </article>
    </Reveal>
  );
}

/** The target of a card's anchor. */
function LeaderBio({ leader }: { leader: Leader }) {
  const { slug, name, title, bio, focus } = leader;
  return (
    <section
      id={slug}
      className="-scroll-mt-6 py-band odd:bg-sand focus:shadow-none focus:outline-none print:py-6"
      tabIndex={-1}
      aria-labelledby={`${slug}-name`}
    >
      <div className="page-width grid grid-rows-[min-content_1fr] items-start gap-x-10 gap-y-8 md:grid-cols-4-8 lg:grid-cols-5-7 lg:gap-x-20 print:grid-cols-[9rem_1fr]">
        <Reveal
          delayMs={100}
          className="lg:sticky lg:top-28 lg:row-span-2 print:static print:row-span-2"
        >
          <Picture
            name={`leadership/${slug}-profile`}
            alt=""
            sizes="(width < 48rem) 100vw, 28rem"
            className="w-full rounded-sm object-top max-md:aspect-square max-md:object-cover"
          />
        </Reveal>
        <Reveal delayMs={200} className="md:max-lg:row-span-2">
          <h2 id={`${slug}-name`} className="text-4xl">{name}</h2>
          <LeaderTitle>{title}</LeaderTitle>
          <Paragraphs texts={bio} className="mt-6.4 max-w-160" />
        </Reveal>
        <Reveal delayMs={300}>
          <h3 className="label">{leadershipPage.focus}</h3>
          <ul className="mt-3 grid max-w-160 gap-x-8 sm:max-md:grid-cols-2 lg:grid-cols-2">
            {focus.map((area) => (
              <li key={area} className="border-t border-current/28 py-2.8 text-sm">{area}</li>
            ))}
          </ul>
          <p className="mt-2 flex flex-wrap items-center gap-x-6 text-sm print:hidden">
            <TextLink href={paths.contactAbout(slug)}>{leadershipPage.write(name)}</TextLink>
            <TextLink href={`${paths.leadership}#team`} className="gap-1.8">
              <ArrowUp size="1rem" aria-hidden />
              {leadershipPage.back}
            </TextLink>
          </p>
        </Reveal>
      </div>
    </section>
  );
}

function Paragraphs({ texts, className }: { texts: readonly string[]; className: string }) {
  return (
    <div className={className}>
      {texts.map((text) => (
        <p
          key={text}
          className="not-first:mt-paragraph first:text-lg first:leading-normal first:text-ink dark:first:text-paper"
        >
          {text}
        </p>
      ))}
    </div>
  );
}

function LeaderTitle({ children }: { children: string }) {
  return (
    <p className="mt-1.4 text-sm leading-label font-semibold text-moss dark:text-straw">
      {children}
    </p>
  );
}
