/** A fault while developing as a page: what happened, where, and the lines of source around it. */
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { escapeXml } from "../pages/seo/publication.ts";

/** Lines of source shown before and after the one that failed. */
const around = 4;

/** The page asks for itself again each second, so it goes away when its cause does. */
export function faultPage(error: unknown): string {
  const text = stripVTControlCharacters(
    error instanceof Error ? error.stack ?? error.message : String(error),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="1">
<title>${escapeXml(text.split("\n")[0]!)}</title>
<style>
  body { margin: 3rem; font: 1rem/1.5 system-ui, sans-serif }
  pre { white-space: pre-wrap; font: 0.875rem/1.5 ui-monospace, monospace }
</style>
<h1>The server failed</h1>
<pre>${escapeXml(text)}</pre>
<pre>${escapeXml(sourceOf(error))}</pre>
</html>
`;
}

/** The lines around the innermost place that lies in a file of ours, or Vite's own frame. */
export function sourceOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if ("frame" in error && typeof error.frame === "string") return error.frame;
  const ours = error.stack?.split("\n").filter((line) => !line.includes("node_modules")).join("\n");
  const [, file, number] = /(\/[^()\n]+?\.tsx?):(\d+)/.exec(ours ?? "") ?? [];
  if (!file) return "";
  const line = Number(number);
  try {
    return readFileSync(decodeURI(file.replace(/^\/{2,}/, "/")), "utf8").split("\n")
      .map((text, index) => `${index + 1 === line ? ">" : " "} ${index + 1} | ${text}`)
      .slice(Math.max(0, line - around - 1), line + around).join("\n");
  } catch {
    return "";
  }
}
