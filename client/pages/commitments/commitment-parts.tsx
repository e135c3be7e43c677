/** Parts that card, dialog and full text of a commitment share. */
import { announcerId } from "../../runtime/announce.ts";
import Heart from "lucide-react/icons/heart";
import Leaf from "lucide-react/icons/leaf";
import Lightbulb from "lucide-react/icons/lightbulb";
import Shield from "lucide-react/icons/shield";
import Users from "lucide-react/icons/users";
import { commitmentsPage } from "../../../content/commitments/commitments.ts";
import type { Commitment } from "../../catalog/rows.ts";
import { Prose } from "../../ui/text/prose.tsx";
import { RichContent } from "../../ui/text/rich-content.tsx";

/** The about page has another set (SPEC §3). */
const icons: Record<string, typeof Lightbulb> = { Lightbulb, Users, Shield, Leaf, Heart };

/** Unknown names get `Lightbulb` (SPEC §3). */
export function CommitmentIcon(
  { name, size = 28, className }: { name: string; size?: number; className?: string },
) {
  const Icon = Object.hasOwn(icons, name) ? icons[name]! : Lightbulb;
  return <Icon size={size} strokeWidth={1.5} aria-hidden data-icon={name} className={className} />;
}

/** The fragment of a commitment's full text. It also opens the dialog. */
export const fullTextId = (slug: string) => `${slug}-in-full`;

/** Ids of the elements around the cards. */
const pageIds = [
  ...[
    "root",
    "content",
    "main-end",
    "figures",
    "end",
    "menu-services",
    "menu-about",
    "mobile-menu",
    announcerId,
  ],
  ...["newsletter", "newsletter-footer", "newsletter-footer-email"],
  ...["newsletter-footer-reason", "newsletter-footer-status"],
];

/** The card's id: the slug (SPEC §2), or one that no slug can be where another element has that id. */
export function cardId(slug: string): string {
  const isTaken = pageIds.includes(slug) || /-in-full(-title)?$/.test(slug);
  return isTaken ? `commitment:${slug}` : slug;
}

/** A rule in the commitment's color. It is SVG, because the CSP forbids style attributes. */
export function AccentRule({ color }: { color: string }) {
  return (
    <svg
      className="commitment-rule pointer-events-none absolute inset-y-0 left-0 z-2 h-full forced-colors:hidden"
      aria-hidden
    >
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}

/** Up to two stats (SPEC §2). One may have only a value or a label. */
export function figuresOf(commitment: Commitment) {
  const { stat1_label, stat1_value, stat2_label, stat2_value } = commitment;
  return [
    { label: stat1_label, value: stat1_value },
    { label: stat2_label, value: stat2_value },
  ].filter(({ label, value }) => label || value);
}

export function Figures(
  { commitment, className = "" }: { commitment: Commitment; className?: string },
) {
  const figures = figuresOf(commitment);
  if (figures.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-6 gap-y-4 ${className}`}>
      {figures.map(({ label, value }, index) => (
        <li
          key={index}
          className="max-w-full grow basis-30 border-t border-current/40 pt-3.2 print:break-inside-avoid"
        >
          {value && <p className="mb-1.2 font-display text-3xl leading-none" dir="auto">{value}</p>}
          {label && <p className="text-sm leading-label text-balance" dir="auto">{label}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The figures of all, side by side, where the cards show theirs on hover alone. */
export function AllFigures({ commitments }: { commitments: readonly Commitment[] }) {
  const measured = commitments.filter((commitment) => figuresOf(commitment).length > 0);
  if (measured.length === 0) return null;
  return (
    <section
      aria-labelledby="figures"
      className="page-width print:hidden script:max-md:hidden script:hoverless:hidden"
    >
      <div className="rounded-md bg-card px-6.4 pt-5.4 pb-7 text-ink">
        <h2 id="figures" className="mb-5 text-2xl text-inherit">{commitmentsPage.figures}</h2>
        <ul className="grid grid-fit-44 gap-x-8 gap-y-7 md:max-xl:grid-cols-1 md:max-xl:gap-y-4">
          {measured.map((commitment) => (
            <li
              key={commitment.slug}
              className="row-span-3 grid grid-rows-subgrid gap-y-4 md:max-xl:row-span-1 md:max-xl:grid-cols-3 md:max-xl:grid-rows-none md:max-xl:gap-x-8"
            >
              <h3
                className="label text-base text-inherit md:max-xl:border-t md:max-xl:border-current/40 md:max-xl:pt-3.2"
                dir="auto"
              >
                {commitment.title}
              </h3>
              <Figures commitment={commitment} className="contents!" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Falls back to the description. */
export function FullText(
  { commitment: { full_content, description } }: { commitment: Commitment },
) {
  if (full_content.length === 0) return <p dir="auto">{description}</p>;
  return <RichContent nodes={full_content} />;
}

/** The texts of all dialogs as sections, shown without script, in print, and where a dialog cannot open. */
export function FullTexts(
  { commitments, isShown }: { commitments: readonly Commitment[]; isShown: boolean },
) {
  return (
    <div
      className="mt-fluid-24 grid gap-fluid-20 bg-paper py-fluid-24 text-text print:mt-4 print:gap-8 print:bg-transparent script:not-print:not-data-shown:hidden"
      data-full-texts
      data-shown={isShown || undefined}
    >
      {commitments.map((commitment) => (
        <section
          key={commitment.slug}
          id={fullTextId(commitment.slug)}
          className="page-width grid scroll-mt-0 gap-x-20 gap-y-6 lg:grid-cols-5-7"
          aria-labelledby={`${fullTextId(commitment.slug)}-title`}
        >
          <div>
            <h2 id={`${fullTextId(commitment.slug)}-title`} className="mb-6 text-2xl text-ink">
              {commitment.title}
            </h2>
            <Figures commitment={commitment} />
          </div>
          <Prose className="rich-text">
            <FullText commitment={commitment} />
          </Prose>
        </section>
      ))}
    </div>
  );
}
