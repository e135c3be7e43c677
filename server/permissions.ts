/** What the server may do, as flags of `deno run`: no more than its environment needs. */
import { resolve } from "node:path";
import { type Env, variableNames } from "./env.ts";

/**
 * @param root the project's folder, or the bundle's
 * @returns flags for `main.ts`: to listen where it should, to call the backend and nobody else, to
 * read the project, and to write what the embedded backend keeps
 */
export function permissions({ host, port, backend }: Env, root: string): string[] {
  const listening = `${host.includes(":") && !host.startsWith("[") ? `[${host}]` : host}:${port}`;
  const called = backend.kind === "hosted" ? [hostOf(backend.url)] : [];
  const data = backend.kind === "embedded" ? [resolve(backend.dataDir)] : [];
  return [
    "--no-prompt",
    // The embedded backend serves tools, and the mail functions, on a port of its own choice.
    list("net", [listening, ...called, ...data.map(() => "127.0.0.1")]),
    list("read", [root, ...data]),
    ...data.map((folder) => list("write", [folder])),
    list("env", variableNames),
    // Libraries look for variables of their own; they find none.
    "--ignore-env",
  ];
}

const list = (name: string, values: readonly string[]) => `--allow-${name}=${values.join(",")}`;

function hostOf(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
}
