/**
 * Back from another site returns to the old position. The page moves itself, because drivers switch the
 * page cache off, and the other site's server learns the result.
 */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { paths } from "../../content/paths.ts";
import { startApp } from "../support/app.ts";
import { requireProgram } from "../support/programs.ts";
import { until } from "../support/until.ts";
import { withRecorder } from "./flows.ts";
import { openDisplay } from "./webkit.ts";

/** Scrolls, leaves, and after Back opens the other site with the position in the query. */
const traveler = (other: string, uncached: boolean) =>
  `${uncached ? `addEventListener("unload", () => {});` : ""}
const report = () => setTimeout(() => location.href = "${other}?y=" + scrollY, 2000);
addEventListener("pageshow", ({ persisted }) => {
  if (persisted || performance.getEntriesByType("navigation")[0].type !== "navigate") return report();
  const timer = setInterval(() => {
    dispatchEvent(new Event("scroll"));
    if (document.documentElement.dataset.script !== "hydrated") return;
    if (scrollY < 1500) return scrollTo({ top: 1500, behavior: "instant" });
    clearInterval(timer);
    setTimeout(() => location.href = "${other}", 500);
  }, 100);
});`;

const goBack = `<title>Other</title><script>setTimeout(() => history.back(), 500)</script>`;

for (const engine of ["Firefox", "WebKit"]) {
  describe(`Back from another site in ${engine}`, () => {
    for (const uncached of [false, true]) {
      it(`returns to the old position, ${uncached ? "without" : "with"} the page cache`, async () => {
        let y: string | null = null;
        await using other = Deno.serve(
          { hostname: "127.0.0.1", port: 0, onListen() {} },
          (request) => {
            y = new URL(request.url).searchParams.get("y") ?? y;
            return new Response(y ? "" : goBack, { headers: { "content-type": "text/html" } });
          },
        );
        const script = traveler(`http://localhost:${other.addr.port}/`, uncached);
        await using site = await startApp();
        await using traveled = await withRecorder(site, 0, script);
        await using _browser = await open(engine, traveled.url + paths.services);
        await until("the page has returned", () => y !== null);
        assert.equal(y, "1500");
      });
    }
  });
}

/** Opens a browser that nothing drives. */
async function open(engine: string, url: string): Promise<AsyncDisposable> {
  const profile = await Deno.makeTempDir();
  const display = engine === "WebKit" ? await openDisplay(await requireProgram("Xvfb")) : null;
  const program = await requireProgram(display ? "MiniBrowser" : "firefox-esr");
  const child = new Deno.Command(program, {
    args: display ? [url] : ["--headless", "--no-remote", "--profile", profile, url],
    env: display ? display.env : {},
    stdout: "null",
    stderr: "null",
  }).spawn();
  return {
    async [Symbol.asyncDispose]() {
      for (const process of [child, display?.process]) {
        process?.kill("SIGKILL");
        await process?.status;
      }
      await Deno.remove(profile, { recursive: true });
    },
  };
}
