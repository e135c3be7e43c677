/** The kinds of client, each with a page of its own by situation. */
import { businessPage } from "./business.ts";
import { localGovernmentPage } from "./local-government.ts";
import { nonprofitsPage } from "./nonprofits.ts";

export const clientPages = [localGovernmentPage, nonprofitsPage, businessPage] as const;
