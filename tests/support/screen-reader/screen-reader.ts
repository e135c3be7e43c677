/**
 * Firefox and the screen reader Orca in a desktop of their own: display, window manager, D-Bus and home.
 * Keys are real ones, which the reader gets first. Its speech is text.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import { openDisplay } from "../../engines/webkit.ts";
import { requireProgram } from "../programs.ts";

export interface ScreenReader extends AsyncDisposable {
  page: Page;
  /** Opens an address in a window of this width, and waits until the reader has the page. */
  open(url: string, width?: number): Promise<void>;
  /** Focuses an element of the page by script. Like all that follow, it forgets what was said. */
  focus(selector: string): Promise<void>;
  /** Presses keys one after the other, named as X does: "Return", "shift+Tab", "h". */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses a file in a file input. */
  attach(selector: string, path: string): Promise<void>;
  /**
   * Waits until the phrases have been said, in this order.
   *
   * @returns all that has been said
   */
  hear(...phrases: string[]): Promise<string>;
}

/** A phrase comes within a second on an idle machine. */
const phraseTimeoutMs = 10_000;
const pageTimeoutMs = 60_000;
const startTimeoutMs = 120_000;

/** Requires Debian's programs. Throws `MissingProgram`. */
export async function openScreenReader(): Promise<ScreenReader> {
  const programs = {
    display: await requireProgram("Xvfb"),
    bus: await requireProgram("dbus-daemon"),
    windows: await requireProgram("openbox"),
    reader: await requireProgram("orca"),
    keyboard: await requireProgram("xdotool"),
    browser: await requireProgram("firefox-esr"),
  };
  await using stack = new AsyncDisposableStack();
  const home = await Deno.makeTempDir({ prefix: "site-screen-reader-" });
  stack.defer(() => Deno.remove(home, { recursive: true }));
  const spoken = join(home, "spoken");
  await Deno.writeTextFile(spoken, "");
  await writeReaderSettings(join(home, ".local/share/orca"));

  const start = (program: string, args: string[], env: Record<string, string>) => {
    const options = { args, env, clearEnv: true, stdout: "piped", stderr: "null" } as const;
    const child = new Deno.Command(program, options).spawn();
    stack.defer(() => end(child));
    return child;
  };
  const display = await openDisplay(programs.display);
  stack.defer(() => end(display.process));
  const session = {
    PATH: Deno.env.get("PATH")!,
    LANG: "C.UTF-8",
    HOME: home,
    XDG_RUNTIME_DIR: home,
    GSETTINGS_BACKEND: "memory",
    DISPLAY: display.env.DISPLAY,
    SPOKEN: spoken,
  };
  const bus = start(programs.bus, ["--session", "--nofork", "--print-address"], session);
  const env = { ...session, DBUS_SESSION_BUS_ADDRESS: await firstLine(bus.stdout) };
  start(programs.windows, ["--config-file", fileOf("openbox.xml")], env);
  const reader = start(programs.reader, [], env);

  const speech = async () =>
    (await Deno.readTextFile(spoken)).trimEnd().split("\n").filter(Boolean)
      .map((line): string => JSON.parse(line));
  const ended = reader.status.then(({ code }) => code);
  await waitFor(startTimeoutMs, async () => {
    const code = await Promise.race([ended, null]);
    // It ends when this user runs another one.
    if (code !== null) throw new Error(`Orca has ended with ${code}; does another one run?`);
    return (await speech()).length > 0;
  }, () => "Orca does not speak");

  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: programs.browser,
    headless: false,
    // A page that is there from the start has the focus; in a blank one the address bar has it.
    args: ["data:text/html,<title>Start</title>"],
    defaultViewport: null,
    env,
    timeout: startTimeoutMs,
    protocolTimeout: startTimeoutMs,
    extraPrefsFirefox: {
      "accessibility.force_disabled": -1,
      // The reader's modifier keys would open the menu bar.
      "ui.key.menuAccessKeyFocuses": false,
    },
  });
  stack.defer(() => browser.close());
  const page = (await browser.pages())[0]!;

  /** Number of utterances that are forgotten. */
  let forgotten = 0;
  const forget = async () => void (forgotten = (await speech()).length);
  const said = async () => (await speech()).slice(forgotten).join("\n");
  const keyboard = async (...args: string[]) => {
    await forget();
    const { success } = await new Deno.Command(programs.keyboard, { args, env }).output();
    if (!success) throw new Error(`xdotool ${args.join(" ")} failed`);
  };
  const hearWithin = async (timeoutMs: number, ...phrases: string[]) => {
    await waitFor(
      timeoutMs,
      async () => isInOrder(phrases, await said()),
      async () => `not said: “${phrases.join("” … “")}”, but:\n${await said()}`,
    );
    return await said();
  };
  const opened = stack.move();
  return {
    page,
    async open(url, width = 1200) {
      await page.setViewport({ width, height: 900 });
      await forget();
      await page.goto(url, { waitUntil: "load" });
      await page.waitForFunction(`dispatchEvent(new Event("scroll")),
        document.documentElement.dataset.script === "hydrated"`);
      await hearWithin(pageTimeoutMs, "finished loading");
    },
    async focus(selector) {
      await forget();
      await page.focus(selector);
    },
    press: (...keys) => keyboard("key", "--delay", "60", ...keys),
    type: (text) => keyboard("type", "--delay", "60", text),
    async attach(selector, path) {
      await forget();
      const input = await page.$(selector) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(path);
    },
    hear: (...phrases) => hearWithin(phraseTimeoutMs, ...phrases),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

function fileOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

async function writeReaderSettings(folder: string): Promise<void> {
  await Deno.mkdir(folder, { recursive: true });
  const name = "orca-customizations.py";
  await Deno.copyFile(fileOf(name), join(folder, name));
}

async function end(child: Deno.ChildProcess): Promise<void> {
  try {
    child.kill("SIGKILL");
  } catch {
    // It has ended already.
  }
  await child.status;
}

async function firstLine(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const { value } = await stream.pipeThrough(new TextDecoderStream()).getReader().read();
  if (!value) throw new Error("the bus ended before it was open");
  return value.trim();
}

/** Polls until the answer is true. @param failure describes what came instead */
async function waitFor(
  timeoutMs: number,
  isTrue: () => Promise<boolean>,
  failure: () => string | Promise<string>,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!await isTrue()) {
    if (Date.now() > end) throw new Error(await failure());
    await new Promise((later) => setTimeout(later, 50));
  }
}

/** Whether the phrases are in the text, one after the other, in any case of letters. */
function isInOrder(phrases: string[], text: string): boolean {
  const lower = text.toLowerCase();
  let from = 0;
  for (const phrase of phrases) {
    const at = lower.indexOf(phrase.toLowerCase(), from);
    if (at < 0) return false;
    from = at + phrase.length;
  }
  return true;
}
