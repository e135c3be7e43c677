import type { FormProblem, FormResponse } from "./form-protocol.ts";

/**
 * - `canceled` and `failed`: the server did not get the whole form.
 * - `timeout`: the same, after a while without progress.
 * - `unknown`: the server got the whole form, and its answer was lost. The form may be stored.
 */
export type SendResult = FormResponse | "canceled" | "timeout" | "failed" | "unknown";

export interface FormRequest {
  /** Never rejects. */
  result: Promise<SendResult>;
  cancel(): void;
}

interface SendOptions {
  /** Without progress or a response; longer than the server's own timeout. */
  timeoutMs?: number;
  /** Receives whole percents; 100 when the server has received everything. */
  onProgress?(percent: number): void;
  /** Runs before the request, and again when it failed. A problem is the result. */
  check?(): Promise<FormProblem | null>;
}

/** Sends what the form would send without script, and asks for JSON. */
export function sendForm(action: string, body: FormData, options: SendOptions = {}): FormRequest {
  const { check = () => Promise.resolve(null) } = options;
  const controller = new AbortController();

  async function send(): Promise<SendResult> {
    const problem = await check();
    if (problem) return { ok: false, problem };
    const result = await post(action, body, options, controller.signal);
    const cause = typeof result === "string" ? await check() : null;
    return cause ? { ok: false, problem: cause } : result;
  }

  const result = send().catch((error) => {
    reportError(error);
    return "failed" as const;
  });
  return { result, cancel: () => controller.abort() };
}

/** Statuses of a proxy or a fault, after which the form may be stored. */
const unknownStatuses = [500, 502, 504];

/** It is no `fetch`, which cannot report upload progress. */
function post(
  action: string,
  body: FormData,
  { timeoutMs = 30_000, onProgress }: SendOptions,
  signal: AbortSignal,
): Promise<SendResult> {
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    let isUploaded = false;
    let timer: ReturnType<typeof setTimeout>;
    const end = (result: SendResult) => resolve(isUploaded ? "unknown" : result);

    function restartTimer() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        end("timeout");
        request.abort();
      }, timeoutMs);
    }

    if (signal.aborted) return end("canceled");
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", action);
    request.setRequestHeader("accept", "application/json");
    request.responseType = "json";
    request.onload = () => {
      const answer: FormResponse | null = request.response;
      if (answer?.ok !== undefined) resolve(answer);
      else resolve(unknownStatuses.includes(request.status) ? "unknown" : "failed");
    };
    request.onerror = () => end("failed");
    request.onabort = () => end("canceled");
    request.onloadend = () => clearTimeout(timer);
    request.upload.onload = () => isUploaded = true;
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer();
      onProgress?.(Math.floor(loaded / total * 100));
    };
    restartTimer();
    request.send(body);
  });
}
