/**
 * Pages of addresses that do not exist. Anybody can invent thousands a second; their pages differ in
 * the address and where they read from, and in nothing else, so each is rendered once for all.
 */
import { LRUCache } from "lru-cache";
import { routes } from "../../client/routes.tsx";
import type { Content } from "../http/answer.ts";
import { semaphore } from "../http/semaphore.ts";
import type { PageRequest } from "./render.tsx";

/** Renderings kept: one for each set of suggestions, in each section of the site. */
const kept = 100;
/** Paths that stand in a page as they are: nothing in them is escaped. */
const plain = /^[\w./~%-]+$/;
/** Characters of a path's end that no other text of a page has by chance. */
const telling = 8;

const firstSegment = (path: string) => path.split("/", 2)[1] ?? "";
const sections = new Set(routes.map(({ path }) => firstSegment(path)));

/** Where the page reads its data. */
const addressOf = ({ data }: PageRequest) => data.queries[0]?.address ?? "";

/** @param render makes the page as it is for one address */
export function createMissing(render: (page: PageRequest) => Promise<Content>) {
  const templates = new LRUCache<string, { content: Content; text: string }>({ max: kept });

  async function missing(page: PageRequest): Promise<Content> {
    const { match, location, data } = page;
    if (!plain.test(location)) return await render(page);
    const section = firstSegment(location);
    const key = [match.route.path, sections.has(section) ? section : "", data.version].join(" ");
    const found = templates.get(key);
    if (found) {
      const text = found.text.replaceAll("\u0001", addressOf(page)).replaceAll("\u0002", location);
      return { ...found.content, bytes: new TextEncoder().encode(text) };
    }
    const content = await render(page);
    const end = location.split("/").at(-1)!;
    const text = new TextDecoder().decode(content.bytes)
      .replaceAll(`"${addressOf(page)}"`, '"\u0001"')
      .replaceAll(`>${location}<`, ">\u0002<");
    if (end.length < telling || text.includes(end)) return content;
    templates.set(key, { content, text });
    return content;
  }

  // Whoever comes while the first is rendered finds it then.
  const inTurn = semaphore(1);
  return (page: PageRequest): Promise<Content> => inTurn(() => missing(page));
}
