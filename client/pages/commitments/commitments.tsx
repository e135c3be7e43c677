import "./commitments.css" with { type: "text" };
import { startTransition, useEffect, useRef, useState } from "react";
import { commitmentsPage } from "../../../content/commitments.ts";
import { commitmentsInBrief } from "../../../content/commitments-in-brief.ts";
import { commitmentsMessages } from "../../../content/messages.ts";
import type { Read } from "../../catalog/reads.ts";
import type { Commitment } from "../../catalog/rows.ts";
import type { Loaded } from "../../data.tsx";
import { useDismissable } from "../../hooks/dismissable.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { PageHeading } from "../../ui/heading.tsx";
import { Failure } from "../../ui/failure.tsx";
import { LinkIndex, ServiceIndex } from "../../ui/link-index.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { BackgroundVideo } from "./background-video.tsx";
import { CommitmentCard } from "./commitment-card.tsx";
import { CommitmentDialog } from "./commitment-dialog.tsx";
import { fullTextId, FullTexts } from "./full-text.tsx";

export const useTitle = () => commitmentsPage.meta.title;

export default function CommitmentsPage({ commitments }: { commitments: Read<Commitment[]> }) {
  const { title, intro, open, closing } = commitmentsPage;
  return (
    <>
      <div
        className="dark isolate grid grid-cols-1 grid-rows-[auto_auto] print:block"
        data-hero="dark"
      >
        <BackgroundVideo />
        <div className="film-opening relative col-start-1 row-start-1 flex min-h-[max(32rem,90svh)] flex-col justify-end pt-32 pb-26 print:block print:min-h-0 print:py-0 stacked:min-h-0">
          <div className="page-width">
            <PageHeading className="max-w-min text-5xl leading-poster tracking-poster">
              {title}
            </PageHeading>
            <p className="mt-6 max-w-124 text-lg leading-lead text-paper print:text-inherit">
              {intro}
              <span className="failing:hidden">{` ${open}`}</span>
            </p>
          </div>
        </div>
        <div className="col-start-1 row-start-2 min-h-120 pb-fluid-24 no-script:has-data-full-texts:pb-0">
          <Loading read={commitments} label={commitmentsMessages.loading}>
            {(commitments) => <Commitments commitments={commitments} />}
          </Loading>
        </div>
      </div>
      <CallToAction copy={closing} />
    </>
  );
}

function Commitments({ commitments }: { commitments: Loaded<Commitment[]> }) {
  if (commitments.ok && commitments.value.length > 0) return <Cards all={commitments.value} />;
  const { failure, failureText, empty } = commitmentsMessages;
  return (
    <div className="page-width">
      {commitments.ok
        ? (
          <Notice>
            <p>{empty}</p>
          </Notice>
        )
        : (
          <Failure message={failure} text={failureText}>
            <div className="grid gap-y-8 lg:col-span-full lg:row-start-2">
              <LinkIndex id="in-brief" {...commitmentsInBrief} />
              <ServiceIndex />
            </div>
          </Failure>
        )}
    </div>
  );
}

function Cards({ all }: { all: readonly Commitment[] }) {
  const list = useDismissable<HTMLUListElement>();
  const [selected, setSelected] = useState<Commitment | null>(null);

  // The address of a full text, opened in another tab or sent to someone, opens its dialog.
  const asked = useRef(all);
  useEffect(() => {
    const full = ({ slug }: Commitment) => `#${fullTextId(slug)}` === location.hash;
    setSelected(asked.current.find(full) ?? null);
  }, []);

  return (
    <>
      <ul
        className="page-width grid auto-rows-[auto_minmax(11rem,1fr)_auto] gap-x-[clamp(1rem,2vw,1.75rem)] md:grid-cols-6 print:hidden"
        ref={list}
      >
        {all.map((commitment, index) => (
          <li
            key={commitment.slug}
            className={`row-span-3 mb-fluid-8 grid grid-rows-subgrid ${cellOf(index, all.length)}`}
          >
            <CommitmentCard
              commitment={commitment}
              onOpen={() => startTransition(() => setSelected(commitment))}
            />
          </li>
        ))}
      </ul>
      <FullTexts commitments={all} />
      {selected && (
        <CommitmentDialog
          commitment={selected}
          onClose={() => startTransition(() => setSelected(null))}
        />
      )}
    </>
  );
}

/** Whole rows whatever the number: pairs; on wide windows one or two lead, rows of three follow. */
function cellOf(index: number, count: number): string {
  const alone = count % 2 === 1 && index === count - 1;
  const pair = alone ? "md:col-span-full" : "md:col-span-3";
  if (count % 3 === 1 && index === 0) return `${pair} lg:col-span-full`;
  return `${pair} ${count % 3 === 2 && index < 2 ? "lg:col-span-3" : "lg:col-span-2"}`;
}
