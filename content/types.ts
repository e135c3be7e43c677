/** Shapes shared by content, client and server (SPEC §3). */
import type { ArticleSlug } from "./insights/titles.ts";
import type { ServiceSlug } from "./navigation.ts";

/** A run of text inside a paragraph. Rich text is data, never an HTML string. */
export type Inline = string | { text: string; href: string } | Citation | { strong: string };
/** Words that lead to the document that they cite. */
export interface Citation {
  text: string;
  href: string;
  /** Name of the document. */
  source: string;
}
/** One paragraph or list item. */
export type Text = string | readonly Inline[];

export interface Source {
  label: string;
  href: string;
}

/** Sources of a figure; without one, its note names the origin. */
type Origin =
  | { sources: readonly [Source, ...Source[]]; note?: string }
  | { sources?: never; note: string };

interface Table {
  kind: "table";
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Rows of a table that belong together. */
export interface Group {
  /** Its first row, from 0. */
  from: number;
  title?: string;
}

/** Amounts or spans, as bars on one scale that begins at 0. */
export interface Bars {
  kind: "bars";
  head: readonly [string, string];
  rows: readonly (readonly [label: string, value: string, from: number, to: number, sum?: true])[];
  groups?: readonly Group[];
  /** What days are counted from, and the marks of the scale under the last row. */
  zero?: { at: number; marks: readonly (readonly [at: number, label: string])[] };
}

/** Events on a timeline. */
interface Timeline {
  kind: "timeline";
  head: readonly [string, string];
  /** In order. */
  rows: readonly (readonly [iso: string, event: string, movedFrom?: string])[];
}

/** Questions in order; null leads to the next one. */
interface Path {
  kind: "path";
  head: readonly [string, string, string];
  rows: readonly (readonly [question: string, yes: string | null, no: string | null])[];
}

/** Figure of an article: a table, and a drawing of the same rows. */
export type Figure = { caption: string } & Origin & (Table | Bars | Timeline | Path);

/** A section with one item is a paragraph, with several a bullet list (SPEC §2). */
export interface InsightSection {
  title: string;
  /** The title in the table of contents, where it has one line. */
  short?: string;
  items: readonly Text[];
  /** Paragraphs after a single item. */
  then?: readonly Text[];
  /** A case with invented figures, or a list that is worked through on paper. */
  as?: "example" | "checklist";
  figure?: Figure;
}

/** An article in three answers. */
interface InBrief {
  changed: string;
  who: string;
  by: string;
}

/** A "Since then" note on a later change. The article's own text stands as of its date. */
interface InsightUpdate {
  /** ISO 8601 date on which the note was added. */
  date: string;
  /** Names the rule's own date, and calls an interim rule interim. */
  text: Text;
  source: Source;
}

export interface Insight {
  slug: ArticleSlug;
  category: string;
  title: string;
  excerpt: string;
  /** ISO 8601 date, e.g. `2025-01-20`. */
  date: string;
  /** Whole minutes at 220 words a minute. */
  readTime: number;
  author: string;
  /** A lucide icon name. */
  icon: "Compass" | "FileCheck" | "Handshake" | "Scale" | "ShieldCheck" | "Store";
  color: "clay" | "lake" | "moss" | "ochre" | "pine" | "river";
  content: {
    introduction: Text;
    /** Goes on from the introduction, in the size of the sections. */
    background?: Text;
    sections: readonly InsightSection[];
  };
  inBrief: InBrief;
  /** Newest first. */
  updates: readonly InsightUpdate[];
  /** Slugs of services that the article leads to. */
  relatedServices: readonly ServiceSlug[];
}

/** An article's own text, which a browser fetches only for that article. */
export type InsightText = Pick<Insight, "content" | "inBrief" | "updates">;
/** Everything that is shown of an article elsewhere. */
export type InsightCard = Omit<Insight, keyof InsightText>;

/** A heading with the text under it. */
export interface Point {
  title: string;
  text: string;
}

/** Block-level rich text, for legal pages and articles. */
export type Block =
  | { kind: "paragraph"; text: Text }
  | { kind: "list"; items: readonly Text[] }
  | {
    kind: "table";
    caption: string;
    head: readonly string[];
    rows: readonly (readonly string[])[];
  };

export interface ProseSection {
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** Title and description in the document head. */
export interface PageMeta {
  /** Unique; the firm's name is appended where it is shown. */
  title: string;
  /** Unique, 70 to 160 characters. */
  description: string;
  /** Kept out of search engines. */
  unlisted?: boolean;
}
