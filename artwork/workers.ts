/** One worker for each processor; tasks wait for the first that is free. */
import type { Answer, Task } from "./worker.ts";

export interface Workers extends Disposable {
  /** Resolves to the task's result; rejects with the error that it threw. */
  run<Result>(task: Task): Promise<Result>;
}

export function startWorkers(count = navigator.hardwareConcurrency): Workers {
  const url = new URL("worker.ts", import.meta.url);
  const workers = Array.from({ length: count }, () => new Worker(url, { type: "module" }));
  const free = [...workers];
  const waiting: ((worker: Worker) => void)[] = [];

  function release(worker: Worker): void {
    const next = waiting.shift();
    if (next) next(worker);
    else free.push(worker);
  }

  return {
    async run<Result>(task: Task): Promise<Result> {
      const worker = free.pop() ?? await new Promise<Worker>((resolve) => waiting.push(resolve));
      try {
        const answer = await ask(worker, task);
        if ("error" in answer) throw new Error(answer.error);
        return answer.result as Result;
      } finally {
        release(worker);
      }
    },
    [Symbol.dispose]: () => workers.forEach((worker) => worker.terminate()),
  };
}

function ask(worker: Worker, task: Task): Promise<Answer> {
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      resolve({ error: event.message });
    };
    worker.postMessage(task);
  });
}
