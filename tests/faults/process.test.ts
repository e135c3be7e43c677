import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { serviceNames } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import { runProgram, startSite } from "../support/process/process.ts";
import { key, recordingBackend } from "../support/backend/recording-backend.ts";
import { until } from "../support/until.ts";

const inquiry = {
  name: "Ada Palmer",
  email: "Ada@County.example",
  organization: "",
  phone: "850-555-0101",
  service: "",
  message: "We need help with a grant.",
};
const send = (url: string, values = inquiry) =>
  fetch(url + paths.contact, {
    method: "POST",
    body: new URLSearchParams(values),
    redirect: "manual",
  });
const inbox = (dataDir: string) => runProgram(["task", "--quiet", "inbox"], { DATA_DIR: dataDir });

describe("a folder for uploads that cannot be written", () => {
  it("is an error in the log, and pages are served all the same", async () => {
    await using site = startSite({ BACKEND: "none", SPOOL_DIR: "/nowhere" });
    const url = await site.url;
    await until("the error", () => site.output().includes('"event":"spool_folder_unusable"'));
    assert.match(site.output(), /"level":"error".*SPOOL_DIR \/nowhere: /);
    const page = await fetch(url + paths.careers);
    assert.equal(page.status, 200);
    await page.text();
  });
});

describe("the process on the embedded backend", () => {
  let dataDir: string;
  beforeAll(async () => void (dataDir = await Deno.makeTempDir({ prefix: "site-" })));
  afterAll(() => Deno.remove(dataDir, { recursive: true }));

  it("serves ten services, keeps an inquiry through kill -9, and shows it in the inbox", async () => {
    {
      await using site = startSite({ DATA_DIR: dataDir });
      const url = await site.url;
      const html = await (await fetch(url + paths.services)).text();
      assert.equal(html.match(/data-service=/g)?.length, serviceNames.length);
      const answer = await send(url);
      assert.equal(answer.status, 303);
      site.kill("SIGKILL");
      await site.ended;
      assert.doesNotMatch(site.output(), /Ada|county\.example|555-0101|help with a grant/i);
    }
    const { code, stdout, output } = await inbox(dataDir);
    assert.equal(code, 0, output);
    const { inquiries } = JSON.parse(stdout);
    assert.equal(inquiries.length, 1);
    assert.equal(inquiries[0].name, "Ada Palmer");
    assert.equal(inquiries[0].email, "ada@county.example");
    assert.equal(inquiries[0].organization, null);
  });

  it("refuses a second process on the folder; the inbox opens while the first runs", async () => {
    await using first = startSite({ DATA_DIR: dataDir });
    const url = await first.url;
    await using second = startSite({ DATA_DIR: dataDir });
    const { code } = await second.ended;
    assert.equal(code, 1);
    const last = second.output().trim().split("\n").at(-1)!;
    assert.match(last, /another process uses it/);
    assert(last.includes(dataDir));

    assert.equal((await send(url, { ...inquiry, message: "A second matter." })).status, 303);
    const { code: shown, stdout, output } = await inbox(dataDir);
    assert.equal(shown, 0, output);
    // Deno may say on the other output that it waits for another process.
    const messages = JSON.parse(stdout).inquiries.map((row: { message: string }) => row.message);
    assert.deepEqual(messages, [inquiry.message, "A second matter."]);

    first.kill("SIGTERM");
    assert.equal((await first.ended).code, 0);
  });
});

describe("the process on a hosted backend", () => {
  it("logs the backend's address and that the key is there, never the key", async () => {
    await using backend = recordingBackend();
    const { url } = backend.served();
    await using site = startSite({ SUPABASE_URL: url, SUPABASE_ANON_KEY: key, LOG_LEVEL: "debug" });
    await (await fetch(await site.url + paths.services)).text();
    const line = site.output().split("\n").find((line) => line.includes('"event":"backend"'))!;
    const { kind, url: logged, keyPresent } = JSON.parse(line);
    assert.deepEqual({ kind, logged, keyPresent }, {
      kind: "hosted",
      logged: url,
      keyPresent: true,
    });
    assert(!site.output().includes(key));
    assert.equal(backend.to("/rest/v1/services").length, 1);
  });
});

describe("the process as it is started", () => {
  it("stops once for an interrupt that comes twice", async () => {
    await using site = startSite({ BACKEND: "none" }, { args: ["task", "start"] });
    await site.url;
    // As a terminal does: to every process of the group, and the task hands it on.
    Deno.kill(-site.pid, "SIGINT");
    await until("the end", () => site.output().includes('"event":"stopped"'));
    await site.ended;
    assert.equal(site.output().split('"event":"stopping"').length, 2);
  });

  it("is reached by a signal to its task", async () => {
    await using site = startSite({ BACKEND: "none" }, { args: ["task", "start"] });
    await site.url;
    site.kill("SIGTERM");
    await until("the end", () => site.output().includes('"event":"stopped"'));
    await site.ended;
  });
});

describe("the process that is measured", () => {
  it("tells of routes, calls and forms, and nothing that was typed", async () => {
    let told = "";
    await using collector = Deno.serve(
      { hostname: "127.0.0.1", port: 0, onListen() {} },
      async (request) => {
        told += await request.text();
        return Response.json({});
      },
    );
    await using backend = recordingBackend();
    const address = backend.served();
    await using site = startSite({
      SUPABASE_URL: address.url,
      SUPABASE_ANON_KEY: key,
      OTEL_DENO: "true",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.addr.port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_METRIC_EXPORT_INTERVAL: "100",
    });
    const url = await site.url;
    await (await fetch(`${url}${paths.search}?q=whistleblower`)).text();
    assert.equal((await send(url)).status, 303);
    for (
      const word of [
        "http.server.request.duration",
        "site.request.duration",
        "site.catalog.age",
        "site.notice.age",
        "site.mail.share",
        `"${paths.contact}"`,
        `"${paths.search}"`,
        "POST /rest/v1/contact_submissions",
        "POST /functions/v1/contactConfirmation",
      ]
    ) await until(word, () => told.includes(word));
    assert.doesNotMatch(told, /whistleblower|palmer|county\.example|555-0101/i);
  });
});

describe("telemetry whose collector accepts and never answers", () => {
  it("delays neither the end nor the health check, which sends nothing", async () => {
    const told: string[] = [];
    const over = Promise.withResolvers<Response>();
    await using collector = Deno.serve(
      { hostname: "127.0.0.1", port: 0, onListen() {} },
      async (request) => {
        told.push(await request.text());
        return await over.promise;
      },
    );
    using _ = { [Symbol.dispose]: () => over.resolve(new Response()) };
    const variables = {
      BACKEND: "none",
      OTEL_DENO: "true",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.addr.port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_RESOURCE_ATTRIBUTES: "service.instance.id=one",
    };
    await using site = startSite(variables);
    const url = await site.url;
    await (await fetch(url + paths.about)).text();

    const before = told.length;
    await using check = startSite({ ...variables, PORT: new URL(url).port }, {
      args: ["run", "--allow-net=127.0.0.1", "--allow-env=PORT", "bundle/healthcheck.js"],
    });
    assert.equal((await check.ended).code, 0);
    assert.deepEqual(told.slice(before), []);

    site.kill("SIGTERM");
    await until("the stop", () => site.output().includes('"event":"stopped"'));
    const stopped = performance.now();
    assert.equal((await site.ended).code, 0);
    // Deno's own limits take 20 s.
    assert(performance.now() - stopped < 19_000, "what is left to tell gets a second");
    const sent = told.join();
    assert.match(sent, /"site\.request\.duration"/);
    assert.match(sent, /"service\.name",\s*"value": \{\s*"stringValue": "site"/);
    assert.match(sent, /"service\.instance\.id",\s*"value": \{\s*"stringValue": "one"/);
  });
});

describe("the process with a wrong setting", () => {
  it("does not start with another PORT than a number and says why in one line", async () => {
    await using site = startSite({ PORT: "http" });
    assert.equal((await site.ended).code, 1);
    assert.match(site.output(), /^PORT must be [^\n]+\n$/);
  });

  it("does not start with a DATA_DIR of the system's, and names it", async () => {
    await using site = startSite({ BACKEND: "embedded", DATA_DIR: "/proc/x" });
    assert.equal((await site.ended).code, 1);
    assert.match(site.output(), /The data directory \/proc\/x cannot be used: [^\n]+\n$/);
    assert.doesNotMatch(site.output(), /allow|\n\s+at /);
  });

  it("does not start on a port that is taken, and says so without a stack", async () => {
    using taken = Deno.listen({ hostname: "127.0.0.1", port: 0 });
    await using site = startSite({ PORT: String(taken.addr.port), BACKEND: "none" });
    assert.equal((await site.ended).code, 1);
    assert.match(site.output(), /^HOST 127\.0\.0\.1 and PORT \d+ cannot be listened on/m);
    assert.doesNotMatch(site.output(), /\n\s+at /);
  });
});
