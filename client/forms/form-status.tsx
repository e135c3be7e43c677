import type { Outcome } from "./use-form.ts";

interface FormStatusProps {
  id?: string;
  outcome: Outcome;
  /** Heard with the outcome and standing after it. */
  note?: string;
}

/** Says an outcome where it is seen, and once to those who listen: it is there before its text. */
export function FormStatus({ id, outcome, note }: FormStatusProps) {
  return (
    <div role="status" id={id} className="form-status">
      {"text" in outcome && <p className={`notice notice-${outcome.state}`}>{outcome.text}</p>}
      {note && <p className="form-record">{note}</p>}
    </div>
  );
}
