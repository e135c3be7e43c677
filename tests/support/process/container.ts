/** Images and containers, by podman or docker, run as hardened as the documents say. */
import assert from "node:assert/strict";
import { tmpdir } from "node:os";
import { freePort } from "./process.ts";
import { findProgram } from "../programs.ts";

export interface Container {
  id: string;
  url: string;
  /** The id of its first process on this machine. */
  pid: string;
  /** Milliseconds from its start to its first answer. */
  answersAfter: number;
  /** A field of podman's state: `Running`, `OOMKilled`, `ExitCode`. */
  state(what: string): Promise<string>;
  /** Runs a program inside. */
  exec(...args: string[]): Promise<Output>;
  /** Asks it to stop, and gives it more than the minute in which it finishes open requests. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

interface Output {
  success: boolean;
  stdout: string;
  stderr: string;
}

/** Docker where its daemon runs, else podman; null where neither works. */
const tool = await findEngine();
const isPodman = tool?.endsWith("podman") ?? false;

/** Why no image can be built here, or null. */
export async function missing(bases: readonly string[]): Promise<string | null> {
  if (!tool) return "neither docker nor podman works here";
  for (const base of bases) {
    if ((await run(["image", "inspect", base], { mayFail: true })).success) continue;
    const { success } = await run(["pull", "-q", base], { mayFail: true });
    if (!success) return `${base} is not here and cannot be fetched`;
  }
  return null;
}

/** @param flags further ones of `build` */
export async function buildImage(name: string, folder: string, flags: string[]): Promise<void> {
  // In a chroot, podman builds without privileges of its own.
  const how = isPodman ? ["--isolation", "chroot", "--format", "docker"] : [];
  await run(["build", ...how, ...flags, "-t", name, folder], { show: true });
}

/** Megabytes. */
export async function sizeOf(image: string): Promise<number> {
  return Number((await run(["image", "inspect", "-f", "{{.Size}}", image])).stdout) / 1_000_000;
}

/** Unpacks everything that is in an image into a folder. */
export async function unpack(image: string, folder: string): Promise<void> {
  const { stdout: id } = await run(["create", image]);
  const archive = `${folder}.tar`;
  await run(["export", "-o", archive, id]);
  await run(["rm", "-v", id]);
  await Deno.mkdir(folder);
  const { success } = await new Deno.Command("tar", { args: ["xf", archive, "-C", folder] })
    .output();
  assert(success, "the image's files cannot be unpacked");
  await Deno.remove(archive);
}

/** Resolves when it has answered. Limited as in compose.yaml, with `memory` MiB. */
export async function startContainer(
  image: string,
  memory: number,
  variables: Record<string, string>,
  options: string[] = [],
): Promise<Container> {
  const port = freePort();
  const environment = { HOST: "127.0.0.1", PORT: String(port), ...variables };
  const { stdout: id } = await run([
    ...["run", "-d", "--read-only", "--cap-drop", "ALL", "--security-opt", "no-new-privileges"],
    ...["--tmpfs", "/tmp"],
    ...isPodman ? ["--read-only-tmpfs=false"] : [],
    // crun gives up where it may not raise a limit; runc does not.
    ...isPodman && (await findProgram("runc")).length > 0 ? ["--runtime", "runc"] : [],
    ...["--network", "host", "--ulimit", "nofile=16384:16384", "--ulimit", "nproc=4096:4096"],
    ...["--no-healthcheck", "--memory", `${memory}m`, "--memory-swap", `${memory}m`],
    ...options,
    ...Object.entries(environment).flatMap(([name, value]) => ["-e", `${name}=${value}`]),
    image,
  ]);
  const state = async (what: string) =>
    (await run(["inspect", "-f", `{{.State.${what}}}`, id])).stdout;
  const url = `http://127.0.0.1:${port}`;
  const answers = () => fetch(`${url}/healthz`).then((answer) => answer.ok, () => false);
  // A database's first start takes seconds, and more on a busy machine.
  for (let tries = 0; !await answers(); tries++) {
    if (tries % 100 === 99 && await state("Running") !== "true") tries = Infinity;
    assert(tries < 3_000, `no answer; the log:\n${(await run(["logs", id])).stdout}`);
    await new Promise((later) => setTimeout(later, 20));
  }
  const answered = Date.now();
  // "2026-01-02 03:04:05.678 +0000 UTC" with podman, an ISO date with docker
  const started = (await state("StartedAt")).replace(/ \+0000 UTC$/, "Z").replace(" ", "T");
  return {
    id,
    url,
    pid: await state("Pid"),
    answersAfter: answered - Date.parse(started),
    state,
    exec: (...args) => run(["exec", id, ...args], { mayFail: true }),
    stop: async () => void await run(["stop", "-t", "70", id]),
    async remove() {
      const { stdout, stderr } = await run(["logs", id], { mayFail: true });
      if (Deno.env.get("VERBOSE")) console.log(stdout, stderr);
      await run(["rm", "-f", "-v", id], { mayFail: true });
    },
  };
}

export const killContainer = ({ id }: Container) => run(["kill", id]);

export const removeVolume = (name: string) => run(["volume", "rm", "-f", name], { mayFail: true });

/** Mebibytes: the most that all of a container's processes have held, page cache included. */
export async function peakMemory(pid: string): Promise<number> {
  const groups = (await Deno.readTextFile(`/proc/${pid}/cgroup`)).split("\n");
  const pathOf = (controller: string) =>
    groups.map((line) => line.split(":")).find(([, names]) => names === controller)?.[2];
  // Where the first version of control groups is not mounted there is only the second's one.
  const first = pathOf("memory");
  const file = first ? `memory${first}/memory.max_usage_in_bytes` : `${pathOf("")}/memory.peak`;
  return Number(await Deno.readTextFile(`/sys/fs/cgroup/${file}`)) / 1024 / 1024;
}

async function findEngine(): Promise<string | null> {
  for (const program of await findProgram("podman")) {
    const { success } = await new Deno.Command(program, { args: ["info"] }).output();
    if (success) return program;
  }
  return null;
}

async function run(
  args: string[],
  { mayFail = false, show = false } = {},
): Promise<Output> {
  const output = show ? "inherit" : "piped";
  // Podman's monitor leaves a file named "oom" where it runs when a container's memory ends.
  const cwd = tmpdir();
  const command = new Deno.Command(tool!, { args, cwd, stdout: output, stderr: output });
  const result = await command.spawn().output();
  const decode = (bytes: () => Uint8Array) => show ? "" : new TextDecoder().decode(bytes()).trim();
  const stdout = decode(() => result.stdout);
  const stderr = decode(() => result.stderr);
  if (!result.success && !mayFail) throw new Error(`${args.join(" ")}\n${stderr}`);
  return { success: result.success, stdout, stderr };
}
