import { leadershipPage } from "../../../content/leadership.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/heading.tsx";
import { Title } from "../../ui/title.tsx";
import { LeaderBio } from "./leader-bio.tsx";
import { LeaderCard } from "./leader-card.tsx";

export default function LeadershipPage() {
  const { meta, title, intro, leaders, closing } = leadershipPage;
  return (
    <>
      <Title>{meta.title}</Title>
      <div className="page-width leadership-opening">
        <PageHeading>{title}</PageHeading>
        <div>{intro.map((text, index) => <p key={index}>{text}</p>)}</div>
      </div>
      <ul className="page-width leader-cards" id="team">
        {leaders.map((leader, index) => (
          <LeaderCard key={leader.slug} leader={leader} place={index} />
        ))}
      </ul>
      {leaders.map((leader) => <LeaderBio key={leader.slug} leader={leader} />)}
      <section className="band" aria-labelledby="closing-title">
        <div className="page-width leadership-closing">
          <h2 id="closing-title">{closing.title}</h2>
          <div>
            <p className="lead">{closing.text}</p>
            <div className="actions">
              <ButtonLink href={closing.primary.href}>{closing.primary.label}</ButtonLink>
              <ButtonLink variant="secondary" href={closing.secondary.href}>
                {closing.secondary.label}
              </ButtonLink>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
