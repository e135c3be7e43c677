/**
 * The data API, as far as SPEC §7 calls it, with PostgREST's requests, answers and errors. Grants
 * and policies decide what a call may do; what no call of the site sends is refused here.
 */
import type { PGlite } from "@electric-sql/pglite";
import { BodyTooLarge, inRole, readBytes, type Role } from "./http.ts";
import { databaseError, RestError, unsupported } from "./rest-error.ts";
import { createCalls } from "./rest-calls.ts";

export interface Rest {
  /** @param path what follows `/rest/v1/`: a table, or `rpc/` and a function. */
  handle(request: Request, path: string, role: Role): Promise<Response>;
}

export async function createRest(db: PGlite): Promise<Rest> {
  const columns = await readColumns(db);
  const call = await createCalls(db);

  async function answer(request: Request, path: string, role: Role): Promise<Response> {
    refuseMediaTypes(request);
    if (path.startsWith("rpc/") && request.method === "POST") {
      return await call(path.slice("rpc/".length), role, () => readJson(request));
    }
    const table = path;
    const known = columns.get(table);
    if (!known) {
      const message = `Could not find the table 'public.${table}' in the schema cache`;
      throw new RestError(404, "PGRST205", message);
    }
    const profile = request.headers.get("accept-profile") ?? request.headers.get("content-profile");
    if (profile !== null && profile !== "public") {
      const message = "Invalid schema: the schema must be one of the following: public";
      throw new RestError(406, "PGRST106", message);
    }
    const { searchParams } = new URL(request.url);
    if (request.method === "GET") return await list(db, role, request, table, searchParams);
    if (request.method === "POST") {
      return await insert(db, role, request, table, known, searchParams);
    }
    throw new RestError(405, "PGRST117", `Unsupported HTTP method: ${request.method}`);
  }

  return {
    async handle(request, path, role) {
      try {
        return await answer(request, path, role);
      } catch (error) {
        const refusal = databaseError(error);
        if (!refusal) throw error;
        return refusal.response();
      }
    },
  };
}

async function readColumns(db: PGlite): Promise<Map<string, Set<string>>> {
  const { rows } = await db.query<{ table_name: string; columns: string[] }>(
    `select table_name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' group by table_name`,
  );
  return new Map(rows.map((row) => [row.table_name, new Set(row.columns)]));
}

const mediaTypes = ["*/*", "application/json", "application/vnd.pgrst.object+json"];

/** A table as CSV, a plan or anything else that was asked for is not answered with JSON instead. */
function refuseMediaTypes(request: Request): void {
  const asked = request.headers.get("accept") ?? "*/*";
  if (asked.split(",").some((type) => mediaTypes.includes(type.split(";")[0]!.trim()))) return;
  throw new RestError(406, "PGRST107", `None of these media types are available: ${asked}`);
}

const filterTypes = new Map([["published", "boolean"], ["slug", "text"]]);

async function list(
  db: PGlite,
  role: Role,
  request: Request,
  table: string,
  parameters: URLSearchParams,
): Promise<Response> {
  if (parameters.get("select") !== "*") throw unsupported("select other than *");
  if (request.headers.has("prefer")) throw unsupported("preferences on reads");
  if (request.headers.has("range")) throw unsupported("ranges");
  const conditions: string[] = [];
  const values: string[] = [];
  let order = "";
  for (const [name, value] of parameters) {
    const type = filterTypes.get(name);
    if (parameters.getAll(name).length > 1) throw unsupported(`repeated parameter ${name}`);
    if (type && value.startsWith("eq.")) {
      values.push(value.slice("eq.".length));
      conditions.push(`${quote(name)} = $${values.length}::text::${type}`);
    } else if (name === "order" && value === "display_order.asc") {
      order = "order by display_order asc";
    } else if (name !== "select") throw unsupported(`parameter ${name}`);
  }
  const where = conditions.length > 0 ? `where ${conditions.join(" and ")}` : "";
  const { rows } = await inRole(db, role, (tx) =>
    tx.query<{ body: string; count: number }>(
      `with page as (select * from public.${quote(table)} ${where} ${order})
       select coalesce(json_agg(page), '[]')::text as body, count(*)::int as count from page`,
      values,
    ));
  const { body, count } = rows[0]!;
  if (request.headers.get("accept")?.includes("application/vnd.pgrst.object+json")) {
    return singleObject(body, count);
  }
  return new Response(body, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-range": `${count > 0 ? `0-${count - 1}` : "*"}/*`,
    },
  });
}

function singleObject(body: string, count: number): Response {
  if (count !== 1) {
    const message = "Cannot coerce the result to a single JSON object";
    throw new RestError(406, "PGRST116", message, `The result contains ${count} rows`);
  }
  return new Response(JSON.stringify(JSON.parse(body)[0]), {
    headers: { "content-type": "application/vnd.pgrst.object+json; charset=utf-8" },
  });
}

async function insert(
  db: PGlite,
  role: Role,
  request: Request,
  table: string,
  known: Set<string>,
  parameters: URLSearchParams,
): Promise<Response> {
  for (const name of parameters.keys()) {
    if (name !== "columns" && name !== "on_conflict") throw unsupported(`parameter ${name}`);
  }
  const preferences = (request.headers.get("prefer") ?? "").split(",").map((text) => text.trim());
  const merge = preferences.includes("resolution=merge-duplicates");
  for (const preference of preferences) {
    if (!["", "return=minimal", "resolution=merge-duplicates"].includes(preference)) {
      throw unsupported(`preference ${preference}`);
    }
  }
  const { rows, columns } = await readRows(request);
  const target = parameters.get("on_conflict");
  if (merge !== (target !== null)) throw unsupported("on_conflict without merging, or the reverse");
  for (const column of [...columns, ...(target === null ? [] : [target])]) {
    if (!known.has(column)) {
      const message = `Could not find the '${column}' column of '${table}' in the schema cache`;
      throw new RestError(400, "PGRST204", message);
    }
  }
  const names = columns.map(quote).join(", ");
  const source = columns.length === 0
    ? "default values"
    : `(${names}) select ${names} from jsonb_populate_recordset(null::public.${quote(table)}, $1)`;
  const conflict = target === null
    ? ""
    : `on conflict (${quote(target)}) do update set ${
      columns.map((column) => `${quote(column)} = excluded.${quote(column)}`).join(", ")
    }`;
  await inRole(db, role, (tx) =>
    tx.query(
      `insert into public.${quote(table)} ${source} ${conflict}`,
      columns.length === 0 ? [] : [JSON.stringify(rows)],
    ));
  return new Response(null, { status: 201, headers: { "content-range": "*/*" } });
}

async function readRows(request: Request): Promise<{ rows: object[]; columns: string[] }> {
  const rows: unknown[] = [await readJson(request)].flat();
  if (rows.length === 0 || !rows.every(isObject)) throw invalidBody();
  return { rows, columns: [...new Set(rows.flatMap(Object.keys))] };
}

async function readJson(request: Request): Promise<unknown> {
  if (request.headers.get("content-type")?.split(";")[0]?.trim() !== "application/json") {
    throw new RestError(415, "PGRST107", "The Content-Type sent in the request is invalid");
  }
  const bytes = await readBytes(request).catch((error) => {
    if (error instanceof BodyTooLarge) throw new RestError(413, "PGRST102", "Body too large");
    throw error;
  });
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw invalidBody();
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function invalidBody(): RestError {
  return new RestError(400, "PGRST102", "Empty or invalid json");
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
