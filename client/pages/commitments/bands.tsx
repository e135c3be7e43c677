import { commitmentsPage } from "../../../content/commitments.ts";
import { commitmentsInBrief } from "../../../content/commitments-in-brief.ts";
import { commitmentsMessages } from "../../../content/messages.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Failure } from "../../ui/failure.tsx";
import { PageHeading } from "../../ui/heading.tsx";
import { LinkIndex, ServiceIndex } from "../../ui/link-index.tsx";
import { Notice } from "../../ui/notice.tsx";

export { FullTexts } from "./full-text.tsx";

export const { title } = commitmentsPage.meta;

/** Over the film. */
export function Headline() {
  const { title, intro, open } = commitmentsPage;
  return (
    <div className="page-width">
      <PageHeading className="max-w-min text-5xl leading-poster tracking-poster">
        {title}
      </PageHeading>
      <p className="mt-6 max-w-124 text-lg leading-lead text-paper print:text-inherit">
        {intro}
        <span className="failing:hidden">{` ${open}`}</span>
      </p>
    </div>
  );
}

/** Instead of the cards, where there are none or none can be had. */
export function NoCards({ failed }: { failed: boolean }) {
  const { failure, failureText, empty } = commitmentsMessages;
  return (
    <div className="page-width">
      {failed
        ? (
          <Failure message={failure} text={failureText}>
            <div className="grid gap-y-8 lg:col-span-full lg:row-start-2">
              <LinkIndex id="in-brief" {...commitmentsInBrief} />
              <ServiceIndex />
            </div>
          </Failure>
        )
        : (
          <Notice>
            <p>{empty}</p>
          </Notice>
        )}
    </div>
  );
}

export const Closing = () => <CallToAction copy={commitmentsPage.closing} />;
