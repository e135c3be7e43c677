import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Plus from "lucide-react/icons/plus";
import { type Leader, leadershipPage } from "../../content/pages/leadership.ts";
import { paths } from "../../content/paths.ts";
import { CallToAction } from "../ui/call-to-action.tsx";
import { Breadcrumb } from "../ui/controls/breadcrumb.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { TextLink } from "../ui/controls/text-link.tsx";
import { isPicture, Picture } from "../ui/media/picture.tsx";
import { Reveal } from "../ui/media/reveal.tsx";
import { keepEnds } from "../ui/text/keep-together.ts";
import { PageHeading } from "../ui/text/page-heading.tsx";
import { BelowHeading } from "../runtime/navigation/heading-first.tsx";

/**
 * Until every leader has a photograph, one map of their fields stands for all, and each biography has a
 * sheet of its field.
 */
const hasPortraits = leadershipPage.leaders.every(({ slug }) => isPicture(crop(slug, "card")));

function crop(slug: string, use: "card" | "profile" | "field"): string {
  return `leadership/${slug}-${use}`;
}

/** The columns of the whole page: cards and biographies begin at the same lines. */
const thirds = "md:grid-cols-3";

export default function LeadershipPage() {
  const { parent, title, intro, leaders, closing } = keepEnds(leadershipPage);
  const count: number = leaders.length;
  const [lead, others] = intro;
  return (
    <>
      <div className="page-width pt-trail pb-fluid-12 max-lg:pt-header print:pt-0 print:pb-4">
        <Breadcrumb {...parent} here={title} />
        {/* In the columns of the leaders. */}
        <div className="grid gap-x-6 gap-y-2.4 md:grid-cols-3 md:items-baseline md:gap-y-5">
          <PageHeading meta={leadershipPage.meta} className="md:col-span-full">{title}</PageHeading>
          <p className="text-pretty text-ink max-md:mt-2.4 md:col-span-2 md:text-lg md:leading-normal lg:text-xl lg:text-balance">
            {lead}
          </p>
          <p className="text-pretty max-lg:text-sm lg:text-balance">{others}</p>
        </div>
      </div>
      <BelowHeading>
        {!hasPortraits && <TeamMap />}
        <div className="page-width pb-6 print:pb-4">
          <ul
            id="team"
            className={`grid ${count === 4 ? "md:grid-cols-4" : thirds} ${
              // Its lines stand left of the page's columns, where its texts begin.
              hasPortraits ? "gap-x-fluid-8 gap-y-8" : "md:-mx-3 lg:-mr-1 lg:-ml-5"}`}
          >
            {leaders.map((leader, index) => (
              <LeaderCard key={leader.slug} leader={leader} index={index} />
            ))}
          </ul>
        </div>
        {leaders.map((leader, index) => (
          <LeaderBio key={leader.slug} leader={leader} ground={index % 2 ? "bg-sand" : ""} />
        ))}
        <CallToAction copy={closing} ground="sand" />
      </BelowHeading>
    </>
  );
}

/**
 * The lines of its stations go on as the rules of the leaders' columns. It fills the window, up to the
 * largest; the page's columns are in its middle. It is cut, so that the first window shows what each leader
 * does. Phones, where leaders are below each other, show a part of each leader's sheet instead.
 */
function TeamMap() {
  return (
    <div className="h-[min(15.2vw,(var(--container-page)-6rem)*0.17)] overflow-hidden max-md:hidden md:max-lg:h-[17vw] 2xl:h-[min(12.4vw,15rem)] print:hidden">
      <Picture
        name="leadership/team"
        // Phones load it although they do not show it: the file of the first card.
        tall={`leadership/${leadershipPage.leaders[0].slug}-field`}
        tallWhen="(width < 48rem)"
        alt=""
        priority
        sizes={`(width < 48rem) ${monogramWidth}, (width < 78rem) 177vw, 152vw`}
        className="mx-auto -mt-[min(3.2vw,(var(--container-page)-6rem)*0.034)] h-[calc(min(92vw+1.5rem,var(--container-page)-4.5rem)*0.325)] w-full max-w-[calc((var(--container-page)-4.5rem)*1.861)] object-cover md:max-lg:mt-[-4vw] lg:object-[calc(50%-0.5rem)]"
      />
    </div>
  );
}

/** Half a drawing's width in its card: the smaller file is enough. */
const monogramWidth = "12rem";

/** SPEC §9, by column. */
const delaysMs = [100, 200, 300] as const;

/** @param props.index 0 for the first card; also the order of appearance */
function LeaderCard({ leader, index }: { leader: Leader; index: number }) {
  const { slug, name, title, summary, href } = leader;
  const portrait = crop(slug, "card"), sheet = crop(slug, "field");
  return (
    <Reveal
      as="li"
      delayMs={delaysMs[index % delaysMs.length]}
      className={`relative card-focus md:row-span-5 md:grid md:grid-rows-subgrid md:gap-y-0 ${
        hasPortraits
          ? "border-t border-line max-md:pt-6 md:border-0"
          : "border-line max-md:py-4 max-md:not-first:border-t md:border-l-2 md:border-ochre md:pt-6 md:pr-4 md:pl-[calc(0.75rem-2px)] md:last:pr-3 lg:pr-6 lg:last:pr-1 lg:pl-[calc(1.25rem-2px)]"
      }`}
    >
      <article
        aria-labelledby={`${slug}-card`}
        className={`grid gap-x-4 md:row-span-5 md:gap-y-0 md:max-lg:flex md:max-lg:flex-col md:max-lg:items-start lg:grid-rows-subgrid ${
          hasPortraits ? "max-md:grid-cols-mark max-md:items-center" : "max-md:pl-24"
        }`}
      >
        {hasPortraits && isPicture(portrait) && (
          <div className="max-md:row-span-3 print:hidden">
            <Picture
              name={portrait}
              alt={leadershipPage.portraitOf(name)}
              sizes="(width < 48rem) 5rem, 25rem"
              loading={index === 0 ? "eager" : "lazy"}
              className="w-full rounded-sm"
            />
          </div>
        )}
        {!hasPortraits && isPicture(sheet) && (
          <div
            // The sheets of all leaders are one strip at the edge of the window.
            className="absolute -top-px bottom-0 -left-gutter w-24 overflow-hidden border-r-2 border-ochre md:hidden print:hidden"
            aria-hidden
          >
            {/* Its upper left, without stations. */}
            <Picture
              name={sheet}
              alt=""
              sizes={monogramWidth}
              className="size-full origin-top-left scale-250 object-cover object-top"
            />
            <span className="absolute inset-0 grid place-items-center font-display text-3xl text-paper">
              {name.split(" ").map(([first]) => first)}
            </span>
          </div>
        )}
        <div className="md:contents">
          <h2
            id={`${slug}-card`}
            className={`text-xl lg:text-2xl ${hasPortraits ? "md:mt-5" : ""}`}
          >
            {name}
          </h2>
          <LeaderTitle size="max-lg:text-sm">{title}</LeaderTitle>
        </div>
        <p className="leading-lead not-print:max-md:hidden md:mt-3.6 md:max-lg:text-sm lg:text-balance print:text-sm">
          {summary}
        </p>
        <TextLink
          href={href}
          className="cover-link gap-1.8 text-sm max-md:mt-1 max-md:min-h-0 md:max-lg:mt-auto md:max-lg:pt-2 lg:mt-2 print:hidden"
        >
          {leadershipPage.readMore}
          <span className="sr-only">{` about ${name}`}</span>
          <ArrowDown size="1rem" aria-hidden />
        </TextLink>
      </article>
    </Reveal>
  );
}

/** The target of a card's anchor. */
function LeaderBio({ leader, ground }: { leader: Leader; ground: string }) {
  const { slug, bio: [lead], facts, focus } = leader;
  return (
    <section
      id={slug}
      className={`focus:elevation-none focus:outline-none ${ground}`}
      tabIndex={-1}
      aria-labelledby={`${slug}-name`}
    >
      <div className="page-width">
        <div
          className={`grid items-start gap-y-4 pb-12 md:gap-x-6 md:py-fluid-16 md:max-lg:grid-cols-2 md:max-lg:grid-rows-rest lg:grid-cols-3 print:py-4 ${
            // On phones a portrait stands beside the name.
            hasPortraits
              ? "max-md:grid-cols-[min(4.75rem,22vw)_minmax(0,1fr)] max-md:gap-x-4"
              : ""}`}
        >
          <div className="max-lg:contents lg:col-span-2 lg:col-start-2 lg:row-start-1">
            <BioTitle leader={leader} />
            <div className="max-lg:contents lg:mt-6">
              <Reveal
                delayMs={200}
                className="max-lg:mt-1 max-md:col-span-full md:max-lg:col-start-2"
              >
                <p className="max-w-160 font-display text-xl leading-snug text-balance text-ink md:max-lg:text-pretty">
                  {lead}
                </p>
              </Reveal>
              <SelectedWork work={facts.work} />
              <Biography leader={leader} />
            </div>
          </div>
          {/* It stays while the biography scrolls. */}
          <div className="max-lg:contents lg:top-28 lg:col-start-1 lg:row-start-1 lg:grid lg:gap-6 lg:pr-4 [@media_screen_and_(width>=64rem)_and_(height>=48rem)]:sticky">
            <BioPicture slug={slug} />
            {/* On tablets below its sheet, and its list ends with the training beside it. */}
            <div className="max-md:col-span-full max-md:mt-5 md:max-lg:col-start-1 md:max-lg:row-span-2 md:max-lg:row-start-3 md:max-lg:self-stretch md:max-lg:border-t md:max-lg:border-current/28 md:max-lg:pt-5 md:max-lg:pb-4">
              <Reveal delayMs={300} className="md:max-lg:flex md:max-lg:h-full md:max-lg:flex-col">
                <h3 className="label">{leadershipPage.focus}</h3>
                <Focus areas={focus} />
              </Reveal>
            </div>
            <Training training={facts.training} />
            <WriteTo leader={leader} />
          </div>
        </div>
      </div>
    </section>
  );
}

function BioTitle({ leader: { slug, name, title } }: { leader: Leader }) {
  return (
    <div className="md:max-lg:col-start-2">
      <Reveal delayMs={100}>
        <h2
          id={`${slug}-name`}
          className="text-3xl md:-mt-0.5"
        >
          {name}
        </h2>
        <LeaderTitle size="md:text-md">{title}</LeaderTitle>
      </Reveal>
    </div>
  );
}

function SelectedWork({ work }: { work: readonly string[] }) {
  return (
    // Only its words fade in: its rule stands at the height of that of the focus areas.
    <div className="border-current/28 max-md:order-1 max-md:col-span-full max-md:mt-3 md:border-t md:max-lg:col-start-2 md:max-lg:row-start-3 lg:mt-6">
      <Reveal delayMs={200}>
        <dl className="gap-x-6 md:pt-4 md:max-lg:pt-5 lg:grid lg:grid-cols-2 lg:border-b lg:border-current/28 lg:pb-5">
          <dt className="col-span-full label">{leadershipPage.facts.work}</dt>
          {work.map((text) => (
            <dd
              key={text}
              className="border-current/28 font-display text-lg leading-snug text-balance text-ink max-lg:mt-1.4 max-lg:border-t max-lg:py-2.4 lg:mt-2"
            >
              {text}
            </dd>
          ))}
        </dl>
      </Reveal>
    </div>
  );
}

/** What follows its lead, in the columns of what is above it. Up to tablets it is closed. */
function Biography({ leader: { name, summary, bio: [, ...rest] } }: { leader: Leader }) {
  return (
    <details className="group in-target:forced-open max-lg:order-2 max-lg:col-span-full md:max-lg:mt-2 lg:columns-2 lg:gap-x-6 print:forced-open beside:mt-5 beside:forced-open">
      <summary className="unmarked flex items-center justify-between border-y border-current/28 text-sm in-target:hidden print:hidden beside:hidden">
        {leadershipPage.rest}
        <span className="sr-only">{` of ${name}`}</span>
        <Plus
          size="1rem"
          aria-hidden
          className="transition-transform group-open:rotate-45"
        />
      </summary>
      {/* Its card has no room for it on phones. */}
      <p className="mb-paragraph md:hidden print:hidden">{summary}</p>
      {/* One by one: a fifth of all of them is a third of a phone's window. */}
      {rest.map((text) => (
        <Reveal
          key={text}
          delayMs={200}
          className="break-inside-avoid not-last:mb-paragraph lg:not-last:mb-text-line"
        >
          <p className="text-pretty">{text}</p>
        </Reveal>
      ))}
    </details>
  );
}

function BioPicture({ slug }: { slug: string }) {
  const portrait = crop(slug, "profile"), sheet = crop(slug, "field");
  const picture = hasPortraits ? portrait : sheet;
  if (!isPicture(picture)) return null;
  return (
    <div
      className={`overflow-hidden max-md:-order-1 md:rounded-sm md:max-lg:relative md:max-lg:col-start-1 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:min-h-60 md:max-lg:self-stretch print:hidden ${
        hasPortraits ? "max-md:rounded-sm" : "max-md:-mx-gutter"
      }`}
    >
      <Picture
        name={picture}
        alt=""
        sizes="(width < 48rem) 100vw, 28rem"
        className={`w-full object-cover md:max-lg:absolute md:max-lg:inset-0 md:max-lg:h-full ${
          hasPortraits
            ? "object-top max-md:aspect-square"
            : "object-center max-md:aspect-2/1 lg:aspect-3/2"
        }`}
      />
    </div>
  );
}

function Training({ training }: { training: readonly string[] }) {
  return (
    <Reveal
      delayMs={300}
      className="max-lg:mt-2 max-lg:mb-4 max-md:order-1 max-md:col-span-full md:max-lg:col-start-2 md:max-lg:row-start-4"
    >
      <dl>
        <dt className="label">{leadershipPage.facts.training}</dt>
        {training.map((text) => (
          <dd
            key={text}
            className="mt-1.4 border-current/28 leading-normal max-lg:border-t max-lg:pt-1.8 max-md:text-sm lg:text-sm"
          >
            {text}
          </dd>
        ))}
      </dl>
    </Reveal>
  );
}

function WriteTo({ leader: { slug, name } }: { leader: Leader }) {
  return (
    <Reveal
      delayMs={300}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 max-lg:order-2 max-lg:col-span-full md:max-lg:mt-2 print:hidden"
    >
      <ButtonLink variant="secondary" href={paths.contactAbout(slug)}>
        {leadershipPage.write(name)}
      </ButtonLink>
      <a
        href={`${paths.leadership}#team`}
        className="flex min-h-tap items-center gap-1.8 text-sm text-river"
      >
        <ArrowUp size="1rem" aria-hidden />
        {leadershipPage.back}
      </a>
    </Reveal>
  );
}

/** Numbered like the stations of the leader's sheet, whose key it is. */
function Focus({ areas }: { areas: readonly string[] }) {
  const List = hasPortraits ? "ul" : "ol";
  return (
    <List className="mt-1.4 grid steps md:max-lg:grow lg:mt-2.4">
      {areas.map((area) => (
        <li
          key={area}
          className={`border-t border-current/28 py-1.8 text-sm leading-label md:py-2.8 md:max-lg:text-base ${
            hasPortraits
              ? ""
              : "flex gap-3 step before:w-4 before:flex-none before:font-display before:text-lg before:leading-title before:text-clay"
          }`}
        >
          {area}
        </li>
      ))}
    </List>
  );
}

function LeaderTitle({ size, children }: { size: string; children: string }) {
  return (
    <p className={`mt-1.4 leading-label font-semibold text-moss ${size}`}>
      {children}
    </p>
  );
}
