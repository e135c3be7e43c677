import ArrowRight from "lucide-react/icons/arrow-right";
import type { MouseEvent } from "react";
import { commitmentsPage } from "../../../content/commitments.ts";
import type { Commitment } from "../../catalog/rows.ts";
import { useHydrated } from "../../hooks/hydrated.ts";
import { BackendPicture } from "../../ui/picture.tsx";
import { Accent } from "./accent.tsx";
import { CommitmentIcon } from "./commitment-icon.tsx";
import { Figures } from "./figures.tsx";
import { fullTextId } from "./full-text.tsx";

interface CommitmentCardProps {
  commitment: Commitment;
  onOpen(): void;
}

const sizes = "(width < 44rem) 100vw, (width < 68rem) 50vw, 38rem";

/**
 * Picture, title and subtitle; on hover, focus and touch the second picture, the accent, the
 * description and the figures, which are always in the document (SPEC §2 "Commitments"). Its link
 * opens the dialog, and leads to the full text on the page where no script does that.
 */
export function CommitmentCard({ commitment, onOpen }: CommitmentCardProps) {
  const { slug, title, subtitle, description, icon_name, accent_color } = commitment;
  const { image_primary, image_hover } = commitment;
  // Once script runs, the hover picture is fetched before anybody hovers.
  const hydrated = useHydrated();

  /** A new tab or window shows the dialog too, by the address. */
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <article id={slug} className="commitment-card" tabIndex={-1}>
      <div className="commitment-pictures">
        <Accent colour={accent_color} />
        {image_primary && <BackendPicture src={image_primary} sizes={sizes} />}
        {image_hover && (
          <div className="commitment-hover">
            <BackendPicture src={image_hover} sizes={sizes} loading={hydrated ? "eager" : "lazy"} />
          </div>
        )}
      </div>
      <div className="commitment-plate">
        <Accent colour={accent_color} />
        <div>
          <CommitmentIcon name={icon_name} />
          <h2>
            <a href={`#${fullTextId(slug)}`} aria-haspopup="dialog" onClick={open}>{title}</a>
          </h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
      </div>
      <div className="commitment-details">
        <Accent colour={accent_color} />
        <div>
          {description && <p>{description}</p>}
          <Figures commitment={commitment} />
          <span className="commitment-more" aria-hidden>
            {commitmentsPage.card.open}
            <ArrowRight size={16} />
          </span>
        </div>
      </div>
    </article>
  );
}
