/** The first line of a message that a link has given its topic (`paths.contactAbout`). */
import type { ClientSlug } from "../clients/chooser.ts";
import type { Leader } from "../pages/leadership.ts";
import { site } from "../site.ts";

const { managingPartner, workforce, ai } = site.leaders;

const topics: Readonly<Record<ClientSlug | Leader["slug"], string>> = {
  "local-government": "Sector: Local government",
  nonprofits: "Sector: Nonprofit",
  business: "Sector: Business",
  "managing-partner": `For ${managingPartner}`,
  "leadership-workforce-development": `For ${workforce}`,
  "ai-digital-transformation": `For ${ai}`,
};

/** The topic, or nothing where there is no such topic. */
export const contactTopic = (topic: string): string => Object.hasOwn(topics, topic) ? topic : "";

/** What the message opens with. */
export function openingLine(topic: string): string {
  return Object.hasOwn(topics, topic) ? `${topics[topic as ClientSlug]}\n\n` : "";
}
