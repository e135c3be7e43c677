import { requireProgram } from "../support/programs.ts";
import { describeFlows } from "./flows.ts";
import { openWebKit } from "./webkit.ts";

describeFlows("WebKit", async () =>
  openWebKit({
    driver: await requireProgram("WebKitWebDriver"),
    browser: await requireProgram("MiniBrowser"),
    display: await requireProgram("Xvfb"),
  }));
