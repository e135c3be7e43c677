import { leadershipPage } from "../../../content/pages/leadership.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { PageHeading } from "../../ui/text/page-heading.tsx";
import { LeaderBio, LeaderCard, Paragraphs } from "./leader.tsx";

export default function LeadershipPage() {
  const { title, intro, leaders, closing } = leadershipPage;
  return (
    <>
      <div className="page-width grid gap-x-20 gap-y-7 pt-[clamp(8.5rem,16vw,12.5rem)] pb-opening lg:grid-cols-5-7 lg:items-baseline-last print:pt-0 print:pb-6">
        <PageHeading
          meta={leadershipPage.meta}
          className="max-w-min text-5xl leading-poster tracking-poster"
        >
          {title}
        </PageHeading>
        <Paragraphs texts={intro} className="max-w-144" />
      </div>
      <ul
        id="team"
        className="page-width grid gap-x-fluid-8 gap-y-8 pb-fluid-24 md:grid-cols-3 print:pb-4"
      >
        {leaders.map((leader, index) => (
          <LeaderCard key={leader.slug} leader={leader} index={index} />
        ))}
      </ul>
      <div>
        {leaders.map((leader) => <LeaderBio key={leader.slug} leader={leader} />)}
      </div>
      <CallToAction copy={closing} />
    </>
  );
}
