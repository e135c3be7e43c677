/** Every page of the site, as the list of pages has it: new ones are covered too. */
import { matchRoute } from "../../../client/routes.tsx";
import { listPages } from "../../../content/page-list.ts";

/** Paths that answer 200. */
export function sitePages(): string[] {
  return listPages(null).filter(({ kind }) => kind !== "file").map(({ path }) => path);
}

/** One path for each route: enough where what is tested is the same for all of a kind. */
export function onePageOfEach(): string[] {
  return [...Map.groupBy(sitePages(), (path) => matchRoute(path).route).values()]
    .map(([path]) => path!);
}
