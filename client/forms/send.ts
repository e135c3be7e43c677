import type { FormAnswer } from "./answer.ts";

export interface Sending {
  /** "cancelled" after `cancel`, "failed" when nothing usable came back. */
  answer: Promise<FormAnswer | "cancelled" | "failed">;
  cancel(): void;
}

interface SendOptions {
  /** Milliseconds until the visitor is told that it failed; the server gives up earlier. */
  deadline?: number;
  /** Receives whole percents, 100 when the server has everything and is at work: `fetch` cannot. */
  progress?(percent: number): void;
}

/** Sends what the form would send without script, and asks for JSON. */
export function sendForm(
  action: string,
  body: FormData,
  { deadline = 0, progress }: SendOptions = {},
): Sending {
  const request = new XMLHttpRequest();
  const { promise, resolve } = Promise.withResolvers<FormAnswer | "cancelled" | "failed">();
  request.open("POST", action);
  request.setRequestHeader("accept", "application/json");
  request.responseType = "json";
  request.timeout = deadline;
  request.onload = () => resolve(request.response?.ok === undefined ? "failed" : request.response);
  request.onerror = request.ontimeout = () => resolve("failed");
  request.onabort = () => resolve("cancelled");
  if (progress) {
    request.upload.onprogress = ({ loaded, total }) => progress(Math.floor(loaded / total * 100));
  }
  request.send(body);
  return { answer: promise, cancel: () => request.abort() };
}
