import ArrowUp from "lucide-react/icons/arrow-up";
import { type Leader, leadershipPage } from "../../../content/leadership.ts";
import { paths } from "../../../content/paths.ts";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { delays, threshold } from "./leader-card.tsx";

/** The section that a card's anchor leads to. */
export function LeaderBio({ leader }: { leader: Leader }) {
  const { slug, portrait, name, title, bio, focus } = leader;
  return (
    <section id={slug} className="leader-bio" tabIndex={-1} aria-labelledby={`${slug}-name`}>
      <div className="page-width">
        <Reveal slide threshold={threshold} delay={delays[0]} className="leader-portrait">
          <Picture name={portrait.profile} alt="" sizes="(width < 44rem) 24rem, 30rem" />
        </Reveal>
        <Reveal slide threshold={threshold} delay={delays[1]} className="leader-words">
          <h2 id={`${slug}-name`}>{name}</h2>
          <p className="leader-title">{title}</p>
          {bio.map((text, index) => <p key={index}>{text}</p>)}
        </Reveal>
        <Reveal slide threshold={threshold} delay={delays[2]} className="leader-focus">
          <h3>{leadershipPage.focus}</h3>
          <ul>
            {focus.map((area) => <li key={area}>{area}</li>)}
          </ul>
          <Link href={`${paths.leadership}#team`} className="text-link">
            <ArrowUp size={16} aria-hidden />
            {leadershipPage.back}
          </Link>
        </Reveal>
      </div>
    </section>
  );
}
