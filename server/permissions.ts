/** What the server may do, as flags of `deno run`: no more than its environment needs. */
import { resolve } from "node:path";
import { type Env, EnvError, variableNames } from "./env.ts";

/**
 * @param root the project's folder, or the bundle's
 * @returns flags for `main.ts`: to listen where it should, to call the backend and nobody else, to
 * read the project, run what is in it, and write what the embedded backend keeps
 * @throws EnvError when a folder cannot be named in a flag
 */
export function permissions({ host, port, backend }: Env, root: string): string[] {
  const listening = `${host.includes(":") && !host.startsWith("[") ? `[${host}]` : host}:${port}`;
  const address = backend.kind === "hosted"
    ? backend.url
    : backend.kind === "embedded"
    ? backend.scannerUrl
    : undefined;
  const called = address ? [hostOf(address)] : [];
  const project = folder("The project's folder", root);
  const data = backend.kind === "embedded" ? [folder("DATA_DIR", backend.dataDir)] : [];
  return [
    "--no-prompt",
    // No code from elsewhere. The first alone leaves `npm:`, which is installed and run.
    ...["--deny-import", "--cached-only", "--no-remote"],
    // The embedded backend serves tools, and the mail functions, on a port of its own choice.
    list("net", [listening, ...called, ...data.map(() => "127.0.0.1")]),
    list("read", [project, folder("The working folder", ".env"), ...data]),
    ...data.map((path) => list("write", [path])),
    list("env", variableNames),
    // Libraries look for variables of their own; they find none.
    "--ignore-env",
  ];
}

const list = (name: string, values: readonly string[]) => `--allow-${name}=${values.join(",")}`;

/** A comma would end it, and nothing escapes one. */
function folder(name: string, given: string): string {
  const path = resolve(given);
  if (path.includes(",")) throw new EnvError(`${name} must be without a comma, not ${path}`);
  return path;
}

function hostOf(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
}
