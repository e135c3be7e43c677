/**
 * `deno run -A tests/operations.ts` runs every command of docs/deploy.md that needs no account, with
 * two PostgreSQL servers, stand-ins for the hosted project, the systemd unit's command, both proxies,
 * the firewall and an OTLP collector. It compares alert rules and dashboard with the received metrics.
 * It prints each step; the first failure exits with 1.
 */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { paths } from "../content/paths.ts";
import { insertApplication } from "./backend/attacks.ts";
import { startOtlpSink } from "./support/process/otlp-sink.ts";
import { freePort } from "./support/process/process.ts";
import { startPostgres } from "./support/backend/postgres.ts";
import { requireProgram } from "./support/programs.ts";
import { type Proxy, startCaddy, startNginx } from "./support/process/proxies.ts";
import { key, recordingBackend } from "./support/backend/recording-backend.ts";
import { startSupabaseStandIn } from "./support/backend/supabase-stand-in.ts";
import { until } from "./support/until.ts";

/** The version of the CLI that the commands were tried with. */
const supabaseVersion = "3.1.0";
const [ref, newRef] = ["productionproduction", "restoredrestoredrest"] as const;
/** What only an account, a domain or a whole machine can run. */
const unavailable =
  /^(\w+=\S+ )*(docker|gcloud|systemctl|apt-get|certbot|git|npx supabase@3 login|ln -sf \/etc\/letsencrypt)\b|^curl .*(get\.docker|deno\.land|nodesource|functions\/v1)/;
const deadlineMs = 120_000;

/** A command that the guide repeats runs once. */
const hasRun = new Set<string>();
const root = fileURLToPath(new URL("../", import.meta.url));
const guide = await Deno.readTextFile(`${root}docs/deploy.md`);
const scratch = await Deno.makeTempDir({ prefix: "operations-" });
await using resources = new AsyncDisposableStack();
resources.defer(() => Deno.remove(scratch, { recursive: true }));

const supabase = resources.use(await startSupabaseStandIn(scratch));
const sink = resources.use(startOtlpSink());
const [production, restored] = [await startDatabase(), await startDatabase()];
const backend = resources.use(recordingBackend());
supabase.files.set(`${ref}/resumes/17637084000ab-role-ada.pdf`, new Uint8Array([37, 80, 68, 70]));

await prepareFolder();
const site = resources.use(await startUnit());
const proxies: Proxy[] = [];
for (const start of [startCaddy, startNginx]) {
  const proxy = await start(Number(new URL(site.url).port));
  proxies.push(resources.use(proxy));
}
await startEmbeddedOnce();
for (const { language, text } of blocks()) {
  if (language === "sql") await runSql(text);
  else for (const command of commands(text)) await runCommand(command);
}
for (const proxy of proxies) await runCommand(`deploy/check.sh "$SITE"`, proxy);
await checkCaddyDropIn();
await checkBackup();
await checkAlert();
await checkRestore();
await checkSyntheticCheck();
await checkFirewall();
await checkUnits();
await checkRules();
await site.stop();
report("The commands of docs/deploy.md do as it says.");

/** The guide's blocks, in its order. */
function blocks(): { language: string; text: string }[] {
  return [...guide.matchAll(/^( *)```(sh|sql)\n([\s\S]*?)^\1```$/gm)].map(
    ([, indent, language, text]) => ({
      language: language!,
      text: text!.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    }),
  );
}

/** Lines that end within a quotation or with a backslash go on. */
function commands(text: string): string[] {
  const found: string[] = [];
  let open = "";
  for (const line of text.split("\n")) {
    open += open ? `\n${line}` : line;
    const quotes = open.replaceAll(/'[^']*'|"(\\.|[^"\\])*"/g, "");
    if (open.endsWith("\\") || /['"]/.test(quotes)) continue;
    if (open.trim()) found.push(open);
    open = "";
  }
  return found;
}

async function runCommand(command: string, proxy = proxies[0]!): Promise<void> {
  if (unavailable.test(command)) return report(`NOT RUN  ${command}`);
  if (hasRun.has(command)) return;
  hasRun.add(command);
  const prefixed = command.replaceAll(/ (?=\/(opt|etc|var)\/)/g, ` ${scratch}`);
  const env = {
    PATH: `${scratch}/bin:${Deno.env.get("PATH")}:/usr/sbin`,
    REF: ref,
    DB: production.url,
    NEW_REF: newRef,
    NEW_DB: restored.url,
    URL: "https://project.example",
    KEY: key,
    SITE: proxy.url,
    CURL_CA_BUNDLE: `${scratch}/proxy.pem`,
    DATA_DIR: `${scratch}/data`,
  };
  await Deno.writeTextFile(env.CURL_CA_BUNDLE, proxy.certificate);
  await execute("bash", ["-euo", "pipefail", "-c", prefixed], { env, cwd: `${scratch}/project` });
  report(`ok       ${command.split("\n")[0]}`);
  if (command.includes("--include-seed")) {
    await production.install([
      `insert into contact_submissions (name, email, message)
        values ('Ada', 'ada@example.org', 'Kept.'), ('Bo', 'bo@example.org', 'Kept.')`,
      insertApplication(),
      `insert into private.replaced_applications (application, replaced_by)
        select to_jsonb(a), a.id from careers_applications a`,
      "insert into services (slug, title) values ('new-service', 'New service')",
    ]);
  }
}

async function runSql(text: string): Promise<void> {
  await production.install([text]);
  report(`ok       ${text.split("\n")[0]}`);
}

/** As an empty hosted project: roles, storage, the vault and pg_cron's tables. */
async function startDatabase() {
  const started = await startPostgres();
  resources.defer(() => started.close());
  await started.install([
    await Deno.readTextFile(`${root}server/embedded/platform.sql`),
    `drop schema supabase_migrations cascade;
     create schema vault;
     create table vault.secrets (id uuid default gen_random_uuid(), name text, secret text);
     create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
     create function vault.create_secret(secret text, name text) returns void language sql as
       'insert into vault.secrets (secret, name) values ($1, $2)';
     create function vault.update_secret(id uuid, secret text) returns void language sql as
       'update vault.secrets s set secret = $2 where s.id = $1';
     create schema net;
     create function net.http_delete(url text, headers jsonb) returns bigint language sql as 'select 1::bigint';
     create schema cron;
     create table cron.job (jobname text, schedule text);
     create table cron.job_run_details (start_time timestamptz);`,
  ]);
  return started;
}

/** The project as links, with the folder that the CLI writes into as a copy, and programs in front. */
async function prepareFolder(): Promise<void> {
  await execute("deno", ["task", "bundle", "--if-stale"], { cwd: root });
  const folder = `${scratch}/project`;
  for (
    const made of [folder, `${scratch}/bin`, `${scratch}/opt`, `${scratch}/etc/systemd/system`]
  ) {
    await Deno.mkdir(made, { recursive: true });
  }
  for await (const { name } of Deno.readDir(root)) {
    if (name !== "supabase") await Deno.symlink(`${root}${name}`, `${folder}/${name}`);
  }
  await execute("cp", ["-r", `${root}supabase`, folder]);
  const cli = `${scratch}/cli`;
  await execute("npm", ["install", "--silent", "--prefix", cli, `supabase@${supabaseVersion}`]);
  const variables = Object.entries(supabase.variables).map(([name, value]) => `${name}='${value}'`);
  await writeProgram(
    "npx",
    `shift; ${variables.join(" ")} exec ${cli}/node_modules/.bin/supabase "$@"`,
  );
  await writeProgram("deno", `cd ${root} && exec '${Deno.execPath()}' "$@"`);
  await writeProgram("nft", `exec unshare --net ${await requireProgram("nft")} "$@"`);
  // Of the configuration that the guide has written, with the certificate that it has made.
  const own = `${scratch}/etc/nginx/nginx.conf`;
  await writeProgram(
    "nginx",
    `sed 's#/etc/ssl#${scratch}/etc/ssl#' ${own} > ${own}.own
     exec ${await requireProgram("nginx")} "$@" -c ${own}.own -g 'pid ${scratch}/nginx.pid;'`,
  );
}

async function writeProgram(name: string, script: string): Promise<void> {
  await Deno.writeTextFile(`${scratch}/bin/${name}`, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** Starts what deploy/site.service starts, with the bundle in this folder. */
async function startUnit() {
  const unit = await Deno.readTextFile(`${root}deploy/site.service`);
  const port = String(freePort());
  const { url } = backend.served();
  const env: Record<string, string> = {
    ...Object.fromEntries(
      [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, list]) =>
        [...list!.matchAll(/(\w+)=(\S*)/g)].map(([, name, value]) => [name!, value!])
      ),
    ),
    ...sink.variables,
    PORT: port,
    DENO_DIR: Deno.env.get("DENO_DIR") ?? `${scratch}/deno`,
    SITE_URL: "https://localhost",
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: key,
    BACKEND_HOST: new URL(url).host,
  };
  const [program, ...args] = /^ExecStart=(.*)$/m.exec(unit)![1]!
    .replaceAll(/\$\{(\w+)\}/g, (_, name) => env[name]!)
    .replaceAll("/opt/site", `${root}bundle`).split(" ");
  assert.match(program!, /deno$/);
  const child = new Deno.Command(Deno.execPath(), {
    args,
    cwd: `${root}bundle`,
    clearEnv: true,
    env,
    stdout: "null",
  }).spawn();
  const origin = `http://127.0.0.1:${port}`;
  await until(
    "the unit's command",
    () => fetch(`${origin}/healthz`).then((r) => r.ok, () => false),
  );
  report("ok       ExecStart of deploy/site.service");
  return {
    url: origin,
    async stop() {
      child.kill("SIGTERM");
      assert.equal((await child.status).code, 0, "SIGTERM does not end the unit's command with 0");
    },
    // After a failed step, the servers below would wait for the site's connections.
    [Symbol.dispose]: () => killIfRunning(child),
  };
}

/** A data folder for the commands that read it. */
async function startEmbeddedOnce(): Promise<void> {
  const env = {
    BACKEND: "embedded",
    DATA_DIR: `${scratch}/data`,
    HOST: "127.0.0.1",
    PORT: String(freePort()),
  };
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "main.js"],
    cwd: `${root}bundle`,
    env,
    stdout: "null",
  }).spawn();
  const url = `http://127.0.0.1:${env.PORT}/readyz`;
  const isReady = () => fetch(url).then((response) => response.ok, () => false);
  await until("the embedded backend", isReady);
  child.kill("SIGTERM");
  await child.status;
}

/** A restore reads from production and writes into the new project alone. */
async function checkRestore(): Promise<void> {
  const file = "resumes/17637084000ab-role-ada.pdf";
  assert.deepEqual(supabase.files.get(`${newRef}/${file}`), supabase.files.get(`${ref}/${file}`));
  assert.equal(supabase.files.size, 2, [...supabase.files.keys()].join());
  assert.deepEqual(supabase.writes.filter((write) => write.includes(` ${ref} `)), []);
  const { value } = await restored.attempt(
    `select concat_ws(' ', (select count(*) from contact_submissions),
      (select string_agg(a.phone, ',') from careers_applications a
        join private.replaced_applications r on r.replaced_by = a.id))`,
  );
  assert.equal(value, "2 1", "inquiries, and the phone of an application that replaced another");
  report("ok       the restored project has the rows and the files, production is as it was");
}

async function checkSyntheticCheck(): Promise<void> {
  const [call] = backend.to("/rest/v1/contact_submissions");
  const row = JSON.parse(call!.body);
  assert.equal(row.email, "synthetic-check@example.com");
  assert.equal(backend.to("/functions/v1/contactConfirmation").length, 0);
  const { error, value } = await production.attempt(
    `set local role anon;
     insert into contact_submissions (name, email, message)
       values ('${row.name}', '${row.email}', '${row.message}');
     reset role;
     select count(*) from contact_submissions where email = '${row.email}';`,
  );
  assert.deepEqual([error, value], [null, "0"]);
  report("ok       the synthetic check's inquiry is neither stored nor mailed");
}

/** 103 connections from one address to a listener in a network of its own: three too many. */
async function checkFirewall(): Promise<void> {
  const attempt = `
    const listener = Deno.listen({ hostname: "0.0.0.0", port: 443 });
    (async () => { for await (const connection of listener); })();
    const tries = Array.from({ length: 103 }, () => Deno.connect({ hostname: "127.0.0.1", port: 443 }));
    let open = 0;
    for (const one of tries) one.then(() => open++);
    await new Promise((later) => setTimeout(later, 500));
    console.log(open);
    Deno.exit();`;
  const script =
    `ip link set lo up; nft -f ${root}deploy/firewall.nft; '${Deno.execPath()}' eval "$1"`;
  const output = await execute("unshare", ["--net", "bash", "-ec", script, "bash", attempt]);
  assert.equal(output.trim(), "100");
  report("ok       deploy/firewall.nft: 100 of 103 connections");
}

/** Caddy without Docker gets domains and upstream from the unit's drop-in that the guide writes. */
async function checkCaddyDropIn(): Promise<void> {
  const dropIn = await Deno.readTextFile(`${scratch}/etc/systemd/system/caddy.service.d/site.conf`);
  const env = Object.fromEntries(
    [...dropIn.matchAll(/(\w+)=(?!DOMAIN)(\S+)/g)].map(([, name, value]) => [name!, value!]),
  );
  const domain = /DOMAIN=(\S+)/.exec(dropIn)![1]!;
  const args = ["adapt", "--config", `${scratch}/etc/caddy/Caddyfile`];
  const adapted = await execute(await requireProgram("caddy"), args, {
    env: { ...env, DOMAIN: domain, HOME: scratch },
  });
  for (const value of [domain, "example.org", "127.0.0.1:8000"]) {
    assert(adapted.includes(`"${value}"`), `${value} is not in ${adapted}`);
  }
  report("ok       deploy/Caddyfile with the drop-in of caddy.service");
}

/** A backup has rows and files; copies older than 30 days go, younger ones stay. */
async function checkBackup(): Promise<void> {
  const backups = `${scratch}/backups`;
  for (const days of [31, 20]) {
    await Deno.mkdir(`${backups}/${days}`, { recursive: true });
    const then = new Date(Date.now() - days * 86_400_000);
    await Deno.utime(`${backups}/${days}`, then, then);
  }
  const env = {
    PATH: `${scratch}/bin:${Deno.env.get("PATH")}`,
    DB: production.url,
    REF: ref,
    BACKUPS: backups,
  };
  await execute(`${scratch}/opt/site-tools/backup.sh`, [], { env });
  const kept = (await Array.fromAsync(Deno.readDir(backups), ({ name }) => name)).sort();
  assert.equal(kept.length, 2, kept.join());
  assert.equal(kept[0], "20");
  const files = await execute("find", [`${backups}/${kept[1]}`, "-type", "f"]);
  assert.match(files, /site\.dump/);
  assert.match(files, /17637084000ab-role-ada\.pdf/);
  report("ok       deploy/backup.sh: rows and files, 30 days");
}

/** A failed check tells ALERT_URL, a successful one does not. */
async function checkAlert(): Promise<void> {
  const unit = await Deno.readTextFile(`${root}deploy/site-check.service`);
  const [, script] = /^ExecStopPost=\/bin\/sh -c '(.*)'$/m.exec(unit)!;
  const alerts: string[] = [];
  await using receiver = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    async (request) => {
      alerts.push(await request.text());
      return new Response();
    },
  );
  const SITE = "https://www.example.org";
  const ALERT_URL = `http://127.0.0.1:${receiver.addr.port}/`;
  for (const SERVICE_RESULT of ["success", "exit-code"]) {
    await execute("sh", ["-c", script!], { env: { SITE, ALERT_URL, SERVICE_RESULT } });
  }
  assert.deepEqual(alerts, [`The check of ${SITE} failed`]);
  report("ok       deploy/site-check.service: one alert for a failed check");
}

async function checkUnits(): Promise<void> {
  const folder = `${scratch}/units`;
  await Deno.mkdir(folder);
  const names = await Array.fromAsync(Deno.readDir(`${root}deploy`), ({ name }) => name);
  const units = names.filter((name) => /\.(service|timer)$/.test(name));
  for (const name of units) {
    const unit = await Deno.readTextFile(`${root}deploy/${name}`);
    await Deno.writeTextFile(
      `${folder}/${name}`,
      unit.replaceAll("/usr/local/bin/deno", Deno.execPath())
        .replaceAll("/opt/site-tools", `${scratch}/opt/site-tools`),
    );
  }
  const args = ["verify", ...units.map((name) => `${folder}/${name}`)];
  await execute(await requireProgram("systemd-analyze"), args);
  report(`ok       systemd-analyze verify ${units.join(" ")}`);
}

/** The rules and the dashboard name only series and labels that the site sends. */
async function checkRules(): Promise<void> {
  for (const form of [paths.contact, paths.subscribe]) {
    const body = new URLSearchParams({ name: "Ada", email: "ada@example.org", message: "Hello." });
    await fetch(site.url + form, { method: "POST", body, redirect: "manual" });
  }
  const rules = await Deno.readTextFile(`${root}deploy/alerts.yaml`);
  const dashboard = JSON.parse(await Deno.readTextFile(`${root}deploy/dashboard.json`));
  const queries: string[] = dashboard.panels.flatMap(
    ({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr),
  ).map((expr: string) => expr.replaceAll("$__rate_interval", "5m"));
  const text = [rules.replaceAll(/^ *(#|summary).*$/gm, ""), ...queries].join("\n");
  const used = [...text.matchAll(/\b((?:site|http|v8js)_\w+)(?:\{([^}]*)\})?/g)];
  const lacking = () =>
    used.flatMap(([, name, selector = ""]) => {
      const known = sink.series.get(name!);
      if (!known) return [name!];
      const labels = [...selector.matchAll(/(\w+)\s*(?:=|!=|=~|!~)"/g)].map(([, label]) => label!);
      return labels.filter((label) => !known.has(label)).map((label) => `${name}{${label}}`);
    });
  await until("metrics", () => lacking().length === 0).catch(() => {});
  assert.deepEqual([...new Set(lacking())], [], "the site does not send these");
  const labels = new Set([...sink.series.values()].flatMap((names) => [...names]));
  for (const [, list] of text.matchAll(/\bby \(([^)]*)\)/g)) {
    for (const label of list!.split(", ")) assert(labels.has(label), `no series has ${label}`);
  }
  assert.deepEqual([...sink.paths], ["/v1/metrics"]);
  const records = queries.map((expr) =>
    `      - { record: query, expr: ${JSON.stringify(expr)} }\n`
  );
  const file = `${scratch}/queries.yaml`;
  await Deno.writeTextFile(file, `groups:\n  - name: dashboard\n    rules:\n${records.join("")}`);
  const promtool = await requireProgram("promtool");
  // These records may share their name.
  await execute(promtool, ["check", "rules", "--lint=none", file]);
  await execute(promtool, ["check", "rules", `${root}deploy/alerts.yaml`]);
  await execute(promtool, ["test", "rules", `${root}deploy/alerts.test.yaml`]);
  report("ok       alert rules and dashboard, against the metrics that came");
}

/**
 * The standard output of a program; throws with all it wrote when it fails or takes too long. A program
 * that takes too long is killed with all that it started: one of those may hold its output open.
 */
async function execute(
  program: string,
  args: string[],
  { env, cwd }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<string> {
  const child = new Deno.Command(program, {
    ...{ args, env, cwd },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
    detached: true,
  }).spawn();
  const deadline = setTimeout(() => Deno.kill(-child.pid, "SIGKILL"), deadlineMs);
  const { success, stdout, stderr } = await child.output().finally(() => clearTimeout(deadline));
  const [output, errors] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  if (!success) throw new Error(`${program} ${args.join(" ")}\n${output}${errors}`);
  return output!;
}

function killIfRunning(child: Deno.ChildProcess): void {
  try {
    child.kill("SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

function report(line: string): void {
  console.log(line);
}
