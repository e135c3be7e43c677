/**
 * Answers that are ready, by address: a page, a file, data. Who asks for one gets it before any
 * router, and as long as it is current (docs/decisions/pages.md).
 */
import { LRUCache } from "lru-cache";
import { isHost } from "./address.ts";
import { Answer, compact, type Content } from "./answer.ts";

/** What an answer was made from. */
export interface Source {
  /** Whether it is still the same. Asked at every request, so it must be cheap. */
  current(): boolean;
}

export interface Found {
  /** Where it is known already. */
  path?: string;
  response: Response | Promise<Response>;
}

interface Entry {
  /** Without the query, which is never logged. */
  path: string;
  answer: Answer;
  source: Source;
}

/** Bytes kept at most, about. What is asked for with a query is invented: it pushes nothing else out. */
const rooms = { plain: 24 * 1024 * 1024, query: 4 * 1024 * 1024 };

export class ReadyAnswers {
  readonly #plain: LRUCache<string, Entry>;
  readonly #query: LRUCache<string, Entry>;
  readonly #making = new Map<string, { source: Source; answer: Promise<Answer> }>();
  #host = "";

  constructor({ plain, query } = rooms) {
    const sizeCalculation = ({ answer }: Entry) => answer.size;
    this.#plain = new LRUCache({ maxSize: plain, sizeCalculation });
    this.#query = new LRUCache({ maxSize: query, sizeCalculation });
  }

  /** The answer to a GET or HEAD, if it is at hand. */
  find(request: Request): Found | undefined {
    const { method, url } = request;
    if (method !== "GET" && method !== "HEAD") return;
    const start = url.indexOf("/", 8);
    const key = url.slice(start);
    const entry = this.#shelf(key).get(key);
    if (!entry?.source.current()) return;
    const host = url.slice(0, start);
    if (host !== this.#host) {
      if (!isHost(request)) return;
      this.#host = host;
    }
    return { path: entry.path, response: entry.answer.to(request) };
  }

  /** What is kept under a path, with its query if that matters, or made now, once for all. */
  async obtain(key: string, source: Source, make: () => Promise<Content>): Promise<Answer> {
    const shelf = this.#shelf(key);
    const found = shelf.get(key);
    if (found?.source.current()) return found.answer;
    const making = this.#making.get(key);
    if (making?.source.current()) return await making.answer;
    const answer = make().then(compact).then((content) => new Answer(content));
    const mine = { source, answer };
    this.#making.set(key, mine);
    try {
      shelf.set(key, { path: key.split("?")[0]!, answer: await answer, source });
      return await answer;
    } finally {
      if (this.#making.get(key) === mine) this.#making.delete(key);
    }
  }

  #shelf(key: string): LRUCache<string, Entry> {
    return key.includes("?") ? this.#query : this.#plain;
  }
}
