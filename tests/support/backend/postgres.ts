/** A throwaway PostgreSQL server of its own, from Debian's packages, reached through `psql`. */
import { dirname, join } from "node:path";
import { freePort } from "../process/process.ts";
import { requireProgram } from "../programs.ts";
import type { SqlEngine } from "./sql-engine.ts";

/** The server, and its address for other programs. Throws `MissingProgram`. */
export async function startPostgres(): Promise<SqlEngine & { url: string }> {
  const bin = dirname(await requireProgram("postgres"));
  const owner = await findOwner();
  const folder = await Deno.makeTempDir({ prefix: "postgres-" });
  if (owner.uid !== undefined) await Deno.chown(folder, owner.uid, owner.gid!);

  const data = join(folder, "data");
  const flags = ["-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"];
  await run(join(bin, "initdb"), ["-D", data, ...flags], owner);
  const port = String(freePort());
  const server = new Deno.Command(join(bin, "postgres"), {
    args: ["-D", data, "-k", folder, "-p", port, "-h", "127.0.0.1", "-c", "fsync=off"],
    // The owner may not enter the folder that the tests run in.
    cwd: "/",
    stdout: "null",
    stderr: "null",
    ...owner,
  }).spawn();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const psql = (...args: string[]) => run(join(bin, "psql"), ["-XqAt", "-d", url, ...args]);

  await untilReady(() => psql("-c", "select"));
  return {
    url,
    async install(scripts) {
      for (const script of scripts) {
        const file = join(folder, "script.sql");
        await Deno.writeTextFile(file, script);
        await psql("-v", "ON_ERROR_STOP=1", "-1", "-f", file);
      }
    },
    async attempt(script) {
      const settings = ["-v", "VERBOSITY=sqlstate", "-v", "ON_ERROR_STOP=1"];
      const statements = ["begin", script, "rollback"].flatMap((sql) => ["-c", sql]);
      try {
        const output = (await psql(...settings, ...statements)).trimEnd();
        return { error: null, value: output.split("\n").at(-1)! };
      } catch (error) {
        const code = /ERROR: +(\w{5})\s*$/.exec(String(error))?.[1];
        if (!code) throw error;
        return { error: code, value: null };
      }
    },
    async close() {
      server.kill("SIGINT");
      await server.status;
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** The database's schema and grants as pg_dump writes them, without its random marks. */
export async function dumpSchema(url: string): Promise<string> {
  const bin = dirname(await requireProgram("postgres"));
  const dump = await run(join(bin, "pg_dump"), ["--schema-only", "-d", url]);
  return dump.replaceAll(/^\\(un)?restrict .*$/gm, "");
}

interface Owner {
  uid?: number;
  gid?: number;
}

/** The user who runs the tests; for root, which PostgreSQL refuses, the user its package made. */
async function findOwner(): Promise<Owner> {
  if (Deno.uid() !== 0) return {};
  const [uid, gid] = await Promise.all(["-u", "-g"].map((flag) => run("id", [flag, "postgres"])));
  return { uid: Number(uid), gid: Number(gid) };
}

/** The output, or an error that holds what the program said. */
async function run(program: string, args: string[], owner: Owner = {}): Promise<string> {
  const command = new Deno.Command(program, {
    args,
    cwd: "/",
    signal: AbortSignal.timeout(60_000),
    ...owner,
  });
  const { success, stdout, stderr } = await command.output();
  if (!success) throw new Error(`${program}: ${new TextDecoder().decode(stderr)}`);
  return new TextDecoder().decode(stdout);
}

async function untilReady(probe: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      await probe();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((later) => setTimeout(later, 50));
    }
  }
}
