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
    <Rising as="li" place={place} className="lg:nth-2:mt-14 lg:nth-3:mt-28">
      <article aria-labelledby={`${slug}-card`}>
        <Picture
          name={portrait.card}
          alt={photograph ? leadershipPage.portraitOf(name) : ""}
          sizes="(width < 48rem) 100vw, 25rem"
          loading={place === 0 ? "eager" : "lazy"}
          className="w-full rounded-sm"
        />
        <h2 id={`${slug}-card`} className="mt-5 text-2xl">{name}</h2>
        <LeaderTitle>{title}</LeaderTitle>
        <p className="mt-3.6 border-t border-line pt-3.6 text-sm leading-lead">{summary}</p>
        <TextLink href={href} className="mt-2 gap-1.8 text-sm print:hidden">
          {leadershipPage.readMore}
          <span className="sr-only">{` about ${name}`}</span>
          <ArrowDown size={16} aria-hidden />
        </TextLink>
      </article>
    </Rising>
  );
}
