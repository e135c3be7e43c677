import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { NewsletterForm } from "../../forms/newsletter-form.tsx";
import { Band } from "../../ui/band.tsx";
import { Kept, useKeptTitle } from "../../ui/kept.tsx";
import { briefDialog, briefOf, insightLists } from "./parts.ts";

export const useTitle = () => useKeptTitle(insightLists, "Opening", ({ title }) => title);

export default function InsightsPage() {
  const { search } = useLocation();
  const slug = briefOf(new URLSearchParams(search));
  return (
    <>
      <Kept of={insightLists} part="Opening" props={{}} />
      <div className="relative page-width -mt-[clamp(6rem,14vw,12rem)] pb-band print:mt-6">
        {slug && (
          <Suspense>
            <Brief slug={slug} />
          </Suspense>
        )}
        <Kept of={insightLists} part="Featured" props={{}} />
      </div>
      {/* As far from the footer's form as the page is long. */}
      <Band
        ground="sand"
        aria-labelledby="letter"
        data-no-print
        className="grid items-end gap-x-20 gap-y-8 lg:grid-cols-6-5"
      >
        <Kept of={insightLists} part="Letter" props={{}} />
        <NewsletterForm place="insights" />
      </Band>
      <Kept of={insightLists} part="Latest" props={{}} />
    </>
  );
}

function Brief({ slug }: { slug: string }) {
  const { BriefDialog } = briefDialog.read();
  return <BriefDialog slug={slug} />;
}
