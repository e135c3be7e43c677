import ArrowUp from "lucide-react/icons/arrow-up";
import { type Leader, leadershipPage } from "../../../content/leadership.ts";
import { paths } from "../../../content/paths.ts";
import { Picture } from "../../ui/picture.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { LeaderTitle } from "./leader-title.tsx";
import { Paragraphs } from "./paragraphs.tsx";
import { Rising } from "./rising.tsx";

const sides = {
  left: { ground: "bg-sand", columns: "lg:grid-cols-[5fr_7fr]", portrait: "" },
  right: {
    ground: "dark",
    columns: "lg:grid-cols-7-5",
    portrait: "lg:col-start-2 lg:row-start-1 print:col-start-1",
  },
} as const;

interface LeaderBioProps {
  leader: Leader;
  /** Where the portrait stands on wide windows. */
  side: keyof typeof sides;
}

/** The section that a card's anchor leads to. */
export function LeaderBio({ leader, side }: LeaderBioProps) {
  const { slug, portrait, name, title, bio, focus } = leader;
  const style = sides[side];
  return (
    <section
      id={slug}
      className={`-scroll-mt-6 py-[clamp(3.5rem,8vw,7.5rem)] focus:shadow-none focus:outline-none print:break-inside-avoid print:bg-transparent print:py-6 ${style.ground}`}
      tabIndex={-1}
      aria-labelledby={`${slug}-name`}
    >
      <div
        className={`page-width grid grid-rows-[min-content_1fr] items-start gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-8 md:grid-cols-4-8 print:grid-cols-[9rem_1fr] ${style.columns}`}
      >
        <Rising
          place={0}
          className={`row-span-2 md:sticky md:top-28 print:static ${style.portrait}`}
        >
          <Picture
            name={portrait.profile}
            alt=""
            sizes="(width < 48rem) 24rem, 30rem"
            className="w-full rounded-sm max-md:max-w-96"
          />
        </Rising>
        <Rising place={1}>
          <h2 id={`${slug}-name`} className="text-4xl">{name}</h2>
          <LeaderTitle>{title}</LeaderTitle>
          <Paragraphs texts={bio} className="mt-6.4 max-w-160" />
        </Rising>
        <Rising place={2}>
          <h3 className="label">{leadershipPage.focus}</h3>
          <ul className="mt-3 grid max-w-160 gap-x-8 sm:grid-cols-2">
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
