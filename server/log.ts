/** Structured logs: one JSON object a line on standard output. Never personal data, never a key. */
import { type LogLevel, logLevels } from "./env.ts";

export type Fields = Record<string, string | number | boolean | null | undefined>;

export interface Log {
  debug(event: string, fields?: Fields): void;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

/** @param write receives each line without its line break. */
export function createLog(level: LogLevel, write: (line: string) => void = console.log): Log {
  const threshold = logLevels.indexOf(level);
  const at = (name: Exclude<LogLevel, "silent">) => {
    if (logLevels.indexOf(name) < threshold) return () => {};
    return (event: string, fields?: Fields) =>
      write(JSON.stringify({ time: new Date().toISOString(), level: name, event, ...fields }));
  };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

/** The message of anything thrown, short enough for a log line. */
export function reason(error: unknown): string {
  const text = error instanceof Error
    ? `${error.name}: ${error.message}`
    : typeof error === "object" && error !== null && "message" in error
    ? String(error.message)
    : String(error);
  return text.slice(0, 300);
}
