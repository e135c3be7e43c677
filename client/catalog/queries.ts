/** The queries that pages make, by name. */
import type { Link } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import type { SearchResults } from "../../content/pages/search.ts";
import type { SiteMap } from "../../content/pages/sitemap.ts";
import type { InsightCard } from "../../content/types.ts";
import type { Query } from "../runtime/query-cache.tsx";
import type { Commitment, Rows, Service } from "./rows.ts";

/** Fields of a service card. Lists omit the detail texts, which keeps pages small. */
export type ServiceSummary = Omit<
  Service,
  "detailed_description" | "benefits" | "process" | "updated_at"
>;
/** Fields of a commitment on the about page. */
export type CommitmentSummary = Pick<Commitment, "slug" | "title" | "subtitle" | "icon_name"> & {
  /** The first stat that has a value. */
  figure: string | null;
  measure: string | null;
};

/** An article without its text: its card, and the links under it. */
export interface Article {
  card: InsightCard;
  services: readonly Link[];
  articles: readonly (Link & { text: string })[];
}

/** Argument and result of each query. A table's name queries all its rows in display order. */
export type Queries = { [Table in keyof Rows]: () => Rows[Table][] } & {
  "service-summaries": () => ServiceSummary[];
  /** Null when there is none. */
  service: (slug: string) => Service | null;
  /** By the token of a preview link: the unpublished service. Null when the link is not valid. */
  "service-draft": (token: string) => Service | null;
  /** The published commitments with the unpublished one of the link in its place. */
  "commitments-draft": (token: string) => Commitment[] | null;
  "commitment-summaries": () => CommitmentSummary[];
  /** Null when there is none. */
  article: (slug: string) => Article | null;
  "site-map": () => SiteMap;
  /** Pages whose path resembles the given one. */
  nearest: (path: string) => Link[];
  search: (query: string) => SearchResults;
};

/** Query parameter of a link that staff made for an unpublished row (docs/decisions/draft-preview.md). */
export const previewParameter = "preview";

/** Drafts are shown to the holder of a link and are stored nowhere. */
export const isDraft = ({ name }: Pick<Query<unknown>, "name">): boolean => name.endsWith("-draft");

export function query<Name extends keyof Queries>(
  name: Name,
  ...[argument]: Parameters<Queries[Name]>
): Query<ReturnType<Queries[Name]>> {
  const parameters = argument === undefined ? "" : `?${new URLSearchParams({ q: argument })}`;
  return { name, argument, address: paths.data(name) + parameters };
}
