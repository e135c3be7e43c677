/** A throwaway PostgreSQL server of its own, from Debian's packages, reached through `psql`. */
import { join } from "node:path";
import type { SqlEngine } from "./sql-engine.ts";

export type Started = { engine: SqlEngine } | { skipped: string };

/** Never throws for what a machine lacks: the reason goes to whoever reports the skip. */
export async function startPostgres(): Promise<Started> {
  const bin = await findBinaries();
  if (!bin) return { skipped: "no PostgreSQL found; apt-get install postgresql" };
  const owner = await findOwner();
  if (!owner) return { skipped: "PostgreSQL refuses root and there is no user postgres" };
  const folder = await Deno.makeTempDir({ prefix: "postgres-" });
  if (owner.uid !== undefined) await Deno.chown(folder, owner.uid, owner.gid!);

  const data = join(folder, "data");
  const flags = ["-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"];
  await run(join(bin, "initdb"), ["-D", data, ...flags], owner);
  const server = new Deno.Command(join(bin, "postgres"), {
    args: ["-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"],
    // The owner may not enter the folder that the tests run in.
    cwd: "/",
    stdout: "null",
    stderr: "null",
    ...owner,
  }).spawn();
  const psql = (...args: string[]) =>
    run(join(bin, "psql"), ["-XqAt", "-h", folder, "-U", "postgres", "-d", "postgres", ...args]);

  await untilReady(() => psql("-c", "select"));
  return {
    engine: {
      name: (await psql("-c", "show server_version")).trim(),
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
    },
  };
}

interface Owner {
  uid?: number;
  gid?: number;
}

/** Whoever runs the tests, unless that is root. */
async function findOwner(): Promise<Owner | null> {
  if (Deno.uid() !== 0) return {};
  try {
    const [uid, gid] = await Promise.all(["-u", "-g"].map((flag) => run("id", [flag, "postgres"])));
    return { uid: Number(uid), gid: Number(gid) };
  } catch {
    return null;
  }
}

async function findBinaries(): Promise<string | null> {
  const root = "/usr/lib/postgresql";
  const versions: string[] = await Array.fromAsync(Deno.readDir(root), ({ name }) => name)
    .catch(() => []);
  // Hosted projects run a version between this one and the embedded 18.
  const version = versions.includes("15") ? "15" : versions.sort().at(-1);
  return version ? join(root, version, "bin") : null;
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
  const end = Date.now() + 15_000;
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
