import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { describe, it } from "@std/testing/bdd";
import { contactForm } from "../../../content/forms/contact.ts";
import type { Field } from "../../../content/forms/definition.ts";
import { createLog } from "../../../server/log.ts";
import { runProgram } from "../../support/process/process.ts";

const read = (file: string) => Deno.readTextFile(new URL(`../../../${file}`, import.meta.url));

describe("the container check without podman and docker", () => {
  it("names the package and fails", async () => {
    const check = ["run", "-A", "--no-check", "tests/container.ts"];
    const { code, output } = await runProgram(check, { PATH: "/nowhere" });
    assert.equal(code, 1);
    assert.match(output, /is missing: apt-get install \w+\n$/);
  });
});

describe("the image", () => {
  it("is built without tests, and of artwork only with the file that the workspace needs", async () => {
    const ignored = (await read(".dockerignore")).trim().split("\n");
    assert(ignored.includes("tests"));
    const built = ignored.filter((line) => line.startsWith("!"));
    const { workspace } = JSON.parse(await read("deno.json"));
    assert.deepEqual(built, workspace.map((member: string) => `!${member.slice(2)}/deno.json`));
    const dockerfile = await read("Dockerfile");
    for (const member of workspace) {
      assert(dockerfile.includes(`COPY ${member.slice(2)}/deno.json ${member.slice(2)}/\n`));
    }
  });
});

describe("a release", () => {
  it("runs all tests, then builds one image, checks it and pushes it", async () => {
    const text = await read(".github/workflows/image.yml");
    const steps = [
      /run: \.ci\/run/,
      /needs: ok/,
      /deno task container "(.*?)"/,
      /docker push "(.*?)"/,
    ].map((step) => step.exec(text));
    assert(steps.every((step) => step !== null));
    assert.deepEqual(
      steps.map((step) => step.index),
      steps.map(({ index }) => index).sort((a, b) => a - b),
    );
    assert.equal(steps[2]![1], steps[3]![1]);
    assert.doesNotMatch(text, /build-push-action|docker build/);
  });
});

/** The jobs of a workflow by name, as text. */
function jobsOf(workflow: string): Map<string, string> {
  const [, text = ""] = workflow.split(/^jobs:\n/m);
  const jobs = text.split(/^ {2}(?=[\w-]+:$)/m).slice(1);
  return new Map(jobs.map((job) => [job.slice(0, job.indexOf(":")), job]));
}

const workflows = globSync(".github/workflows/*.yml", {
  cwd: new URL("../../../", import.meta.url),
});

describe("the jobs of the workflows", () => {
  it("that publish run no code of the repository and of its packages", async () => {
    const publishing = (await Promise.all(workflows.map(read))).flatMap((text) =>
      [...jobsOf(text)].filter(([, job]) => /(packages|id-token|attestations): write/.test(job))
    );
    assert.deepEqual(publishing.map(([name]) => name), ["publish"]);
    for (const [, job] of publishing) {
      assert.doesNotMatch(job, /actions\/checkout|uses: \.\/|\b(deno|npm|npx|node)\b|\.ci\//);
    }
  });

  it("leave no token behind in the checked out repository", async () => {
    for (const file of workflows) {
      const steps = (await read(file)).split(/^ {6}- /m).filter((s) =>
        s.includes("actions/checkout@")
      );
      assert(steps.length > 0, file);
      for (const step of steps) assert.match(step, /persist-credentials: false/, file);
    }
  });
});

describe("advisories and dates that have passed", () => {
  it("are looked up weekly and open an issue", async () => {
    for (
      const [job, command] of [
        ["advisories", /task advisories/],
        ["upcoming", /upcoming\.ts/],
      ]
    ) {
      const text = await read(`.github/workflows/${job}.yml`);
      assert.match(text, /cron: "\d+ \d+ \* \* \d"/);
      assert.match(text, command as RegExp);
      assert.match(text, /if: failure\(\)[\s\S]*gh issue create/);
      assert.doesNotMatch(text, /continue-on-error/);
    }
  });
});

describe("CI", () => {
  it("runs the guide's commands and all tests, and beside them the launch of another firm", async () => {
    const run = await read(".ci/run");
    for (const command of ["tests/operations.ts", "task ok"]) {
      assert(run.includes(command), command);
    }
    assert.match(run, /timeout --kill-after=\d+ \d+ npx .*tests\/operations\.ts/);
    assert.match(await read(".ci/launch"), /tests\/launch\.ts/);
    assert.match(await read(".github/workflows/ci.yml"), /run: \.ci\/launch$/m);
  });
});

describe("deploy/check.sh", () => {
  it("sends what the contact form requires", async () => {
    const check = await read("deploy/check.sh");
    for (const [name, { missing }] of Object.entries<Field>(contactForm.fields)) {
      const isSent = check.includes(`--data-urlencode "${name}=`);
      assert(isSent || !missing, `Missing step: deploy/check.sh sends ${name}`);
    }
  });
});

describe("compose's log", () => {
  it("holds a peak day of request lines at 10 million views a month", async () => {
    const [, size, files] = /max-size: (\d+)m, max-file: "(\d+)"/.exec(await read("compose.yaml"))!;
    let line = "";
    const path = "/services/strategic-planning-business-development";
    createLog("info", (written) => line = `${written}\n`)
      .info("request", { id: "0a1b2c3d-zzzzz", method: "GET", path, status: 200, ms: 0.3 });
    const requestsPerView = 10;
    const peakDay = 3 * 10_000_000 / 30 * requestsPerView * line.length;
    assert(Number(size) * Number(files) * 1_000_000 >= peakDay, `${peakDay / 1e6} MB`);
  });
});
