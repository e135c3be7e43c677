/** Which page everything stands on; every section of the outlook fills whole pages. */
import { outlook } from "./typeset.ts";

const first = 3;

export interface Entry {
  id: string;
  title: string;
  page: number;
  /** From 1, for a theme. */
  theme?: number;
}

export const entries: readonly Entry[] = [
  { id: "foreword", title: outlook.foreword.title },
  ...outlook.themes.map(({ id, title }, index) => ({ id, title, theme: index + 1 })),
  { id: "checklist", title: outlook.checklist.title },
  { id: "calendar", title: outlook.calendar.title },
  { id: "contact", title: outlook.contact.title },
].map((entry, index) => ({ ...entry, page: first + index }));

export const pageCount = first + entries.length - 1;

/** Page number of a section by its id. */
export function pageOf(id: string): number {
  return entries.find((entry) => entry.id === id)!.page;
}
