import "./commitment-card.css" with { type: "text" };
import ArrowRight from "lucide-react/icons/arrow-right";
import type { MouseEvent } from "react";
import { openCard } from "../../../content/commitments/commitments-live.ts";
import type { Commitment } from "../../catalog/rows.ts";
import { BackendPicture } from "../../ui/media/picture.tsx";
import {
  AccentRule,
  cardId,
  CommitmentIcon,
  Figures,
  figuresOf,
  fullTextId,
} from "./commitment-parts.tsx";

const picture = "absolute inset-0 size-full object-cover";
/** Smaller than shown on phones, whose screens are dense and connections slow. */
const sizes = "(width < 44rem) 60vw, (width < 64rem) 50vw, (width < 80rem) 54rem, 38rem";

interface CardProps {
  commitment: Commitment;
  onOpen(): void;
}

/**
 * SPEC §2 "Commitments". Narrow windows and touch screens show the details from the start. The link
 * opens the dialog, without script the full text on the page.
 */
export function CommitmentCard({ commitment, onOpen }: CardProps) {
  const { slug, accent_color, image_hover } = commitment;
  return (
    <article
      id={cardId(slug)}
      className="commitment-card relative isolate row-span-full grid scroll-mt-0 grid-cols-1 grid-rows-subgrid justify-items-start overflow-hidden rounded-md bg-card text-ink card-focus before:col-start-1 before:row-span-full forced-colors:border folded:before:min-h-132"
      tabIndex={-1}
    >
      <AccentRule color={accent_color} />
      <Plate commitment={commitment} onOpen={onOpen} />
      <Photograph commitment={commitment} />
      {image_hover && (
        // Above the details, so that they cover none of it. Loaded when the card comes near the
        // window, before it can be hovered (SPEC §2).
        <div className="commitment-hover relative -z-1 col-start-1 row-start-2 w-full overflow-hidden hoverless:hidden">
          <BackendPicture src={image_hover} sizes={sizes} className={picture} />
        </div>
      )}
      <Details commitment={commitment} />
    </article>
  );
}

/** The commitment's name, a link that covers the whole card. */
function Plate(
  { commitment: { slug, title, subtitle, icon_name, description }, onOpen }: CardProps,
) {
  /** Modified clicks open a tab, where the address opens the dialog. */
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <div // Above the details and not positioned, so that the link inside can cover the whole card.
     className="commitment-plate isolate z-1 col-start-1 row-start-1 grid w-full bg-card *:col-start-1 *:row-start-1">
      <div // The icon stands last: the texts of the card have one edge.
       className="flex items-start gap-3 pt-5.4 pr-5 pb-[1.3rem] pl-6.4">
        <div className="flex min-w-0 grow flex-col gap-0.8 self-stretch wrap-anywhere hyphens-auto">
          <h2 className="text-xl leading-card text-inherit xl:text-[1.4rem]" dir="auto">
            <a
              href={`#${fullTextId(slug)}`}
              aria-haspopup="dialog"
              onClick={open}
              className="cover-link no-underline after:z-1"
            >
              {title}
            </a>
          </h2>
          {subtitle && (
            <p className="text-sm leading-label text-balance xl:-mr-3" dir="auto">{subtitle}</p>
          )}
          <ReadMore className={`mt-auto pt-1.2 ${description ? "unfolded:hidden" : ""}`} />
        </div>
        <CommitmentIcon name={icon_name} className="mt-0.4 flex-none max-[18rem]:hidden" />
      </div>
    </div>
  );
}

/** After the text where that shows from the start: the link of the name covers it. */
function ReadMore({ className }: { className: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1.8 text-sm font-semibold underline decoration-1 underline-offset-link ${className}`}
      aria-hidden
    >
      {openCard}
      <ArrowRight size="1rem" />
    </span>
  );
}

interface PartProps {
  commitment: Commitment;
}

function Photograph({ commitment: { image_primary, icon_name } }: PartProps) {
  return (
    <div // After what stands over it on a phone: a page that is still arriving does not move.
     className="commitment-picture relative -z-1 col-span-full row-span-3 row-start-2 w-full overflow-hidden max-md:h-44 unfolded:row-2 unfolded:md:min-h-66">
      {image_primary
        ? <BackendPicture src={image_primary} sizes={sizes} className={picture} />
        : (
          <div className="absolute inset-0 grid place-items-center bg-sea text-mist">
            <CommitmentIcon name={icon_name} size={112} className="opacity-40" />
          </div>
        )}
    </div>
  );
}

/** Figures and texts of neighbors stand on one line each. */
function Details({ commitment }: PartProps) {
  const { description } = commitment;
  if (!description && figuresOf(commitment).length === 0) return null;
  return (
    <div
      className="commitment-details isolate col-start-1 row-span-2 row-start-3 grid w-full grid-rows-subgrid bg-card pt-5.6 pr-7 pb-[1.15rem] pl-6.4 text-sm leading-lead md:max-lg:pr-5"
      data-details
    >
      <Figures
        commitment={commitment}
        className="border-current/40 *:border-t-0 *:pt-0 not-last:mb-3.2 not-last:border-b not-last:pb-3.2 md:max-lg:gap-x-4"
      />
      {description && (
        <div className="flex flex-col">
          <p className="min-[18rem]:line-clamp-12" dir="auto">{description}</p>
          <ReadMore className="mt-auto pt-3 folded:hidden" />
        </div>
      )}
    </div>
  );
}
