/**
 * The system programs that tests and tasks start. Installation, lookup and the README's list read
 * this one table; only what every Debian has (sh, tar, grep, id, nice) is started without it.
 *
 *     deno run -A tests/support/programs.ts    installs what is missing; ends with 1 if some still is
 */
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import { chromium, firefox } from "playwright";

interface Program {
  /** Debian's package. */
  package: string;
  /** Names on the path or absolute paths, best first; without them the key is the name. */
  paths?: readonly string[];
}

/** Hosted projects run a version between 15 and the embedded 18. */
const postgresVersions = [15, 18, 17, 16, 14];

export const programs = {
  caddy: { package: "caddy" },
  chromium: {
    package: "chromium",
    paths: [
      Deno.env.get("CHROME_PATH") ?? "chromium",
      "chromium",
      "chromium-browser",
      "google-chrome",
      chromium.executablePath(),
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    ],
  },
  "chromium-headless-shell": { package: "chromium-headless-shell" },
  clamd: { package: "clamav-daemon", paths: ["clamd", "/usr/sbin/clamd"] },
  curl: { package: "curl" },
  "dbus-daemon": { package: "dbus-daemon" },
  ffmpeg: { package: "ffmpeg" },
  "firefox-esr": {
    package: "firefox-esr",
    paths: [Deno.env.get("FIREFOX_PATH") ?? "firefox-esr", "firefox-esr", firefox.executablePath()],
  },
  git: { package: "git" },
  ip: { package: "iproute2", paths: ["ip", "/usr/sbin/ip"] },
  "Liberation fonts": {
    package: "fonts-liberation",
    paths: ["/usr/share/fonts/truetype/liberation", "/Library/Fonts/Arial.ttf"],
  },
  MiniBrowser: {
    package: "webkit2gtk-driver",
    paths: ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"]
      .map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`),
  },
  nft: { package: "nftables", paths: ["nft", "/usr/sbin/nft"] },
  nginx: { package: "nginx", paths: ["nginx", "/usr/sbin/nginx"] },
  openbox: { package: "openbox" },
  openssl: { package: "openssl" },
  orca: { package: "orca" },
  pdftotext: { package: "poppler-utils" },
  podman: { package: "podman", paths: ["docker", "podman"] },
  postgres: {
    package: "postgresql",
    paths: [...postgresVersions.map((v) => `/usr/lib/postgresql/${v}/bin/postgres`), "postgres"],
  },
  promtool: { package: "prometheus" },
  runc: { package: "runc" },
  slowhttptest: { package: "slowhttptest" },
  "systemd-analyze": { package: "systemd" },
  WebKitWebDriver: { package: "webkit2gtk-driver" },
  wrk: { package: "wrk" },
  xdotool: { package: "xdotool" },
  Xvfb: { package: "xvfb" },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

/** The runner counts a suite that ends with this error as skipped. */
export class MissingProgram extends Error {
  override name = "MissingProgram";

  constructor(program: ProgramName) {
    super(`${program} is missing: apt-get install ${programs[program].package}`);
  }
}

/** Every place where a program is, best first. */
export async function findProgram(name: ProgramName): Promise<string[]> {
  const { paths = [name] }: Program = programs[name];
  const folders = (Deno.env.get("PATH") ?? "").split(Deno.build.os === "windows" ? ";" : ":");
  const places = paths.flatMap((path) =>
    isAbsolute(path) ? [path] : folders.map((folder) => `${folder}/${path}`)
  );
  const found = await Promise.all(
    places.map((place) => Deno.stat(place).then(() => true, () => false)),
  );
  return places.filter((_, index) => found[index]);
}

/** `tests/run.ts` sets it for chosen files: a program is installed when a test first needs it. */
export const installVariable = "TEST_INSTALLS_PROGRAMS";
const installsWhenNeeded = Deno.env.has(installVariable);

/** The path of a program. Throws `MissingProgram`. */
export async function requireProgram(name: ProgramName): Promise<string> {
  const [path] = await findProgram(name);
  if (path) return path;
  if (installsWhenNeeded && await canInstall()) await install([name]);
  const [installed] = await findProgram(name);
  if (!installed) throw new MissingProgram(name);
  return installed;
}

/**
 * A Chromium for most tests: the one that CHROME_PATH names, or the shell without windows, whose
 * profiles open in two thirds of the time, or a full one. Throws `MissingProgram`.
 */
export async function requireBrowser(): Promise<string> {
  // Layouts are measured with these fonts where they can be installed.
  if (installsWhenNeeded && await canInstall()) await requireProgram("Liberation fonts");
  const [shell] = Deno.env.has("CHROME_PATH") ? [] : await findProgram("chromium-headless-shell");
  return shell ?? await requireProgram("chromium");
}

/** Ends a task with one line: `await requireProgram("wrk").catch(exitWhenMissing)`. */
export function exitWhenMissing(error: unknown): never {
  if (!(error instanceof MissingProgram)) throw error;
  console.error(error.message);
  Deno.exit(1);
}

/** Installs missing programs where this is Debian and the user is root. Returns those still missing. */
export async function installPrograms(): Promise<ProgramName[]> {
  const missing = await missingPrograms();
  if (missing.length === 0 || !await canInstall()) return missing;
  await install(missing);
  return await missingPrograms();
}

async function canInstall(): Promise<boolean> {
  const isDebian = await Deno.stat("/usr/bin/apt-get").then(() => true, () => false);
  return isDebian && Deno.uid() === 0;
}

/** Installs programs, one process at a time: test files that run at the same time may do so too. */
async function install(names: readonly ProgramName[]): Promise<void> {
  using lock = await Deno.open(join(tmpdir(), "site-tests-install.lock"), {
    create: true,
    write: true,
  });
  await lock.lock(true);
  const missing = await missingPrograms();
  const packages = names.filter((name) => missing.includes(name))
    .map((name) => programs[name].package);
  if (packages.length === 0) return;
  console.log(`Installing ${packages.join(", ")}`);
  const flags = ["-qq", "--yes", "--no-install-recommends"];
  for (const args of [["update", "-qq"], ["install", ...flags, ...packages]]) {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    const signal = AbortSignal.timeout(600_000);
    await new Deno.Command("apt-get", { args, env, signal }).spawn().status;
  }
}

async function missingPrograms(): Promise<ProgramName[]> {
  const names = Object.keys(programs) as ProgramName[];
  const found = await Promise.all(names.map(findProgram));
  return names.filter((_, index) => found[index]!.length === 0);
}

if (import.meta.main) {
  const missing = await installPrograms();
  for (const name of missing) console.error(new MissingProgram(name).message);
  if (missing.length > 0) Deno.exit(1);
}
