/** WebKitGTK through its own WebDriver server, in a virtual display. */
import { until } from "../support/until.ts";
import { type Session, stepTimeoutMs } from "./session.ts";

/** Names that WebDriver gives to an element's reference and to keys. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
const keys = { Escape: "\uE00C", Enter: "\uE007" };

/**
 * @param programs paths of WebKitWebDriver, MiniBrowser and Xvfb
 */
export async function openWebKit(
  programs: { driver: string; browser: string; display: string },
): Promise<Session> {
  const port = freePort();
  const { process: screen, env } = await openDisplay(programs.display);
  const driver = spawn(programs.driver, [`--port=${port}`], env);
  const kill = () => [driver, screen].forEach((child) => child.kill("SIGKILL"));
  const base = `http://127.0.0.1:${port}`;
  try {
    await until(
      "WebKitWebDriver listens",
      () =>
        fetch(`${base}/status`).then(
          async (response) => (await response.body?.cancel(), true),
          () => false,
        ),
    );
    const { sessionId } = await call<{ sessionId: string }>("POST", `${base}/session`, {
      capabilities: {
        alwaysMatch: {
          "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
        },
      },
    });
    const session = `${base}/session/${sessionId}`;
    const post = <T>(path: string, body: unknown = {}) => call<T>("POST", session + path, body);
    const find = async (selector: string) => {
      // The driver clicks while a smooth scroll is still under way.
      const visible = `const found = [...document.querySelectorAll(${JSON.stringify(selector)})]
        .find((element) => element.type === "file" || element.checkVisibility());
        found?.scrollIntoView({ behavior: "instant", block: "center" });
        return found;`;
      const element = await post<Record<string, string> | null>("/execute/sync", {
        script: visible,
        args: [],
      });
      if (!element) throw new Error(`no visible element matches ${selector}`);
      return element[elementKey]!;
    };
    await post("/timeouts", { pageLoad: stepTimeoutMs, script: stepTimeoutMs, implicit: 0 });
    return {
      goto: (url) => post("/url", { url }),
      resize: (width, height) => post("/window/rect", { width, height }),
      evaluate: (script) => post("/execute/sync", { script, args: [] }),
      click: async (selector) => await post(`/element/${await find(selector)}/click`),
      type: async (selector, text) =>
        await post(`/element/${await find(selector)}/value`, { text }),
      press: (key) =>
        post("/actions", {
          actions: [{
            type: "key",
            id: "keyboard",
            actions: ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] })),
          }],
        }),
      attach: async (selector, text) =>
        await post(`/element/${await find(selector)}/value`, { text }),
      back: () => post("/back"),
      forward: () => post("/forward"),
      async [Symbol.asyncDispose]() {
        await call("DELETE", session).catch(() => {});
        kill();
        await Promise.all([driver.status, screen.status]);
      },
    };
  } catch (error) {
    kill();
    throw error;
  }
}

/** A virtual display with a number that no other has, and the environment of a browser in it. */
export async function openDisplay(xvfb: string) {
  const args = ["-displayfd", "1", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"];
  const process = new Deno.Command(xvfb, { args, stdout: "piped", stderr: "null" }).spawn();
  const { value } = await process.stdout.pipeThrough(new TextDecoderStream()).getReader().read();
  if (!value) throw new Error("Xvfb ended before its display was open");
  return {
    process,
    env: { DISPLAY: `:${value.trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  };
}

async function call<T>(method: string, url: string, body?: unknown): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(2 * stepTimeoutMs),
  });
  const { value } = await response.json();
  if (!response.ok) {
    throw new Error(`${method} ${new URL(url).pathname}: ${value?.error} ${value?.message}`);
  }
  return value;
}

function spawn(program: string, args: string[], env: Record<string, string> = {}) {
  return new Deno.Command(program, { args, env, stdout: "null", stderr: "null" }).spawn();
}

function freePort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}
