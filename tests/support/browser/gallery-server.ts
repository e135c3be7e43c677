/** The gallery of primitives with the built styles, on a port of its own. */
import { createStaticFiles } from "../../../server/runtime/http/static-files.ts";
import { ResponseCache } from "../../../server/runtime/cache/response-cache.ts";
import { createSecurityHeaders } from "../../../server/runtime/http/security-headers.ts";
import { globSync } from "node:fs";
import { join } from "node:path";
import { renderGallery } from "../../../server/build/gallery.tsx";
import { compileSheet } from "../../../server/build/styles.ts";
import { root } from "../../../server/build/vite.ts";
import { builtAssets } from "../app.ts";

export async function serveGallery(): Promise<AsyncDisposable & { url: string }> {
  const assets = await builtAssets();
  const stylesheet = "/gallery.css";
  const html = renderGallery([stylesheet]);
  const css = await compileAllStyles() + assets.fonts.text;
  const security = createSecurityHeaders({
    siteUrl: "http://site.test",
    hsts: null,
    pictureOrigins: [],
  });
  const files = createStaticFiles({ assets, responseCache: new ResponseCache(), security });
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    async (request) => {
      const isStylesheet = new URL(request.url).pathname === stylesheet;
      if (isStylesheet) return new Response(css, { headers: { "content-type": "text/css" } });
      return await files(request) ??
        new Response(html, { headers: { "content-type": "text/html" } });
    },
  );
  return {
    url: `http://127.0.0.1:${server.addr.port}/`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/** One sheet for all modules of the client. */
function compileAllStyles(): Promise<string> {
  const folder = join(root, "client/");
  const paths = globSync("**/*.{tsx,ts,css}", { cwd: folder, exclude: ["dist", "styles"] });
  const modules = new Set(paths.map((path) => join(folder, path)));
  return compileSheet({ folder, mainSheet: join(folder, "styles/main.css") }, modules);
}
