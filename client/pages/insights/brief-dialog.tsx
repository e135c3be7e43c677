import { useNavigate } from "react-router-dom";
import { insightsPage } from "../../../content/insights/page.ts";
import { paths } from "../../../content/paths.ts";
import type { InsightCard } from "../../../content/types.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Link } from "../../ui/link.tsx";
import { Prose, RichText } from "../../ui/prose.tsx";
import { Category } from "./category.tsx";
import { briefs } from "./texts.ts";

/**
 * The detail modal of SPEC §2. No card opens it: it is there at its address (`paths.brief`), for
 * mailings, and closing it leads back to the page. Without script it is a section of the page.
 */
export function BriefDialog({ card }: { card: InsightCard }) {
  const navigate = useNavigate();
  const brief = briefs.read()[card.slug];
  if (!brief) return null;
  const { takeaways, close, back } = insightsPage.brief;
  return (
    <Dialog
      open
      onClose={() => navigate(paths.insights, { replace: true })}
      labelledBy="brief"
      closeLabel={close}
      className="brief"
    >
      <p>
        <Category card={card} />
      </p>
      <h2 id="brief" tabIndex={-1}>{brief.heading}</h2>
      <Prose>
        {brief.paragraphs.map((text, index) => (
          <p key={index}>
            <RichText text={text} />
          </p>
        ))}
        <h3>{takeaways}</h3>
        <ul>
          {brief.takeaways.map((item) => <li key={item}>{item}</li>)}
        </ul>
      </Prose>
      <div className="actions">
        <ButtonLink href={paths.contact}>{brief.consultation}</ButtonLink>
        <Link href={paths.insights} className="text-link brief-back">{back}</Link>
      </div>
    </Dialog>
  );
}
