/** The kinds of client, each with a page of its own by situation. */
import { businessAnswers } from "./business.ts";
import { localGovernmentAnswers } from "./local-government.ts";
import { nonprofitsAnswers } from "./nonprofits.ts";

export const clientPages = [localGovernmentAnswers, nonprofitsAnswers, businessAnswers] as const;
