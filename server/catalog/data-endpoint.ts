/** What pages read as JSON, for pages opened without a reload. */
import { paths } from "../../content/paths.ts";
import { Answer, type Content } from "../http/answer.ts";
import type { Site } from "../site.ts";
import { answerQuery, isQueryName } from "./catalog.ts";
import { atHand } from "./kept.ts";

/** Answers 200 with the value, 404 with null when there is none, 503 when the backend fails. */
export function createDataEndpoint({ catalog, ready, security }: Site) {
  const headers = { ...security.inert, "content-type": "application/json; charset=utf-8" };
  const content = (value: unknown, cache: string, status = 200): Content => ({
    bytes: new TextEncoder().encode(JSON.stringify(value)),
    status,
    headers: { ...headers, "cache-control": cache },
  });
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const argument = searchParams.get("q") ?? "";
    const name = pathname.slice(paths.data("").length);
    const once = (value: unknown, status?: number) =>
      new Answer(content(value, "no-store", status)).to(request);
    if (!isQueryName(catalog, name)) return await once(null, 404);
    const read = () => answerQuery(catalog, { name, argument });
    const answer = await read();
    if (!answer.ok) return await once({ error: "unavailable" }, 503);
    const { value, version } = answer;
    if (value === null) return await once(null, 404);
    // These are made for one visitor.
    if (name === "search" || name === "nearest") return await once(value);
    const current = () => atHand(read())?.version === version;
    const make = () => Promise.resolve(content(value, "no-cache"));
    const key = name === "service" ? `${pathname}?q=${argument}` : pathname;
    return await (await ready.obtain(key, { current }, make)).to(request);
  };
}
