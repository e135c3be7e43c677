import { Band } from "../../../ui/band.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { SectionOf } from "./section-of.ts";

/** The description beside the first picture, five highlights beside the second. */
export function Approach({ description, highlights, images }: SectionOf<"our-approach">) {
  const [first, second] = images.map(({ picture, alt }) => (
    <Picture
      key={picture}
      name={picture}
      sizes="(width < 64rem) 100vw, (width < 78rem) 44vw, 34rem"
      alt={alt}
      className="w-full rounded-sm border border-line"
    />
  ));
  return (
    <Band as="div" className="grid items-center gap-x-fluid-28 gap-y-12 lg:grid-cols-2">
      <div className="text-lg">
        {description.map((paragraph, index) => (
          <p key={index} className="not-first:mt-paragraph">{paragraph}</p>
        ))}
      </div>
      {first}
      <ol className="[counter-reset:highlight] lg:order-last">
        {highlights.map(({ title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[3rem_minmax(0,1fr)] border-b border-line py-4.4 [counter-increment:highlight] before:row-span-2 before:font-display before:text-[1.9rem] before:leading-figure before:text-clay before:content-[counter(highlight)] first:border-t"
          >
            <h2 className="mb-1 text-xl">{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {second}
    </Band>
  );
}
