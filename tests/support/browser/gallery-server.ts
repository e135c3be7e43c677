/** The gallery of primitives with the built styles, on a port of its own. */
import { createStaticFiles } from "../../../server/runtime/http/static-files.ts";
import { ResponseCache } from "../../../server/runtime/cache/response-cache.ts";
import { createSecurityHeaders } from "../../../server/runtime/http/security-headers.ts";
import { renderGallery } from "./gallery.tsx";
import { builtAssets } from "../app.ts";

export async function serveGallery(): Promise<AsyncDisposable & { url: string }> {
  const assets = await builtAssets();
  const html = renderGallery([assets.sheet]);
  const security = createSecurityHeaders({
    siteUrl: "http://site.test",
    hsts: null,
    pictureOrigins: [],
  });
  const files = createStaticFiles({ assets, responseCache: new ResponseCache(), security });
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    async (request) =>
      await files(request) ?? new Response(html, { headers: { "content-type": "text/html" } }),
  );
  return {
    url: `http://127.0.0.1:${server.addr.port}/`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
