import { Picture } from "../../../ui/picture.tsx";
import type { SectionOf } from "./section-of.ts";

/** The description beside the first picture, five highlights beside the second. */
export function Approach({ description, highlights, images }: SectionOf<"our-approach">) {
  const [first, second] = images;
  const sizes = "(width < 64rem) 100vw, (width < 78rem) 44vw, 34rem";
  return (
    <div className="page-width band approach">
      <div className="approach-words">
        {description.map((paragraph, index) => <p key={index}>{paragraph}</p>)}
      </div>
      <div className="approach-picture">
        <Picture name={first.picture} sizes={sizes} alt={first.alt} />
      </div>
      <ol className="approach-highlights">
        {highlights.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="approach-picture">
        <Picture name={second.picture} sizes={sizes} alt={second.alt} />
      </div>
    </div>
  );
}
