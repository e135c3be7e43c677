import type { SectionOf } from "./section-of.ts";

/** Side by side: what is done every week, and what it is done for. */
export function MissionVision({ mission, vision }: SectionOf<"our-mission-vision">) {
  return (
    <div className="grid lg:grid-cols-2">
      <Half {...mission} id="Mission" className="lg:justify-end" />
      <Half {...vision} id="Vision" className="dark dark:bg-pine" />
    </div>
  );
}

interface HalfProps {
  id: string;
  title: string;
  text: string;
  className: string;
}

function Half({ id, title, text, className }: HalfProps) {
  return (
    <section className={`flex px-gutter py-fluid-28 ${className}`} aria-labelledby={id}>
      <div className="w-full max-w-132">
        <h2 id={id} className="border-b pb-5 text-xl">{title}</h2>
        <p className="mt-7 font-display text-2xl leading-snug tracking-display text-balance text-ink dark:text-paper">
          {text}
        </p>
      </div>
    </section>
  );
}
