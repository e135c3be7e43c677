import { Band } from "../../../ui/band.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { SectionOf } from "./section-of.ts";

/** The description beside the first picture; the highlights stand at the five stakes of the second. */
export function Approach({ description, highlights, images }: SectionOf<"our-approach">) {
  const [instrument, profile] = images;
  return (
    <Band as="div" className="grid gap-y-fluid-24">
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-5-7">
        <Picture
          name={instrument.picture}
          alt={instrument.alt}
          sizes="(width < 64rem) 100vw, (width < 78rem) 48vw, 37rem"
          className="w-full rounded-sm object-cover lg:h-full print:max-h-64"
        />
        <div>
          {description.map((paragraph) => (
            <p
              key={paragraph}
              className="not-first:mt-6 first:font-display first:text-2xl first:leading-quote first:tracking-display first:text-ink"
            >
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <div>
        <Picture
          name={profile.picture}
          alt={profile.alt}
          sizes="(width < 78rem) 100vw, 75rem"
          className="w-full rounded-t-sm max-md:hidden"
        />
        <Picture
          name={profile.tall}
          alt={profile.alt}
          sizes="100vw"
          className="w-full rounded-t-sm md:hidden"
        />
        <ol className="[counter-reset:highlight] max-lg:mt-8 lg:grid lg:grid-cols-5">
          {highlights.map(({ title, text }) => (
            <li
              key={title}
              className="grid grid-cols-[3rem_minmax(0,1fr)] border-b border-line py-4.4 [counter-increment:highlight] before:row-span-2 before:font-display before:text-[1.9rem] before:leading-figure before:text-clay before:content-[counter(highlight)] lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0 lg:border-b-0 lg:border-l-3 lg:border-l-clay lg:py-0 lg:pt-6 lg:pr-6 lg:pl-5 lg:before:row-span-1"
            >
              <h2 className="mb-1 text-xl lg:text-lg">{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
