import { openFirefox } from "./firefox.ts";
import { describeFlows } from "./flows.ts";

describeFlows("Firefox", () => openFirefox("/usr/bin/firefox-esr"));
