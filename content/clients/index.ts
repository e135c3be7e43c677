/** The kinds of client, each with a page of its own by situation. */
import business from "./business.ts";
import localGovernment from "./local-government.ts";
import nonprofits from "./nonprofits.ts";

export const clientPages = [localGovernment, nonprofits, business] as const;
