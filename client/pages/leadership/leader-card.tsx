import ArrowDown from "lucide-react/icons/arrow-down";
import { type Leader, leadershipPage } from "../../../content/leadership.ts";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";

/** SPEC §9: sections of this page appear when a fifth of them is visible, one after the other. */
export const threshold = 0.2;
export const delays = [100, 200, 300] as const;

/** @param props.place 0, 1 or 2 from the left, which is also the order of appearance */
export function LeaderCard({ leader, place }: { leader: Leader; place: number }) {
  const { slug, portrait, portraitAlt, name, title, summary, href } = leader;
  return (
    <Reveal as="li" slide threshold={threshold} delay={delays[place]} className="leader-card">
      <article aria-labelledby={`${slug}-card`}>
        <Picture
          name={portrait.card}
          alt={portraitAlt}
          sizes="(width < 44rem) 100vw, 25rem"
          loading={place === 0 ? "eager" : "lazy"}
        />
        <h2 id={`${slug}-card`}>{name}</h2>
        <p className="leader-title">{title}</p>
        <p>{summary}</p>
        <Link href={href} className="text-link">
          {leadershipPage.readMore}
          <span className="sr-only">{` about ${name}`}</span>
          <ArrowDown size={16} aria-hidden />
        </Link>
      </article>
    </Reveal>
  );
}
