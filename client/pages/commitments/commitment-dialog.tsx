import { commitmentsPage } from "../../../content/commitments/commitments.ts";
import type { Commitment } from "../../catalog/rows.ts";
import { Dialog } from "../../ui/controls/dialog.tsx";
import { BackendPicture } from "../../ui/media/picture.tsx";
import { Prose } from "../../ui/text/prose.tsx";
import { AccentRule, CommitmentIcon, Figures, figuresOf, FullText } from "./commitment-parts.tsx";

const titleId = "commitment-title";

/** SPEC §2 "Commitments" */
export function CommitmentDialog(
  { commitment, onClose }: { commitment: Commitment; onClose(): void },
) {
  const { title, subtitle, icon_name, accent_color, image_primary } = commitment;
  const { close, figures } = commitmentsPage.modal;
  return (
    <Dialog onClose={onClose} labelledBy={titleId} closeLabel={close} layout="wide">
      <div className="grid lg:grid-cols-[24rem_1fr]">
        <div className="dark relative grid *:col-start-1 *:row-start-1">
          <AccentRule color={accent_color} />
          <div className="flex flex-col lg:sticky lg:top-0 lg:max-h-dialog lg:overflow-y-auto">
            {image_primary && (
              <div className="relative grow basis-[clamp(11rem,26svh,16rem)] md:max-lg:aspect-9/4 md:max-lg:basis-auto">
                <BackendPicture
                  src={image_primary}
                  sizes="(width < 64rem) 100vw, 34rem"
                  className="absolute inset-0 size-full object-cover object-[50%_70%]"
                />
              </div>
            )}
            <div className="px-fluid-9 pt-6 pb-fluid-9">
              <CommitmentIcon name={icon_name} size={32} />
              <h2 id={titleId} tabIndex={-1} className="mt-3.2 text-2xl" dir="auto">{title}</h2>
              {subtitle && <p className="mt-2 leading-dense" dir="auto">{subtitle}</p>}
              {figuresOf(commitment).length > 0 && (
                <h3 className="mt-7 mb-3.6 label text-xs tracking-wide">{figures}</h3>
              )}
              <Figures commitment={commitment} />
            </div>
          </div>
        </div>
        <Prose className="rich-text px-fluid-9 pt-fluid-12 pb-fluid-16 lg:pr-18 lg:pl-14">
          <FullText commitment={commitment} />
        </Prose>
      </div>
    </Dialog>
  );
}
