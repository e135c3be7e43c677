import "./service-card.css" with { type: "text" };
import ArrowRight from "lucide-react/icons/arrow-right";
import Plus from "lucide-react/icons/plus";
import type { SyntheticEvent } from "react";
import { paths } from "../../../content/paths.ts";
import { servicesPage } from "../../../content/pages/services.ts";
import type { ServiceSummary } from "../../catalog/queries.ts";
import { Badge } from "../text/headings.tsx";
import { ServiceIcon } from "../media/service-icon.tsx";
import { BackendPicture } from "../media/picture.tsx";
import { isEnlarged, stripOf } from "./card-cuts.ts";
import { isTwoColumnsWide } from "./service-cards.tsx";
import { hasTwoWords } from "./two-words.ts";

/** SPEC §9: staggered by 100 ms. Tailwind needs whole class names. */
const delays = "delay-0 delay-100 delay-200 delay-300 delay-400 delay-500".split(" ");

/** Lines that the picture has room for; the last one says how many features are left out. */
const featureLines = delays.length;

/** Characters that fit in 480 px. Only longer texts are clamped, whatever the spacing (WCAG 1.4.12). */
const room = { title: 46, description: 250, feature: 43 };
/** Capitals and other scripts take up to twice the room. */
const sizeOf = (text: string) => text.replace(/[A-Z\u0370-\uffff]/g, "xx").length;

interface CardProps {
  service: ServiceSummary;
  /** Of its entry in the index. */
  number: number;
  count: number;
}

/** SPEC §2 "Services": 480 px tall, growing with larger text only. */
export function ServiceCard({ service, number, count }: CardProps) {
  const { slug, icon_name, impact, features } = service;
  return (
    <li
      // Its text stops growing at 1632 px (base.css), to leave room for the picture.
      className="service-card relative row-span-5 grid snap-start gap-y-0 overflow-hidden rounded-md bg-card text-[calc(1rem-clamp(0px,0.5208vw-8.5px,3px))] elevation-rest card-focus transition-shadow duration-300 before:col-start-1 before:row-span-full before:min-h-service hover:elevation-lift print:-mx-5 print:before:min-h-0"
      dir="auto"
      data-service={slug}
      data-transition-from
    >
      <CardPicture service={service} number={number} count={count} />
      <p className="service-card-signs relative flex items-center gap-3 text-river">
        <ServiceIcon name={icon_name} size={24} />
        {impact && <Badge>{impact}</Badge>}
        <span
          className="ml-auto font-display text-xl leading-none text-clay @lead:hidden print:hidden"
          aria-hidden
        >
          {number}
        </span>
      </p>
      <Words service={service} />
      <Actions service={service} />
      {features.length > 0 && <Features features={features} />}
    </li>
  );
}

type Place = Omit<CardProps, "service">;

function sizesOf(src: string, place: Place): string {
  const isLarge = (columns: 2 | 3) => isEnlarged(src) || isTwoColumnsWide({ ...place, columns });
  const onTablet = isLarge(2) ? "54rem" : "26rem";
  const onDesktop = isLarge(3) ? "54rem" : "(width < 100rem) 26rem, 36rem";
  return `(width < 40rem) 17rem, (width < 60rem) ${onTablet}, ${onDesktop}`;
}

function CardPicture({ service: { image_path }, ...place }: CardProps) {
  return (
    <div
      className={`service-card-picture relative overflow-hidden print:hidden ${
        image_path ? "bg-sand" : "bg-sea"
      }`}
      data-picture
    >
      {image_path && (
        <BackendPicture
          src={image_path}
          // After text and script, also where it is in view.
          fetchPriority="low"
          // On a phone less than their width, so that it takes the smallest file.
          sizes={sizesOf(image_path, place)}
          className={`absolute inset-0 size-full object-cover ${stripOf(image_path)}`}
        />
      )}
    </div>
  );
}

function Words({ service: { slug, title, description } }: { service: ServiceSummary }) {
  return (
    <div className="service-card-words">
      <h2
        className={sizeOf(title) > room.title
          ? "@card:line-clamp-2"
          : hasTwoWords(title)
          ? "service-card-two-words"
          : undefined}
      >
        <a href={paths.service(slug)} className="cover-link no-underline">{title}</a>
      </h2>
      <p
        className={`leading-dense ${
          sizeOf(description) > room.description ? "@card:line-clamp-(--lines)" : ""
        }`}
      >
        {description}
      </p>
    </div>
  );
}

function Actions({ service: { slug, title, features } }: { service: ServiceSummary }) {
  return (
    <div className="service-card-links flex flex-wrap items-center justify-between gap-x-3 text-[0.9375em]">
      <a
        href={paths.service(slug)}
        className="relative inline-flex items-center gap-1.6 font-semibold text-river hover:decoration-2"
      >
        {servicesPage.learnMore}
        <span className="sr-only">{` about ${title}`}</span>
        <ArrowRight size="1rem" aria-hidden />
      </a>
      {features.length > 0 && (
        <details
          className="group relative not-hoverless:hidden no-script:hidden"
          onToggle={showCard}
        >
          <summary className="flex min-h-tap items-center gap-1.6 font-normal text-text">
            {servicesPage.features}
            <Plus size="1rem" aria-hidden className="transition-transform group-open:rotate-45" />
          </summary>
        </details>
      )}
    </div>
  );
}

/** The features open at the card's head, which may be under the header. */
function showCard({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.closest("li")!.scrollIntoView({ block: "nearest" });
}

/** Over the picture on hover, or with its button. */
function Features({ features }: { features: readonly string[] }) {
  return (
    <div
      className="service-card-panel pointer-events-none overflow-hidden print:hidden"
      data-picture
    >
      <ul
        className="service-card-features grid min-h-full leading-tight"
        aria-label={servicesPage.keyFeatures}
      >
        {linesOf(features).map((line, index) => (
          <li
            key={index}
            className={`grid items-center ${delays[index]}`}
          >
            <span className={sizeOf(line) > room.feature ? "@card:line-clamp-1" : undefined}>
              {line}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The features, or the first ones and how many are left out. */
function linesOf(features: readonly string[]): readonly string[] {
  if (features.length <= featureLines) return features;
  const shown = features.slice(0, featureLines - 1);
  return [...shown, servicesPage.moreFeatures(features.length - shown.length)];
}
