import type { FormAnswer } from "./submit.ts";

export interface Sending {
  /** "cancelled" after `cancel`; an answer with the failure's text when nothing usable came back. */
  answer: Promise<FormAnswer | "cancelled">;
  cancel(): void;
}

/**
 * Sends a form with files as it would be sent without script, and tells how far it is, which `fetch`
 * cannot.
 *
 * @param progress receives whole percents; 100 when the server has everything and is at work
 */
export function sendForm(
  action: string,
  body: FormData,
  failure: string,
  progress: (percent: number) => void,
): Sending {
  const request = new XMLHttpRequest();
  const { promise, resolve } = Promise.withResolvers<FormAnswer | "cancelled">();
  const fail = () => resolve({ ok: false, problem: { alert: failure, fields: [] } });
  request.open("POST", action);
  request.setRequestHeader("accept", "application/json");
  request.responseType = "json";
  request.upload.onprogress = ({ loaded, total }) => progress(Math.floor(loaded / total * 100));
  request.onload = () => request.response?.ok === undefined ? fail() : resolve(request.response);
  request.onerror = fail;
  request.onabort = () => resolve("cancelled");
  request.send(body);
  return { answer: promise, cancel: () => request.abort() };
}
