/** The backend of `load.ts`: it has rows and stores nothing. */
import { commitmentRows, serviceRows } from "../support/backend/rows.ts";

const tables: Record<string, unknown> = { services: serviceRows(), commitments: commitmentRows() };

Deno.serve(
  { hostname: "127.0.0.1", port: Number(Deno.args[0]), onListen() {} },
  async (request) => {
    const { pathname, searchParams } = new URL(request.url);
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
