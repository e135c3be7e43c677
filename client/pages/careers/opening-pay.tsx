import { openingWords } from "../../../content/careers/opening-page.ts";
import { type Opening, openings } from "../../../content/careers/openings.ts";
import { openingTerms } from "../../../content/careers/openings-in-brief.ts";

const payOf = ({ slug }: Opening) => openingTerms.openings[slug]!.pay;
const thousands = (amount: number) => `$${amount / 1000}K`;

/** Of the scale, in dollars; each second one has a mark. */
const step = 10_000;
const amounts = openings.flatMap(payOf);
const low = Math.floor(Math.min(...amounts) / step) * step;
const high = Math.ceil(Math.max(...amounts) / step) * step;
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
const at = (amount: number) => percent((amount - low) / (high - low));
const marks = Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step)
  .filter((mark) => mark % (2 * step) === 0);

/** The first and the last mark keep their words within the scale. */
function anchorOf(mark: number) {
  if (mark === low) return "start";
  return mark === high ? "end" : "middle";
}

/** The pay of all openings on one scale. */
export function PayScale({ opening }: { opening: Opening }) {
  return (
    <div className="md:col-span-2">
      <ul className="grid gap-y-6">
        {openings.map((other) => (
          <PayRange key={other.slug} opening={other} isShown={other === opening} />
        ))}
      </ul>
      <svg className="mt-3 block h-5 w-full overflow-visible text-sm" aria-hidden>
        {marks.map((mark) => (
          <text
            key={mark}
            x={at(mark)}
            y="1em"
            textAnchor={anchorOf(mark)}
            fill="currentColor"
          >
            {thousands(mark)}
          </text>
        ))}
      </svg>
      <p className="mt-4 text-sm">{openingWords.pay.note}</p>
    </div>
  );
}

/** @param props.isShown of the page's own opening */
function PayRange({ opening, isShown }: { opening: Opening; isShown: boolean }) {
  const [from, to] = payOf(opening);
  return (
    <li className={isShown ? "not-print:text-straw print:font-bold" : ""}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className={`font-display sm:text-lg ${isShown ? "" : "not-print:text-paper"}`}>
          {opening.title}
        </span>
        <span className="text-sm font-semibold whitespace-nowrap">
          {`${thousands(from)} to ${thousands(to)}`}
        </span>
      </p>
      <svg
        className={`mt-1.2 block w-full overflow-visible ${isShown ? "h-6" : "h-3.5"}`}
        aria-hidden
      >
        <rect y="50%" width="100%" height="1" fill="currentColor" opacity="0.4" />
        {marks.map((mark) => (
          <rect
            key={mark}
            x={at(mark)}
            width="1"
            height="100%"
            fill="currentColor"
            opacity="0.4"
          />
        ))}
        <rect
          x={at(from)}
          width={percent((to - from) / (high - low))}
          height="100%"
          fill="currentColor"
        />
      </svg>
    </li>
  );
}
