/**
 * The management API and the storage that Supabase's CLI calls. The CLI finds them through a proxy
 * and a profile.
 */
import { join } from "node:path";
import { requireProgram } from "../programs.ts";

export interface SupabaseStandIn extends AsyncDisposable {
  /** Environment of the CLI. */
  variables: Record<string, string>;
  /** Stored files by `REF/BUCKET/PATH`. */
  files: Map<string, Uint8Array<ArrayBuffer>>;
  /** `METHOD REF PATH` of every call that may change something; REF is `api` for the management API. */
  writes: string[];
}

const domain = "supabase.test";

/** @param folder for its certificate and its profile */
export async function startSupabaseStandIn(folder: string): Promise<SupabaseStandIn> {
  const certificate = join(folder, "ca.pem");
  const keyFile = join(folder, "ca.key");
  const args = [
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=stand-in"],
    ...["-addext", `subjectAltName=DNS:*.${domain}`],
    ...["-addext", "basicConstraints=critical,CA:TRUE"],
    ...["-keyout", keyFile, "-out", certificate],
  ];
  await new Deno.Command(await requireProgram("openssl"), { args, stderr: "null" }).output();
  const profile = join(folder, "profile.yaml");
  const fields = {
    name: "standin",
    api_url: `https://api.${domain}`,
    dashboard_url: `https://api.${domain}`,
    docs_url: `https://api.${domain}`,
    project_host: domain,
  };
  await Deno.writeTextFile(
    profile,
    Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`).join(""),
  );
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const writes: string[] = [];
  const server = Deno.serve({
    hostname: "127.0.0.1",
    port: 0,
    cert: await Deno.readTextFile(certificate),
    key: await Deno.readTextFile(keyFile),
    onListen() {},
  }, async (request) => {
    const { hostname, pathname } = new URL(request.url);
    const ref = hostname.split(".")[0]!;
    const isList = pathname.startsWith("/storage/v1/object/list/");
    if (request.method !== "GET" && !isList) writes.push(`${request.method} ${ref} ${pathname}`);
    return ref === "api" ? await answerApi(request, pathname) : await answerStorage(ref, request);
  });

  async function answerApi(request: Request, pathname: string): Promise<Response> {
    await request.body?.cancel();
    const ref = pathname.split("/")[3];
    if (pathname.endsWith("/api-keys")) {
      return Response.json([{ name: "service_role", api_key: `key of ${ref}`, type: "legacy" }]);
    }
    if (pathname.endsWith("/functions") && request.method === "GET") return Response.json([]);
    if (pathname.endsWith("/secrets")) return new Response(null, { status: 201 });
    const [slug] = new URL(request.url).searchParams.getAll("slug");
    const deployed = { id: slug, slug, name: slug, version: 1, status: "ACTIVE" };
    if (request.method === "PUT") return Response.json({ functions: [deployed] });
    return Response.json(deployed, { status: request.method === "GET" ? 200 : 201 });
  }

  async function answerStorage(ref: string, request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === "/storage/v1/bucket") {
      return Response.json([{ id: "resumes", name: "resumes" }]);
    }
    const list = pathname.match(/^\/storage\/v1\/object\/list\/([^/]+)$/);
    if (list) {
      const { prefix } = await request.json();
      const start = `${ref}/${list[1]}/${prefix}`;
      const names = [...files.keys()].filter((path) => path.startsWith(start))
        .map((path) => path.slice(start.length).replace(/^\//, ""));
      return Response.json(names.map((name) => ({ name, id: name, metadata: {} })));
    }
    const path = `${ref}/${decodeURIComponent(pathname.replace(/^\/storage\/v1\/object\//, ""))}`;
    if (request.method === "GET") {
      const bytes = files.get(path);
      return bytes ? new Response(bytes) : Response.json({}, { status: 404 });
    }
    files.set(path, await request.bytes());
    return Response.json({ Key: path });
  }

  const proxy = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const serving = (async () => {
    for await (const client of proxy) tunnel(client, server.addr.port).catch(() => {});
  })();
  return {
    variables: {
      SUPABASE_PROFILE: profile,
      SUPABASE_ACCESS_TOKEN: `sbp_${"0".repeat(40)}`,
      SUPABASE_YES: "1",
      SUPABASE_TELEMETRY_DISABLED: "1",
      NODE_EXTRA_CA_CERTS: certificate,
      SSL_CERT_FILE: certificate,
      HTTPS_PROXY: `http://127.0.0.1:${proxy.addr.port}`,
      https_proxy: `http://127.0.0.1:${proxy.addr.port}`,
    },
    files,
    writes,
    async [Symbol.asyncDispose]() {
      proxy.close();
      await serving.catch(() => {});
      await server.shutdown();
    },
  };
}

/** Answers CONNECT to any host with a connection to `port` here. */
async function tunnel(client: Deno.TcpConn, port: number): Promise<void> {
  await client.read(new Uint8Array(4096));
  const server = await Deno.connect({ hostname: "127.0.0.1", port });
  await client.write(new TextEncoder().encode("HTTP/1.1 200 OK\r\n\r\n"));
  await Promise.allSettled([
    client.readable.pipeTo(server.writable),
    server.readable.pipeTo(client.writable),
  ]);
}
