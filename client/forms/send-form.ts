import type { FormResponse } from "./form-protocol.ts";

export type SendResult = FormResponse | "canceled" | "timeout" | "failed";

export type FormRequest = ReturnType<typeof sendForm>;

/**
 * Sends what the form would send without script, and asks for JSON. It is no `fetch`, which cannot
 * report upload progress.
 *
 * @param timeoutMs without progress or a response; longer than the server's own timeout
 * @param onProgress receives whole percents; 100 when the server has received everything
 * @returns a result that never rejects; "failed" stands for every error
 */
export function sendForm(
  action: string,
  body: FormData,
  timeoutMs = 30_000,
  onProgress?: (percent: number) => void,
) {
  const request = new XMLHttpRequest();
  const result = new Promise<SendResult>((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        resolve("timeout");
        request.abort();
      }, timeoutMs);
    };
    request.open("POST", action);
    request.setRequestHeader("accept", "application/json");
    request.responseType = "json";
    request.onload = () =>
      resolve(request.response?.ok === undefined ? "failed" : request.response);
    request.onerror = () => resolve("failed");
    request.onabort = () => resolve("canceled");
    request.onloadend = () => clearTimeout(timer);
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer();
      onProgress?.(Math.floor(loaded / total * 100));
    };
    restartTimer();
    request.send(body);
  }).catch((error) => {
    reportError(error);
    return "failed" as const;
  });
  return { result, cancel: () => request.abort() };
}
