/** Loads the answers for each kind of client: a file of its own in the browser. */
import type { ClientSlug } from "./chooser.ts";
import type { ClientPage } from "./client-page.ts";

export const clientTexts: Readonly<Record<ClientSlug, () => Promise<{ default: ClientPage }>>> = {
  "local-government": () => import("./local-government.ts"),
  nonprofits: () => import("./nonprofits.ts"),
  business: () => import("./business.ts"),
};
