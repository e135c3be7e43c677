import ArrowDown from "lucide-react/icons/arrow-down";
import { type Leader, leadershipPage } from "../../../content/leadership.ts";
import { type Picture as PictureFile, pictures } from "../../../content/pictures.ts";
import { Picture } from "../../ui/picture.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { LeaderTitle } from "./leader-title.tsx";
import { Rising } from "./rising.tsx";

/** @param props.place 0, 1 or 2 from the left, which is also the order of appearance */
export function LeaderCard({ leader, place }: { leader: Leader; place: number }) {
  const { slug, portrait, name, title, summary, href } = leader;
  const { photograph }: PictureFile = pictures[portrait.card];
  return (
    <Rising
      as="li"
      place={place}
      className="border-t border-line max-md:pt-6 md:row-span-5 md:grid md:grid-rows-subgrid md:gap-y-0 md:border-0"
    >
      <article
        aria-labelledby={`${slug}-card`}
        className="flex flex-wrap gap-x-5 gap-y-3 md:row-span-5 md:grid md:grid-rows-subgrid md:gap-y-0"
      >
        <div className="w-28 md:w-auto">
          <Picture
            name={portrait.card}
            alt={photograph ? leadershipPage.portraitOf(name) : ""}
            sizes="(width < 48rem) 7rem, 25rem"
            loading={place === 0 ? "eager" : "lazy"}
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
          <ArrowDown size={16} aria-hidden />
        </TextLink>
      </article>
    </Rising>
  );
}
