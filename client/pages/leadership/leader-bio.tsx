import ArrowUp from "lucide-react/icons/arrow-up";
import { type Leader, leadershipPage } from "../../../content/leadership.ts";
import { paths } from "../../../content/paths.ts";
import { Picture } from "../../ui/picture.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { LeaderTitle } from "./leader-title.tsx";
import { Paragraphs } from "./paragraphs.tsx";
import { Rising } from "./rising.tsx";

/** The section that a card's anchor leads to. */
export function LeaderBio({ leader }: { leader: Leader }) {
  const { slug, portrait, name, title, bio, focus } = leader;
  return (
    <section
      id={slug}
      className="-scroll-mt-6 py-band odd:bg-sand focus:shadow-none focus:outline-none print:break-inside-avoid print:py-6"
      tabIndex={-1}
      aria-labelledby={`${slug}-name`}
    >
      <div className="page-width grid grid-rows-[min-content_1fr] items-start gap-x-10 gap-y-8 md:grid-cols-4-8 lg:grid-cols-5-7 lg:gap-x-20 print:grid-cols-[9rem_1fr]">
        <Rising
          place={0}
          className="lg:sticky lg:top-28 lg:row-span-2 print:static print:row-span-2"
        >
          <Picture
            name={portrait.profile}
            alt=""
            sizes="(width < 48rem) 100vw, 28rem"
            className="w-full rounded-sm object-top max-md:aspect-square max-md:object-cover"
          />
        </Rising>
        <Rising place={1} className="md:max-lg:row-span-2">
          <h2 id={`${slug}-name`} className="text-4xl">{name}</h2>
          <LeaderTitle>{title}</LeaderTitle>
          <Paragraphs texts={bio} className="mt-6.4 max-w-160" />
        </Rising>
        <Rising place={2}>
          <h3 className="label">{leadershipPage.focus}</h3>
          <ul className="mt-3 grid max-w-160 gap-x-8 sm:max-md:grid-cols-2 lg:grid-cols-2">
            {focus.map((area) => (
              <li key={area} className="border-t border-current/28 py-2.8 text-sm">{area}</li>
            ))}
          </ul>
          <TextLink
            href={`${paths.leadership}#team`}
            className="mt-2 gap-1.8 text-sm dark:text-straw print:hidden"
          >
            <ArrowUp size={16} aria-hidden />
            {leadershipPage.back}
          </TextLink>
        </Rising>
      </div>
    </section>
  );
}
