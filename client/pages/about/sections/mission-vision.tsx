import { Points } from "../../../ui/points.tsx";
import type { SectionOf } from "./section-of.ts";

type Creed = SectionOf<"our-mission-vision">["mission" | "vision"];

/** Side by side: what is done every week and what it is done for, each over what follows from it. */
export function MissionVision({ mission, vision }: SectionOf<"our-mission-vision">) {
  return (
    <div className="grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
      <Half creed={mission} id="mission" className="lg:justify-items-end" />
      <Half creed={vision} id="vision" className="dark dark:bg-pine" />
    </div>
  );
}

interface HalfProps {
  creed: Creed;
  id: string;
  className: string;
}

/** The parts of both halves stand in the same three rows. */
function Half({ creed: { title, text, label, follows }, id, className }: HalfProps) {
  return (
    <section
      className={`grid px-gutter py-fluid-28 *:w-full *:max-w-132 lg:row-span-3 lg:grid-rows-subgrid ${className}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      <p className="mt-5 mb-fluid-9 font-display text-2xl leading-snug tracking-display text-balance text-ink dark:text-paper">
        {text}
      </p>
      <div>
        <h3 className="label text-moss dark:text-straw">{label}</h3>
        <Points points={follows} look="listed" as="h4" />
      </div>
    </section>
  );
}
