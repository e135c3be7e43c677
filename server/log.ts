/** Structured logs: one JSON object a line on standard output. Never personal data, never a key. */
import { type LogLevel, logLevels } from "./env.ts";

type Fields = Record<
  string,
  string | number | boolean | null | undefined | readonly string[]
>;

/** Most characters of a field: input of visitors and backends is unlimited. */
const fieldLimit = 200;

export type Log = ReturnType<typeof createLog>;

/** @param write receives each line without line break; must not block */
export function createLog(level: LogLevel, write: (line: string) => void) {
  const threshold = logLevels.indexOf(level);
  const at = (name: LogLevel) => (event: string, fields?: Fields): void => {
    if (logLevels.indexOf(name) >= threshold) write(lineOf(name, event, fields));
  };
  const log = { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
  return {
    ...log,
    exception: (event: string, error: unknown, fields?: Fields) =>
      log.error(event, { ...fields, reason: reason(error), stack: stackOf(error) }),
  };
}

/** The line that replaces dropped ones. */
export function droppedLinesWarning(count: number): string {
  return lineOf("warn", "log_lines_lost", { count });
}

/** Built by hand: one `JSON.stringify` of the whole line takes three times as long. */
function lineOf(level: string, event: string, fields: Fields = {}): string {
  const rest = JSON.stringify(shortened(fields)).slice(1);
  const comma = rest === "}" ? "" : ",";
  return `{"time":"${timestamp()}","level":"${level}","event":"${event}"${comma}${rest}`;
}

function shortened(fields: Fields): Fields {
  for (const name in fields) {
    const value = fields[name];
    if (typeof value === "string" && value.length > fieldLimit) {
      return shortened({ ...fields, [name]: value.slice(0, fieldLimit) });
    }
  }
  return fields;
}

let last = 0;
let text = "";

/** Cached for the current millisecond. */
function timestamp(): string {
  const now = Date.now();
  if (now !== last) [last, text] = [now, new Date(now).toISOString()];
  return text;
}

const root = new URL("../", import.meta.url).href;

/** The innermost calls first, with paths relative to the project. */
function stackOf(error: unknown): string[] | undefined {
  const frames = error instanceof Error ? error.stack?.match(/^ +at .*$/gm) : null;
  return frames?.slice(0, 8)
    .map((frame) => frame.trim().replaceAll(root, "").slice(0, fieldLimit));
}

/** The message of any thrown value. */
export function reason(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  if (typeof error !== "object" || error === null) return String(error);
  // Errors of the backend are plain objects.
  if ("message" in error && typeof error.message === "string") return error.message;
  const name = "name" in error ? error.name : "object";
  const errno = "errno" in error ? error.errno : "";
  return `${name} ${errno}`;
}
