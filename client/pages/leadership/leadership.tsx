import { leadershipPage } from "../../../content/leadership.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { PageHeading } from "../../ui/heading.tsx";
import { LeaderBio } from "./leader-bio.tsx";
import { LeaderCard } from "./leader-card.tsx";

export const useTitle = () => leadershipPage.meta.title;

export default function LeadershipPage() {
  const { title, intro, leaders, closing } = leadershipPage;
  return (
    <>
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
      <CallToAction copy={closing} beside />
    </>
  );
}
