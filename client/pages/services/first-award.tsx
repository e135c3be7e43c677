import { firstAward, workedExampleLabels } from "../../../content/clients/shown-example.ts";
import { Figure } from "../../ui/figures/figure.tsx";
import { Prose } from "../../ui/text/prose.tsx";

/** The answer of the worked case as a figure. */
export function FirstAward() {
  return (
    <>
      <div className="mb-3 flex flex-wrap justify-between gap-x-6 text-sm">
        <p className="font-semibold text-clay">{workedExampleLabels.each}</p>
        <p className="text-moss">{workedExampleLabels.all}</p>
      </div>
      <Prose className="max-w-none *:mt-0 *:border-t-0 *:pt-0">
        <Figure figure={firstAward} isSection />
      </Prose>
    </>
  );
}
