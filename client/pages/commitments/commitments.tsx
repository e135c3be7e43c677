import { Suspense, useEffect, useRef, useState } from "react";
import { commitmentsPage } from "../../../content/commitments.ts";
import { commitmentsMessages } from "../../../content/messages.ts";
import type { Read } from "../../catalog/reads.ts";
import type { Commitment } from "../../catalog/rows.ts";
import { Await, type Loaded } from "../../data.tsx";
import { useDismissable } from "../../hooks/dismissable.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { PageHeading } from "../../ui/heading.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { BackgroundVideo } from "./background-video.tsx";
import { CommitmentCard } from "./commitment-card.tsx";
import { CommitmentDialog } from "./commitment-dialog.tsx";
import { fullTextId, FullTexts } from "./full-text.tsx";

export const useTitle = () => commitmentsPage.meta.title;

export default function CommitmentsPage({ commitments }: { commitments: Read<Commitment[]> }) {
  const { title, intro, closing } = commitmentsPage;
  return (
    <>
      <div className="film dark" data-hero="dark">
        <BackgroundVideo />
        <div className="film-opening">
          <div className="page-width">
            <PageHeading>{title}</PageHeading>
            <p className="lead">{intro}</p>
          </div>
        </div>
        <div className="film-cards">
          <Suspense fallback={<Spinner label={commitmentsMessages.loading} />}>
            <Await read={commitments}>
              {(commitments) => <Commitments commitments={commitments} />}
            </Await>
          </Suspense>
        </div>
      </div>
      <CallToAction copy={closing} beside />
    </>
  );
}

function Commitments({ commitments }: { commitments: Loaded<Commitment[]> }) {
  return (
    <>
      {!commitments.ok && <Note alert>{commitmentsMessages.failure}</Note>}
      {commitments.ok && commitments.value.length === 0 && <Note>{commitmentsMessages.empty}</Note>}
      {commitments.ok && commitments.value.length > 0 && <Cards commitments={commitments.value} />}
    </>
  );
}

function Note({ alert, children }: { alert?: boolean; children: string }) {
  return (
    <div className="page-width">
      <p className={alert ? "notice notice-error" : "notice"} role={alert ? "alert" : undefined}>
        {children}
      </p>
    </div>
  );
}

function Cards({ commitments }: { commitments: readonly Commitment[] }) {
  const list = useDismissable<HTMLUListElement>();
  const [selected, setSelected] = useState<Commitment | null>(null);

  // The address of a full text, opened in another tab or sent to someone, opens its dialog.
  const asked = useRef(commitments);
  useEffect(() => {
    const full = (c: Commitment) => `#${fullTextId(c.slug)}` === location.hash;
    setSelected(asked.current.find(full) ?? null);
  }, []);

  return (
    <>
      <ul className="commitment-grid page-width" ref={list}>
        {commitments.map((commitment) => (
          <li key={commitment.slug}>
            <CommitmentCard commitment={commitment} onOpen={() => setSelected(commitment)} />
          </li>
        ))}
      </ul>
      <FullTexts commitments={commitments} />
      {selected && <CommitmentDialog commitment={selected} onClose={() => setSelected(null)} />}
    </>
  );
}
