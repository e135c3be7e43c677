import { aboutPage } from "../../../content/about.ts";
import { paths } from "../../../content/paths.ts";
import type { CommitmentSummary, Read } from "../../catalog/reads.ts";
import { Await } from "../../data.tsx";
import { Band } from "../../ui/band.tsx";
import { Lead } from "../../ui/lead.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import { AboutIcon } from "./about-icon.tsx";
import { Fading } from "./fading.tsx";

/** Hidden when there is none, or none can be had (SPEC §2, §8). */
export function CommitmentsSection({ commitments }: { commitments: Read<CommitmentSummary[]> }) {
  return (
    <Await read={commitments}>
      {(commitments) =>
        commitments.ok && commitments.value.length > 0 && <Cards commitments={commitments.value} />}
    </Await>
  );
}

function Cards({ commitments }: { commitments: readonly CommitmentSummary[] }) {
  const { title, intro } = aboutPage.commitments;
  return (
    <Fading>
      <Band ground="dark" aria-labelledby="commitments">
        <SectionHead id="commitments" title={title}>
          <Lead className="text-balance">{intro}</Lead>
        </SectionHead>
        <Points
          points={commitments.map(({ title, subtitle, icon_name }) => ({
            title,
            text: subtitle,
            icon: (
              <AboutIcon name={icon_name} className="row-span-2 mb-4 text-straw lg:row-span-1" />
            ),
          }))}
          look="row"
          href={paths.commitments}
        />
      </Band>
    </Fading>
  );
}
