/** The first line of a message that a link has given its topic (`paths.contactAbout`). */
import type { ClientSlug } from "../clients/chooser.ts";
import { site } from "../site.ts";

const sectors: Readonly<Record<ClientSlug, string>> = {
  "local-government": "Sector: Local government",
  nonprofits: "Sector: Nonprofit",
  business: "Sector: Business",
};

const leaders = Object.entries(site.leaders).map(([slug, name]) => [slug, `For ${name}`]);

const topics: Readonly<Record<string, string>> = { ...sectors, ...Object.fromEntries(leaders) };

/** The topic, or nothing where there is no such topic. */
export const contactTopic = (topic: string): string => Object.hasOwn(topics, topic) ? topic : "";

/** What the message opens with. */
export function openingLine(topic: string): string {
  return Object.hasOwn(topics, topic) ? `${topics[topic]}\n\n` : "";
}
