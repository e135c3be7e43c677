import { useEffect, useState } from "react";

/** What became of sending a form (SPEC §4). */
export type Outcome =
  | { state: "idle" | "sending" }
  | { state: "success" | "error"; text: string };

export const idle: Outcome = { state: "idle" };

/**
 * An outcome that lets its form be idle again.
 *
 * @param lasts milliseconds that success and error stand (SPEC §9)
 */
export function useOutcome(initial: Outcome, lasts: number) {
  const [outcome, setOutcome] = useState(initial);
  useEffect(() => {
    if (outcome.state !== "success" && outcome.state !== "error") return;
    const timer = setTimeout(() => setOutcome(idle), lasts);
    return () => clearTimeout(timer);
  }, [outcome, lasts]);
  return [outcome, setOutcome] as const;
}
