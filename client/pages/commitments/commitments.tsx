import "./commitments.css" with { type: "text" };
import { memo, startTransition, Suspense, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import { commitmentsPage } from "../../../content/commitments/commitments.ts";
import { commitmentsInBrief } from "../../../content/commitments/commitments-in-brief.ts";
import { commitmentsMessages } from "../../../content/messages/commitments.ts";
import { draftMessages } from "../../../content/messages/drafts.ts";
import { type Query, type QueryResult, useQuery } from "../../runtime/query-cache.tsx";
import { isDraft } from "../../catalog/queries.ts";
import type { Commitment } from "../../catalog/rows.ts";
import { lazyChunk } from "../../runtime/lazy-chunk.ts";
import { focusFragment } from "../../runtime/navigation/focus-and-scroll.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { DraftNotice } from "../../ui/status/draft-notice.tsx";
import { Failure } from "../../ui/status/failure.tsx";
import { PageHeading } from "../../ui/text/page-heading.tsx";
import { LinkIndex } from "../../ui/lists/link-index.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import { LazyMissingPage } from "../../ui/status/lazy-missing-page.tsx";
import { NavigationProgress } from "../../ui/status/navigation-progress.tsx";
import { Notice } from "../../ui/status/notice.tsx";
import { CardSkeleton } from "../../ui/status/skeleton.tsx";
import { BackgroundVideo } from "./background-video.tsx";
import { CommitmentCard } from "./commitment-card.tsx";
import { AllFigures, fullTextId, FullTexts } from "./commitment-parts.tsx";
import { BelowHeading } from "../../runtime/navigation/heading-first.tsx";

/** Prefetched when a card is hovered or focused. */
const commitmentDialog = lazyChunk(
  "client/pages/commitments/commitment-dialog.tsx",
  () => import("./commitment-dialog.tsx"),
);

interface CommitmentsProps {
  commitments: Query<Commitment[] | null>;
}

export default function CommitmentsPage(props: CommitmentsProps) {
  if (!isDraft(props.commitments)) return <Commitments {...props} />;
  return (
    <Suspense>
      <DraftPage {...props} />
    </Suspense>
  );
}

/** The status of a preview depends on its answer, and so does all of the page. */
function DraftPage(props: CommitmentsProps) {
  const answer = useQuery(props.commitments);
  if (answer.ok && !answer.value) return <LazyMissingPage />;
  return (
    <>
      {answer.ok && <DraftNotice />}
      <Commitments {...props} />
    </>
  );
}

function Commitments({ commitments }: CommitmentsProps) {
  const { meta, title, intro } = commitmentsPage;
  return (
    <>
      <div
        className="dark isolate grid grid-cols-1 grid-rows-[auto_auto] print:block"
        data-hero="dark"
      >
        <BackgroundVideo />
        <div className="film-opening relative col-start-1 row-start-1 flex min-h-[max(32rem,60svh)] flex-col justify-end pt-32 pb-31 lg:min-h-0 lg:pb-26 print:block print:min-h-0 print:py-0 stacked:min-h-0">
          <div className="page-width">
            <PageHeading
              meta={isDraft(commitments) ? { title: draftMessages.title(meta.title) } : meta}
              className="text-5xl leading-poster tracking-poster max-md:max-w-min"
            >
              {title}
            </PageHeading>
            <p className="mt-6 max-w-124 text-lg leading-lead text-balance text-paper print:text-inherit">
              {intro}
            </p>
          </div>
        </div>
        <div // Darker between the cards, whose pictures have the colors of the film.
         className="col-start-1 row-start-2 min-h-120 bg-[linear-gradient(transparent,--alpha(var(--color-night)/80%)_6rem)] pb-fluid-24 no-script:has-data-full-texts:pb-0">
          <BelowHeading>
            <Loading
              query={commitments}
              label={commitmentsMessages.loading}
              spinner="page-width py-6"
              skeleton={
                <div className="page-width">
                  <CardSkeleton />
                </div>
              }
            >
              {(all) => {
                const cards = cardsOf(all);
                if (cards.length === 0) return <NoCards failed={!all.ok} />;
                return <Cards all={cards} />;
              }}
            </Loading>
          </BelowHeading>
        </div>
      </div>
      <CallToAction copy={commitmentsPage.closing} />
    </>
  );
}

/** None when the query failed, or when a preview link is not valid. */
function cardsOf(all: QueryResult<readonly Commitment[] | null>): readonly Commitment[] {
  if (!all.ok || all.value === null) return [];
  return all.value;
}

function NoCards({ failed }: { failed: boolean }) {
  const { failure, failureText, empty } = commitmentsMessages;
  return (
    <div className="page-width">
      {failed
        ? (
          <Failure message={failure} text={failureText}>
            <LinkIndex
              id="in-brief"
              {...commitmentsInBrief}
              className="col-span-full"
            />
          </Failure>
        )
        : <Notice>{empty}</Notice>}
    </div>
  );
}

function Cards({ all }: { all: readonly Commitment[] }) {
  const [waiting, setWaiting] = useState(false);
  const [selected, setSelected] = useState<Commitment | null>(null);
  const [areTextsShown, setTextsShown] = useState(false);

  const open = useCallback(async (commitment: Commitment) => {
    const before = document.activeElement;
    setWaiting(true);
    const isLoaded = await commitmentDialog.preload().then(() => true, () => false);
    setWaiting(false);
    // A visitor who has moved the focus since gets no dialog.
    if (document.activeElement !== before) return;
    if (isLoaded) return startTransition(() => setSelected(commitment));
    // Offline or after a deployment: shows the full text in the page.
    flushSync(() => setTextsShown(true));
    location.hash = fullTextId(commitment.slug);
    // The address may have been the same already.
    focusFragment(location.hash);
  }, []);

  const namedBy = (hash: string) => all.find(({ slug }) => `#${fullTextId(slug)}` === hash);

  function close() {
    setSelected(null);
    // A reload does not open it again.
    const { hash, pathname, search } = location;
    if (namedBy(hash)) history.replaceState(history.state, "", pathname + search);
  }

  // The address of a full text opens its dialog, also one that is entered on this page.
  const { key, hash } = useLocation();
  useEffect(() => {
    const named = namedBy(hash);
    if (named && !areTextsShown) open(named);
  }, [key]);

  return (
    <>
      <CardsAndTexts all={all} areTextsShown={areTextsShown} onOpen={open} />
      {waiting && <NavigationProgress />}
      {selected && <Details commitment={selected} onClose={close} />}
    </>
  );
}

interface CardsAndTextsProps {
  all: readonly Commitment[];
  areTextsShown: boolean;
  onOpen(commitment: Commitment): void;
}

/** Memoized: a dialog that opens or closes changes nothing here. */
const CardsAndTexts = memo(({ all, areTextsShown, onOpen }: CardsAndTextsProps) => (
  <>
    <ul
      onPointerOver={reach}
      onFocus={reach}
      className="page-width grid auto-rows-[auto_minmax(11rem,1fr)_auto_auto] gap-x-[clamp(1rem,2vw,1.75rem)] md:auto-rows-[auto_minmax(max(15rem,15vw),auto)_auto_auto] md:grid-cols-6 print:hidden"
      data-dismissable
    >
      {all.map((commitment, index) => (
        <li
          key={commitment.slug}
          className={`row-span-4 mb-6 grid grid-rows-subgrid md:mb-fluid-8 ${
            cellOf(index, all.length)
          }`}
        >
          <CommitmentCard commitment={commitment} onOpen={() => onOpen(commitment)} />
        </li>
      ))}
    </ul>
    <AllFigures commitments={all} />
    <FullTexts commitments={all} isShown={areTextsShown} />
  </>
));

/** Prefetches the dialog. Opening a card retries a failure. */
const reach = () => void commitmentDialog.preload().catch(() => {});

function Details(props: { commitment: Commitment; onClose(): void }) {
  const { CommitmentDialog } = commitmentDialog.read();
  return <CommitmentDialog {...props} />;
}

/** Fills whole rows: pairs, or on wide windows one or two cards and then rows of three. */
function cellOf(index: number, count: number): string {
  const alone = count % 2 === 1 && index === count - 1;
  const pair = alone ? "md:col-span-full" : "md:col-span-3";
  if (count % 3 === 1 && index === 0) return `${pair} lg:col-span-full`;
  return `${pair} ${count % 3 === 2 && index < 2 ? "lg:col-span-3" : "lg:col-span-2"}`;
}
