import type { SectionOf } from "./section-of.ts";

/** Side by side: what is done every week, and what it is done for. */
export function MissionVision({ mission, vision }: SectionOf<"our-mission-vision">) {
  return (
    <div className="mission-vision">
      {[mission, vision].map(({ title, text }) => (
        <section key={title} aria-labelledby={title.split(" ")[1]}>
          <div>
            <h2 id={title.split(" ")[1]}>{title}</h2>
            <p>{text}</p>
          </div>
        </section>
      ))}
    </div>
  );
}
