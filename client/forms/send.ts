import type { FormResponse } from "./form-protocol.ts";

export interface Sending {
  /** "cancelled" after `cancel`, "late" without a sign of life, "failed" for anything unusable. */
  answer: Promise<FormResponse | "cancelled" | "late" | "failed">;
  cancel(): void;
}

/**
 * Sends what the form would send without script, and asks for JSON.
 *
 * @param patience milliseconds without progress or an answer until it is given up; the server does
 * so earlier
 * @param progress receives whole percents, 100 when the server has everything and is at work: `fetch`
 * cannot
 */
export function sendForm(
  action: string,
  body: FormData,
  patience = 30_000,
  progress?: (percent: number) => void,
): Sending {
  const request = new XMLHttpRequest();
  let resolve: (answer: Awaited<Sending["answer"]>) => void;
  const answer: Sending["answer"] = new Promise((settle) => resolve = settle);
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      resolve("late");
      request.abort();
    }, patience);
  };
  request.open("POST", action);
  request.setRequestHeader("accept", "application/json");
  request.responseType = "json";
  request.onload = () => resolve(request.response?.ok === undefined ? "failed" : request.response);
  request.onerror = () => resolve("failed");
  request.onabort = () => resolve("cancelled");
  request.onloadend = () => clearTimeout(timer);
  request.upload.onprogress = ({ loaded, total }) => {
    wait();
    progress?.(Math.floor(loaded / total * 100));
  };
  wait();
  request.send(body);
  return { answer, cancel: () => request.abort() };
}
