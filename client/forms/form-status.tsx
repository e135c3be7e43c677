import { Notice } from "../ui/notice.tsx";
import type { Outcome } from "./use-form.ts";

interface FormStatusProps {
  id: string;
  outcome: Outcome;
  /** Heard with the outcome and standing after it. */
  note: string;
  className: string;
}

/** Says an outcome where it is seen, and once to those who listen: it is there before its text. */
export function FormStatus({ id, outcome, note, className }: FormStatusProps) {
  return (
    <div role="status" id={id} className={className}>
      {"text" in outcome && (
        <Notice tone={outcome.state}>
          <p>{outcome.text}</p>
        </Notice>
      )}
      {note && <p className="mt-2.4 text-sm">{note}</p>}
    </div>
  );
}
