import { aboutPage } from "../../../content/about.ts";
import { paths } from "../../../content/paths.ts";
import type { CommitmentSummary, Read } from "../../catalog/reads.ts";
import { Await } from "../../data.tsx";
import { Link } from "../../ui/link.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { AboutIcon } from "./about-icon.tsx";
import { sectionThreshold } from "./about.tsx";

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
    <Reveal
      as="section"
      threshold={sectionThreshold}
      className="band dark"
      labelledBy="commitments"
    >
      <div className="page-width">
        <div className="section-head">
          <h2 id="commitments">{title}</h2>
          <p className="lead">{intro}</p>
        </div>
        <ul className="commitment-list">
          {commitments.map(({ slug, title, subtitle, icon_name }) => (
            <li key={slug}>
              <AboutIcon name={icon_name} />
              <h3>
                <Link href={paths.commitments}>{title}</Link>
              </h3>
              <p>{subtitle}</p>
            </li>
          ))}
        </ul>
      </div>
    </Reveal>
  );
}
