/**
 * The backend of `load.ts` and `attacks.ts`, in a process of its own: rows and receipts, nothing is
 * stored. Long addresses get 431. `load-backend.ts PORT [mail hangs]`.
 */
import { commitmentRows, serviceRows } from "../support/backend/rows.ts";

const tables: Record<string, unknown> = { services: serviceRows(), commitments: commitmentRows() };
const [port, mailHangs] = Deno.args;

Deno.serve(
  { hostname: "127.0.0.1", port: Number(port), onListen() {} },
  async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.url.length > 8_192) return new Response(null, { status: 431 });
    if (mailHangs && pathname.startsWith("/functions/")) return await new Promise(() => {});
    for await (const _ of request.body ?? []) { /* read to its end */ }
    if (pathname.startsWith("/storage/")) {
      return Response.json({ Key: pathname.split("/object/")[1], Id: "1" });
    }
    if (request.method === "POST") return new Response(null, { status: 201 });
    const rows = tables[pathname.split("/").at(-1)!] as { slug: string }[] | undefined;
    const slug = searchParams.get("slug");
    return Response.json(slug ? rows?.filter((row) => `eq.${row.slug}` === slug) : rows ?? []);
  },
);
