import { requireProgram } from "../support/programs.ts";
import { openFirefox } from "./firefox.ts";
import { describeFlows } from "./flows.ts";

describeFlows("Firefox", async () => openFirefox(await requireProgram("firefox-esr")));
