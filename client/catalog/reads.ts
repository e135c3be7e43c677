/** What pages read from the server, by name. */
import type { Link } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import type { SearchResults } from "../../content/search.ts";
import type { SiteMap } from "../../content/sitemap.ts";
import type { Commitment, Rows, Service } from "./rows.ts";

/** What a card shows: lists carry no detail text, so that pages stay light. */
export type ServiceSummary = Omit<
  Service,
  "detailed_description" | "benefits" | "process" | "updated_at"
>;
/** What the about page shows of a commitment; the full texts stay on /commitments. */
export type CommitmentSummary = Pick<Commitment, "slug" | "title" | "subtitle" | "icon_name">;

/** The rows of every table, in their order, under its name; besides: */
export type Reads = { [Table in keyof Rows]: () => Rows[Table][] } & {
  "service-summaries": () => ServiceSummary[];
  /** Null when there is none. */
  service: (slug: string) => Service | null;
  "commitment-summaries": () => CommitmentSummary[];
  "site-map": () => SiteMap;
  /** Pages that somebody may have meant who came to that path. */
  nearest: (path: string) => Link[];
  search: (query: string) => SearchResults;
};

/** Something that can be read: its name, and where the server has it as JSON. */
export interface Read<T> {
  name: keyof Reads;
  argument: string | undefined;
  address: string;
  /** Never there: tells the compiler what is read. */
  value?: T;
}

export function read<Name extends keyof Reads>(
  name: Name,
  ...[argument]: Parameters<Reads[Name]>
): Read<ReturnType<Reads[Name]>> {
  const query = argument === undefined ? "" : `?${new URLSearchParams({ q: argument })}`;
  return { name, argument, address: paths.data(name) + query };
}
