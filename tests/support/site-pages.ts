/** Every page of the site, read from the route table and the content: new pages are covered too. */
import { routes } from "../../client/routes.tsx";
import { aboutSections } from "../../content/about-sections.ts";
import { insights } from "../../content/insights/index.ts";
import { serviceNames } from "../../content/navigation.ts";
import { openings } from "../../content/openings.ts";
import { slugify } from "../../content/paths.ts";

/** The known values of each parameter in the route table. */
const parameters: Record<string, readonly string[]> = {
  serviceSlug: serviceNames.map(slugify),
  aboutSlug: aboutSections.map(({ slug }) => slug),
  insightSlug: insights.map(({ slug }) => slug),
  openingSlug: openings.map(({ slug }) => slug),
};

/** Paths that answer 200, each route's parameters filled with every known value. */
export function sitePages(): string[] {
  return routes.filter(({ path }) => path !== "*").flatMap(({ path }) => fill(path));
}

/** One path for each route: enough where what is tested is the same for all of a kind. */
export function onePageOfEach(): string[] {
  return routes.filter(({ path }) => path !== "*").map(({ path }) => fill(path)[0]!);
}

function fill(path: string): string[] {
  const name = path.match(/:(\w+)/)?.[1];
  if (!name) return [path];
  const values = parameters[name];
  if (!values) throw new Error(`tests/support/site-pages.ts does not know the values of :${name}`);
  return values.map((value) => path.replace(`:${name}`, value));
}
