import { commitmentsPage } from "../../../content/commitments.ts";
import type { Commitment } from "../../catalog/rows.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { BackendPicture } from "../../ui/picture.tsx";
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
  const { title, subtitle, icon_name, accent_color, full_content, image_primary } = commitment;
  const { close, figures } = commitmentsPage.modal;
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} closeLabel={close} layout="wide">
      <div className="grid lg:grid-cols-[22rem_1fr]">
        <div className="isolate grid text-white *:col-start-1 *:row-start-1">
          <Accent colour={accent_color} />
          <div className="px-fluid-9 py-fluid-12 lg:sticky lg:top-0 lg:self-start">
            <CommitmentIcon name={icon_name} size={36} />
            <h2
              id={titleId}
              tabIndex={-1}
              className="mt-4.4 pr-10 text-2xl text-white lg:pr-0"
            >
              {title}
            </h2>
            {subtitle && <p className="mt-2.4 leading-dense">{subtitle}</p>}
            {figuresOf(commitment).length > 0 && (
              <h3 className="mt-fluid-6-12 mb-3.6 label text-xs tracking-wide text-white">
                {figures}
              </h3>
            )}
            <Figures commitment={commitment} />
            {image_primary && (
              <div className="mt-fluid-9 max-lg:hidden">
                <BackendPicture
                  src={image_primary}
                  sizes="20rem"
                  className="h-auto w-full rounded-md"
                />
              </div>
            )}
          </div>
        </div>
        <Prose className="rich-text px-[clamp(1.5rem,5vw,4rem)] pt-[clamp(1.75rem,4vw,3.5rem)] pb-[clamp(2rem,5vw,4rem)]">
          <RichContent nodes={full_content} />
        </Prose>
      </div>
    </Dialog>
  );
}
