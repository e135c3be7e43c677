import { useNavigate } from "react-router-dom";
import { briefs } from "../../../content/insights/briefs.ts";
import { findInsightCard } from "../../../content/insights/cards.ts";
import { insightsPage } from "../../../content/insights/insights-page.ts";
import { paths } from "../../../content/paths.ts";
import { Actions, ButtonLink } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/controls/dialog.tsx";
import { Cited } from "../../ui/text/cited.tsx";
import { keepTogether } from "../../ui/text/keep-together.ts";
import { Blocks, Prose } from "../../ui/text/prose.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Category, InsightTitle } from "./insight-parts.tsx";

/**
 * The detail modal of SPEC §2. Only its address opens it (`paths.brief`), for mailings. Without script it
 * is a section of the page.
 */
export function BriefDialog({ slug }: { slug: string }) {
  const navigate = useNavigate();
  const card = findInsightCard(slug)!;
  const brief = keepTogether(briefs[slug]!);
  const { takeaways, close: closeLabel, back } = insightsPage.brief;
  return (
    <Dialog
      onClose={() => navigate(paths.insights, { replace: true })}
      labelledBy="brief"
      closeLabel={closeLabel}
    >
      <p>
        <Category card={card} />
      </p>
      <h2 id="brief" tabIndex={-1} className="mt-2.4 mb-5 pr-6 text-2xl">
        <InsightTitle title={brief.heading} />
      </h2>
      <Prose>
        {brief.paragraphs.map((text, index) => <Cited key={index} as="p" text={text} />)}
        <h3 className="mt-6">{takeaways}</h3>
        <Blocks blocks={[{ kind: "list", items: brief.takeaways }]} />
      </Prose>
      <Actions className="mt-7 items-center gap-x-6 phone-modal:contents">
        {/* Phones keep it in view at the foot of the dialog. */}
        <div className="grid phone-modal:sticky phone-modal:bottom-0 phone-modal:-mx-6 phone-modal:border-t phone-modal:border-line phone-modal:bg-card phone-modal:px-6 phone-modal:py-3">
          <ButtonLink href={paths.contact} className="phone-modal:px-2!">
            {brief.consultation}
          </ButtonLink>
        </div>
        <TextLink href={paths.insights} className="phone-modal:flex phone-modal:justify-center">
          {back}
        </TextLink>
      </Actions>
    </Dialog>
  );
}
