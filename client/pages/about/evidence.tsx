import { longDate } from "../../../content/dates.ts";
import type { Evidence as EvidenceData } from "../../../content/evidence.ts";
import { evidenceLabels as labels } from "../../../content/pages/doing-business.ts";
import { paths } from "../../../content/paths.ts";
import { Band } from "../../ui/band.tsx";
import { Points } from "../../ui/lists/points.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";

/** Credentials and case studies; renders nothing without data. */
export function Evidence({ credentials, caseStudies }: EvidenceData) {
  return (
    <>
      {credentials.length > 0 && <Credentials credentials={credentials} />}
      {caseStudies.length > 0 && (
        <Band aria-labelledby="case-studies">
          <h2 id="case-studies">{labels.caseStudies}</h2>
          {caseStudies.map(({ title, client, situation, work, result, approvedBy, approvedOn }) => (
            <article key={title} className="mt-12">
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-2 mb-8 font-semibold">{client}</p>
              <Points
                as="h4"
                points={[
                  { title: labels.situation, text: situation },
                  { title: labels.work, text: work },
                  { title: labels.result, text: result },
                ]}
              />
              <p className="mt-6 text-sm">{labels.approved(approvedBy, longDate(approvedOn))}</p>
            </article>
          ))}
        </Band>
      )}
    </>
  );
}

export function Credentials({ credentials }: Pick<EvidenceData, "credentials">) {
  return (
    <Band ground="sand" aria-labelledby="credentials">
      <h2 id="credentials">{labels.credentials}</h2>
      <p className="mt-4">{labels.verify}</p>
      <dl className="mt-8 grid grid-fit-76 gap-x-8">
        {credentials.map(({ kind, value, verify }) => (
          <div key={kind + value} className="border-t border-edge py-4">
            <dt className="text-sm">{kind}</dt>
            <dd>
              <TextLink href={verify}>{value}</TextLink>
            </dd>
          </div>
        ))}
      </dl>
      <TextLink href={paths.document("capability-statement")} className="mt-6">
        {labels.statement}
      </TextLink>
    </Band>
  );
}
