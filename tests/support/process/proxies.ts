/** The shipped configurations, run by the programs they are for on ports of their own. */
import { connect } from "node:tls";
import { fileURLToPath } from "node:url";
import { freePort } from "./process.ts";
import { requireProgram } from "../programs.ts";
import { until } from "../until.ts";

export interface Proxy extends AsyncDisposable {
  /** An https origin. */
  url: string;
  /** Another name of the same proxy, which redirects to `url`; with its port. */
  otherHost: string;
  /** Its certificate authority, as PEM. */
  certificate: string;
  pid: number;
}

const deploy = new URL("../../../deploy/", import.meta.url);

/** In front of the site on `port`. Throws `MissingProgram`. */
export async function startCaddy(port: number): Promise<Proxy> {
  const caddy = await requireProgram("caddy");
  const folder = await Deno.makeTempDir();
  const own = freePort();
  const text = await Deno.readTextFile(new URL("Caddyfile", deploy));
  // Nothing of the machine's own is touched: its ports, its trusted certificates.
  const quiet =
    "admin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tdefault_sni localhost";
  await Deno.writeTextFile(`${folder}/Caddyfile`, text.replace("{\n", `{\n\t${quiet}\n`));
  const child = spawn(caddy, ["run", "--config", `${folder}/Caddyfile`], {
    DOMAIN: `localhost:${own}`,
    REDIRECT_DOMAIN: `www.localhost:${own}`,
    UPSTREAM: `127.0.0.1:${port}`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    HOME: folder,
  });
  const root = `${folder}/caddy/pki/authorities/local/root.crt`;
  return await running(child, folder, own, root);
}

/**
 * The same with nginx and its own defaults for streams.
 *
 * @param directives more of them for all servers
 */
export async function startNginx(port: number, directives = ""): Promise<Proxy> {
  const [nginx, openssl] = [await requireProgram("nginx"), await requireProgram("openssl")];
  const folder = await Deno.makeTempDir();
  await Deno.chmod(folder, 0o755);
  const own = freePort();
  const certificate = `${folder}/site.pem`;
  await new Deno.Command(openssl, {
    args: [
      ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"],
      ...["-addext", "subjectAltName=DNS:localhost,DNS:www.localhost"],
      ...["-addext", "basicConstraints=critical,CA:FALSE"],
      ...["-keyout", `${folder}/site.key`, "-out", certificate],
    ],
    stderr: "null",
    signal: AbortSignal.timeout(60_000),
  }).output();
  const text = await Deno.readTextFile(new URL("nginx.conf", deploy));
  const config = text.replaceAll("/etc/ssl/site", `${folder}/site`)
    .replace("default www.example.org;", "default localhost;")
    .replace("http {", `http { ${directives}`)
    .replace("listen 443", `listen 127.0.0.1:${own}`).replace("listen 80;", `listen ${freePort()};`)
    .replace("127.0.0.1:8000", `127.0.0.1:${port}`)
    .replace(
      /proxy_(buffering|http_version|request_buffering) .*;|proxy_set_header Connection .*;/g,
      "",
    );
  await Deno.writeTextFile(`${folder}/nginx.conf`, config);
  const global = `daemon off; pid ${folder}/nginx.pid;`;
  const args = ["-c", `${folder}/nginx.conf`, "-e", `${folder}/error.log`, "-g", global];
  return await running(spawn(nginx, args, {}), folder, own, certificate);
}

async function running(
  child: Deno.ChildProcess,
  folder: string,
  port: number,
  certificate: string,
): Promise<Proxy> {
  const stop = async () => {
    child.kill("SIGTERM");
    await child.status;
    await Deno.remove(folder, { recursive: true });
  };
  try {
    // Caddy listens before it has signed its certificate, and refuses handshakes meanwhile.
    await until(
      "the proxy",
      () => Deno.readTextFile(certificate).then((ca) => isAccepted(port, ca)).catch(() => false),
    );
    return {
      url: `https://localhost:${port}`,
      otherHost: `www.localhost:${port}`,
      certificate: await Deno.readTextFile(certificate),
      pid: child.pid,
      [Symbol.asyncDispose]: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function isAccepted(port: number, ca: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ host: "127.0.0.1", servername: "localhost", port, ca });
  socket.on("secureConnect", () => resolve(true)).on("error", () => resolve(false));
  return promise.finally(() => socket.destroy());
}

function spawn(program: string, args: string[], env: Record<string, string>): Deno.ChildProcess {
  const cwd = fileURLToPath(deploy);
  return new Deno.Command(program, { args, env, cwd, stdout: "null", stderr: "null" }).spawn();
}
