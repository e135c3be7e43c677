import { commitmentsPage } from "../../../content/commitments.ts";
import type { Commitment } from "../../catalog/rows.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Prose } from "../../ui/prose.tsx";
import { RichContent } from "../../ui/rich-text.tsx";
import { Accent } from "./accent.tsx";
import { CommitmentIcon } from "./commitment-icon.tsx";
import { Figures, figuresOf } from "./figures.tsx";

interface CommitmentDialogProps {
  commitment: Commitment;
  onClose(): void;
}

const titleId = "commitment-title";

/** The whole of a commitment over the page (SPEC §2 "Commitments"). */
export function CommitmentDialog({ commitment, onClose }: CommitmentDialogProps) {
  const { title, subtitle, icon_name, accent_color, full_content } = commitment;
  const { close, figures } = commitmentsPage.modal;
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} closeLabel={close} layout="wide">
      <div className="commitment-sheet">
        <div className="commitment-head">
          <Accent colour={accent_color} />
          <div>
            <CommitmentIcon name={icon_name} size={36} />
            <h2 id={titleId} tabIndex={-1}>{title}</h2>
            {subtitle && <p>{subtitle}</p>}
            {figuresOf(commitment).length > 0 && <h3>{figures}</h3>}
            <Figures commitment={commitment} />
          </div>
        </div>
        <Prose className="rich-text">
          <RichContent nodes={full_content} />
        </Prose>
      </div>
    </Dialog>
  );
}
