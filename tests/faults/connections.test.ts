/** Connections: at the end of the process, and when there are more than it has room for. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:http2";
import { Agent, createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, it } from "@std/testing/bdd";
import { paths } from "../../content/paths.ts";
import { createBackend } from "../../server/backend/client.ts";
import { startSite } from "../support/process/process.ts";
import { recordingBackend } from "../support/backend/recording-backend.ts";
import { until } from "../support/until.ts";

describe("the backend's connections", () => {
  it("are used again, but for those that brought a file, which would stay in memory", async () => {
    const server = createServer((request, response) => {
      request.resume().on("end", () => response.end("[]"));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const { client } = createBackend({ url: `http://127.0.0.1:${port}`, key: "key" });
    const bucket = client.storage.from("resumes");
    const opened = { reads: 0, files: 0 };
    let kind: keyof typeof opened = "reads";
    const closed: Promise<unknown>[] = [];
    server.on("connection", (socket) => {
      opened[kind]++;
      if (kind === "files") closed.push(once(socket, "close"));
    });
    for (let n = 0; n < 3; n++) await client.from("services").select();
    kind = "files";
    for (let n = 0; n < 3; n++) await bucket.upload(`cv-${n}.pdf`, new Uint8Array(2_000_000));
    await Promise.all(closed);
    assert.deepEqual(opened, { reads: 1, files: 3 });
    server.closeAllConnections();
    server.close();
  });
});

describe("many writes at once", () => {
  it("go to the backend 64 at a time, and reads do not wait for them", async () => {
    await using backend = recordingBackend();
    const { client } = createBackend(backend.address);
    const release = backend.hold();
    const subscriber = { email: "ada@county.example", name: "", status: "active" as const };
    const writes = Array.from({ length: 100 }, async () => {
      const { error } = await client.from("subscribers").upsert(subscriber);
      return error;
    });
    await backend.called("/rest/v1/subscribers", 64);
    const read = client.from("services").select();
    read.then(() => {});
    await backend.called("/rest/v1/services");
    assert.equal(backend.to("/rest/v1/subscribers").length, 64);
    release();
    await read;
    assert.deepEqual(await Promise.all(writes), Array(100).fill(null));
  });
});

describe("HTTP/2 clients that ask for the film and never read", () => {
  for (
    const [what, parseRange] of [
      ["whole", () => undefined],
      ["from its first byte", () => "bytes=0-"],
      ["from another byte each", (stream: number) => `bytes=${stream + 1}-`],
    ] as const
  ) {
    it(`share its bytes, ${what}`, async () => {
      await using site = startSite({ BACKEND: "none" });
      const url = await site.url;
      const film = "/video/commitments.mp4";
      await (await fetch(url + film)).arrayBuffer();
      const memory = async () =>
        Number(/VmRSS:\s+(\d+)/.exec(await Deno.readTextFile(`/proc/${site.pid}/status`))![1]);
      const handles = () => [...Deno.readDirSync(`/proc/${site.pid}/fd`)].length;
      const before = { memory: await memory(), handles: handles() };
      const sessions = Array.from({ length: 5 }, () => {
        const session = connect(url, { settings: { initialWindowSize: 0 } });
        session.on("error", () => {});
        return session;
      });
      const answered = sessions.flatMap((session) =>
        Array.from({ length: 128 }, (_, stream) => {
          const range = parseRange(stream);
          const request = session.request({ ":path": film, ...range && { range } });
          request.on("error", () => {});
          return once(request, "response");
        })
      );
      await Promise.all(answered);
      assert.equal((await (await fetch(`${url}/healthz`)).text()).trim(), "ok");
      const grown = (await memory() - before.memory) / 1024;
      assert(grown < 40, `${grown} MiB`);
      assert(handles() - before.handles < 20, `${handles()} handles`);
      for (const session of sessions) session.destroy();
    });
  }
});

describe("a process that is asked to stop", () => {
  it("answers in full whoever has asked, and tells every connection to close", async () => {
    await using backend = recordingBackend();
    const { url: address, key } = backend.served();
    await using site = startSite({
      SUPABASE_URL: address,
      SUPABASE_ANON_KEY: key,
      SHUTDOWN_GRACE: "1",
    });
    const url = await site.url;
    const agent = new Agent({ keepAlive: true });
    /** Pages that are streamed, pages that wait, data, and files. */
    const asked = [
      ...[paths.services, paths.home, paths.service("project-management"), "/data/services"],
      ...["/icons/favicon.svg", "/documents/2025-strategic-outlook.pdf"],
    ];
    // One that is kept alive and idle until the end.
    const idle = await connectTo(url);
    await idle.write(bytes("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"));
    assert(await idle.read(new Uint8Array(4096)));

    const release = backend.hold();
    const early = Array.from({ length: 24 }, (_, n) => ask(url + asked[n % asked.length], agent));
    await backend.called("/rest/v1/services");
    // Half of a form has come. The rest has to follow within 15 s.
    const posting = await connectTo(url);
    await posting.write(bytes(`${formHead}email`));
    await ask(`${url}/healthz`, agent);
    site.kill("SIGTERM");
    await until("the stop", () => site.output().includes('"event":"stopping"'));
    const late = Array.from({ length: 24 }, (_, n) => ask(url + asked[n % asked.length], agent));
    const closing = await ask(`${url}/healthz`, agent);
    assert.equal(closing.headers.connection, "close");
    assert.equal((await ask(`${url}/readyz`, agent)).statusCode, 503);
    release();
    for (const { complete, statusCode, headers } of await Promise.all([...early, ...late])) {
      assert(complete);
      assert.equal(statusCode, 200);
      if (!headers["transfer-encoding"]) assert(headers["content-length"]);
    }
    for (const { headers } of await Promise.all(late)) assert.equal(headers.connection, "close");
    // What is left of the form comes when the grace is over and others are refused.
    const refused = () => fetch(url + paths.subscribe, { method: "POST" }).then(isRefused);
    await until("a refused form", refused);
    await posting.write(bytes("=nobo"));
    assert.match(await new Response(posting.readable).text(), /^HTTP\/1\.1 422/);
    assert.equal(await idle.read(new Uint8Array(1)), null);
    idle.close();
    assert.equal((await site.ended).code, 0);
    agent.destroy();
  });
});

const isRefused = async (answer: Response) => (await answer.text(), answer.status === 503);
const bytes = (text: string) => new TextEncoder().encode(text);
const connectTo = (url: string) =>
  Deno.connect({ hostname: "127.0.0.1", port: Number(new URL(url).port) });

/** Ten bytes of a form are to come. */
const formHead = `POST ${paths.subscribe} HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n` +
  "Content-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n\r\n";

/** The answer when all of it is there. */
async function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { agent }, resolve).on("error", reject);
  const answer = await promise;
  for await (const _ of answer) { /* to its end */ }
  return answer;
}

describe("the process", () => {
  it("goes on serving when nobody reads its log, and ends when it is asked to", async () => {
    const { command, listening } = shellSite("");
    const url = await listening;
    // More lines than any pipe holds.
    for (let batch = 0; batch < 40; batch++) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => fetch(`${url}/healthz?${"x".repeat(100)}`)),
      );
      for (const answer of answers) assert.equal((await answer.text()).trim(), "ok");
    }
    command.kill("SIGTERM");
    assert.equal((await command.status).code, 0);
  });

  it("lets silent connections go when there is no room, and finishes what was asked", async () => {
    const { command, listening } = shellSite("ulimit -n 300; ");
    const url = await listening;
    // Half of a form is there, and half of a request's head.
    const posting = await connectTo(url);
    await posting.write(bytes(`${formHead}email`));
    const partial = await connectTo(url);
    await partial.write(bytes("GET / HTTP/1.1\r\nHo"));
    const silent: Deno.Conn[] = [];
    for (let n = 0; n < 400; n++) {
      await connectTo(url).then((connection) => silent.push(connection), () => {});
    }
    await until(
      "an answer, while nobody has left",
      () => fetch(`${url}/healthz`).then((answer) => answer.ok, () => false),
    );
    await posting.write(bytes("=nobo"));
    assert.match(await new Response(posting.readable).text(), /^HTTP\/1\.1 422/);
    assert.equal(await partial.read(new Uint8Array(1)), null);
    for (const connection of [partial, ...silent]) connection.close();
    command.kill("SIGTERM");
    assert.equal((await command.status).code, 0);
  });

  /** Nobody reads its output. */
  function shellSite(before: string) {
    const port = freePort();
    const command = new Deno.Command("sh", {
      args: [
        "-c",
        `${before}exec "$0" run --allow-net --allow-env --allow-read main.ts`,
        Deno.execPath(),
      ],
      cwd: new URL("../../", import.meta.url),
      env: { NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), BACKEND: "none" },
      stdout: "piped",
      signal: AbortSignal.timeout(120_000),
    }).spawn();
    const url = `http://127.0.0.1:${port}`;
    const answers = () =>
      fetch(`${url}/healthz`).then((answer) => answer.text().then(() => true), () => false);
    return { command, listening: until("the first answer", answers).then(() => url) };
  }

  function freePort(): number {
    using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
    return listener.addr.port;
  }
});
