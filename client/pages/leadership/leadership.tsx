import { leadershipPage } from "../../../content/leadership.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { PageHeading } from "../../ui/heading.tsx";
import { LeaderBio } from "./leader-bio.tsx";
import { LeaderCard } from "./leader-card.tsx";
import { Paragraphs } from "./paragraphs.tsx";

export const useTitle = () => leadershipPage.meta.title;

export default function LeadershipPage() {
  const { title, intro, leaders, closing } = leadershipPage;
  return (
    <>
      <div className="page-width grid gap-x-20 gap-y-7 pt-[clamp(8.5rem,16vw,12.5rem)] pb-opening lg:grid-cols-2 lg:items-end print:pt-0 print:pb-6">
        <PageHeading className="max-w-min text-5xl leading-poster tracking-poster">
          {title}
        </PageHeading>
        <Paragraphs texts={intro} className="max-w-144" />
      </div>
      <ul
        id="team"
        className="page-width grid gap-x-[clamp(1.25rem,3vw,2.5rem)] gap-y-14 pb-fluid-32 md:grid-cols-3 print:pb-4"
      >
        {leaders.map((leader, index) => (
          <LeaderCard key={leader.slug} leader={leader} place={index} />
        ))}
      </ul>
      {leaders.map((leader, index) => (
        <LeaderBio key={leader.slug} leader={leader} side={index % 2 ? "right" : "left"} />
      ))}
      <CallToAction copy={closing} />
    </>
  );
}
