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
  const { parent, title, intro, leaders, closing } = leadershipPage;
  const count: number = leaders.length;
  return (
    <>
      <div className="page-width pt-trail pb-fluid-12 max-lg:pt-header print:pt-0 print:pb-4">
        <Breadcrumb {...parent} here={title} />
        {/* In the columns of the biographies: name and lead begin on one line. */}
        <div className="grid gap-y-5 lg:grid-cols-3 lg:items-baseline">
          <PageHeading meta={leadershipPage.meta} className="lg:max-w-min">{title}</PageHeading>
          <div className="max-w-160 lg:col-span-2 lg:ml-5">
            {intro.map((text) => (
              <p
                key={text}
                className="not-first:mt-paragraph first:text-lg first:leading-normal first:text-ink max-lg:text-balance"
              >
                {text}
              </p>
            ))}
          </div>
        </div>
      </div>
      <BelowHeading>
        {!hasPortraits && <TeamMap />}
        <div className="page-width pb-fluid-24 print:pb-4">
          <ul
            id="team"
            className={`grid ${count === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3"} ${
              hasPortraits ? "gap-x-fluid-8 gap-y-8" : ""
            }`}
          >
            {leaders.map((leader, index) => (
              <LeaderCard key={leader.slug} leader={leader} index={index} />
            ))}
          </ul>
        </div>
        {leaders.map((leader) => <LeaderBio key={leader.slug} leader={leader} />)}
        <CallToAction copy={closing} ground="sand" />
      </BelowHeading>
    </>
  );
}

/**
 * On wide windows the lines of its stations go on as the rules of the leaders' columns. It fills the window,
 * up to the largest; the page's columns are in its middle. It is cut, so that the first window shows what
 * each leader does.
 */
function TeamMap() {
  return (
    <div className="overflow-hidden lg:h-[min(12.9vw,(var(--container-page)-6rem)*0.14)] print:hidden">
      <Picture
        name="leadership/team"
        tall="leadership/team-tall"
        tallWhen="(width < 64rem)"
        alt=""
        priority
        sizes="(width < 64rem) 100vw, (width < 78rem) 172vw, 149vw"
        className="mx-auto w-full max-w-[calc((var(--container-page)-6rem)*1.861)] object-cover max-md:aspect-5/2 md:max-lg:aspect-3/1 lg:-mt-[min(5.8vw,(var(--container-page)-6rem)*0.063)] lg:h-[min(29.95vw,(var(--container-page)-6rem)*0.325)]"
      />
    </div>
  );
}

/** SPEC §9, by column. */
const delaysMs = [100, 200, 300] as const;

/** @param props.index 0 for the first card; also the order of appearance */
function LeaderCard({ leader, index }: { leader: Leader; index: number }) {
  const { slug, name, title, summary, href } = leader;
  const portrait = crop(slug, "card");
  return (
    <Reveal
      as="li"
      delayMs={delaysMs[index % delaysMs.length]}
      className={`lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:gap-y-0 ${
        hasPortraits
          ? "border-t border-line max-lg:pt-6 lg:border-0"
          : "border-line max-lg:py-5 max-lg:not-first:border-t lg:border-l-2 lg:border-ochre lg:pt-6 lg:pr-6 lg:pl-[calc(1.25rem-2px)] lg:last:pr-0"
      }`}
    >
      <article
        aria-labelledby={`${slug}-card`}
        className={`flex flex-wrap gap-x-5 gap-y-3 lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:gap-y-0 ${
          hasPortraits
            ? ""
            : "max-md:items-baseline md:max-lg:grid md:max-lg:grid-cols-5 md:max-lg:gap-0"
        }`}
      >
        {hasPortraits && isPicture(portrait) && (
          <div className="w-28 lg:w-auto print:hidden">
            <Picture
              name={portrait}
              alt={leadershipPage.portraitOf(name)}
              sizes="(width < 48rem) 7rem, 25rem"
              loading={index === 0 ? "eager" : "lazy"}
              className="w-full rounded-sm"
            />
          </div>
        )}
        <div className="shrink grow basis-36 md:max-lg:col-span-2 md:max-lg:row-span-2 lg:contents">
          <h2
            id={`${slug}-card`}
            className={`text-xl md:text-2xl ${hasPortraits ? "lg:mt-5" : ""}`}
          >
            {name}
          </h2>
          <LeaderTitle>{title}</LeaderTitle>
        </div>
        <p className="border-line leading-lead max-md:text-sm md:max-lg:col-span-3 md:max-lg:pl-5 lg:mt-3.6 lg:border-t lg:pt-3.6 lg:text-balance print:text-sm">
          {summary}
        </p>
        <TextLink
          href={href}
          className="gap-1.8 text-sm md:max-lg:col-span-3 md:max-lg:pl-5 lg:mt-2 print:hidden"
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
function LeaderBio({ leader }: { leader: Leader }) {
  const { slug, name, title, bio: [lead, ...rest], focus } = leader;
  const portrait = crop(slug, "profile"), sheet = crop(slug, "field");
  const picture = hasPortraits ? portrait : sheet;
  return (
    <section
      id={slug}
      className="focus:elevation-none focus:outline-none"
      tabIndex={-1}
      aria-labelledby={`${slug}-name`}
    >
      <div className="page-width">
        <div
          className={`grid items-start gap-y-4 border-t-2 border-ink pt-6 pb-9 md:grid-rows-rest md:gap-y-6 md:pt-8 md:pb-fluid-16 print:grid-rows-none print:py-4 ${thirds} ${
            // On phones a portrait stands beside the name.
            hasPortraits
              ? "max-md:grid-cols-[min(4.75rem,22vw)_minmax(0,1fr)] max-md:gap-x-4"
              : ""}`}
        >
          {isPicture(picture) && (
            <div className="md:pr-3 lg:pr-10 print:hidden">
              <div className="overflow-hidden rounded-sm">
                <Picture
                  name={picture}
                  alt=""
                  sizes="(width < 48rem) 100vw, 28rem"
                  className={`w-full object-cover ${
                    hasPortraits
                      ? "object-top max-md:aspect-square"
                      // On phones as low as its numbers and initials allow.
                      : "aspect-8/5 object-[50%_52%] md:aspect-square lg:aspect-5/4"
                  }`}
                />
              </div>
            </div>
          )}
          <div className="max-md:contents md:col-span-2 md:col-start-2 md:row-span-2 md:row-start-1 md:pl-5 print:row-end-2">
            <Reveal delayMs={100} className="max-md:print:col-span-full">
              <h2 id={`${slug}-name`} className="text-2xl md:-mt-0.5 md:text-3xl">{name}</h2>
              <LeaderTitle>{title}</LeaderTitle>
            </Reveal>
            <div className="max-w-text max-md:col-span-full md:mt-6 lg:text-md print:text-base">
              <Reveal delayMs={200}>
                <p className="font-display text-lg leading-snug text-balance text-ink md:text-xl">
                  {lead}
                </p>
              </Reveal>
              <details className="group mt-2 in-target:forced-open spread:mt-paragraph spread:forced-open">
                <summary className="unmarked inline-flex items-center gap-1.6 text-sm text-river in-target:hidden spread:hidden">
                  {leadershipPage.rest}
                  <span className="sr-only">{` of ${name}`}</span>
                  <Plus
                    size="1rem"
                    aria-hidden
                    className="transition-transform group-open:rotate-45"
                  />
                </summary>
                {/* One by one: a fifth of all of them is a third of a phone's window. */}
                {rest.map((text) => (
                  <Reveal key={text} delayMs={200} className="not-first-of-type:mt-paragraph">
                    <p>{text}</p>
                  </Reveal>
                ))}
              </details>
            </div>
          </div>
          <Reveal
            delayMs={300}
            className="max-md:col-span-full md:pr-3 lg:pr-10"
          >
            <h3 className="label">{leadershipPage.focus}</h3>
            <Focus areas={focus} />
          </Reveal>
          {/* On wide windows after the biography, in its column. */}
          <Reveal
            delayMs={300}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:col-span-full md:col-span-2 md:col-start-2 md:gap-x-6 md:pl-5 print:hidden"
          >
            <ButtonLink variant="secondary" href={paths.contactAbout(slug)}>
              {leadershipPage.write(name)}
            </ButtonLink>
            <a
              href={`${paths.leadership}#team`}
              className="flex min-h-tap items-center gap-1.8 text-sm text-faded"
            >
              <ArrowUp size="1rem" aria-hidden />
              {leadershipPage.back}
            </a>
          </Reveal>
        </div>
      </div>
    </section>
  );
}

/** Numbered like the stations of the leader's sheet, whose key it is. */
function Focus({ areas }: { areas: readonly string[] }) {
  const List = hasPortraits ? "ul" : "ol";
  return (
    <List className="mt-1 grid max-w-160 gap-x-8 steps sm:max-md:grid-cols-2 md:mt-2.4">
      {areas.map((area) => (
        <li
          key={area}
          className={`border-current/28 text-sm leading-label not-first:max-md:mt-1 md:border-t md:py-2.8 ${
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

function LeaderTitle({ children }: { children: string }) {
  return (
    <p className="mt-1.4 text-sm leading-label font-semibold text-moss dark:text-straw">
      {children}
    </p>
  );
}
