import { failureMessages } from "../../../content/messages/forms.ts";
import type { StaticChunk } from "../../runtime/static-chunk.ts";
import { StaticMarkup } from "../../runtime/static-markup.tsx";
import { Failure } from "./failure.tsx";

/** A part of a page that is never hydrated, or the failure of its chunk. */
export function StaticPart<Name extends string>(
  { chunk, component }: { chunk: StaticChunk<Name>; component: Name },
) {
  const { part, partText } = failureMessages;
  return (
    <StaticMarkup
      chunk={chunk}
      component={component}
      failure={<Failure message={part} text={partText} />}
    />
  );
}
