import { describeFlows } from "./flows.ts";
import { openWebKit } from "./webkit.ts";

const programs = {
  driver: "/usr/bin/WebKitWebDriver",
  browser: "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  display: "/usr/bin/Xvfb",
};
describeFlows("WebKit", () => openWebKit(programs));
