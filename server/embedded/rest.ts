/**
 * The data API, as far as SPEC §7 calls it, with PostgREST's requests, answers and errors. Grants
 * and policies decide what a call may do; what no call of the site sends is refused here.
 */
import type { PGlite } from "@electric-sql/pglite";
import { inRole, readBytes, type Role } from "./http.ts";
import { asRestError, restError, unsupported } from "./rest-error.ts";

export async function createRest(db: PGlite) {
  const columns = await namesOf(
    `select table_name as name, array_agg(column_name::text) as parts
     from information_schema.columns where table_schema = 'public' group by table_name`,
  );
  const functions = await namesOf(
    `select proname as name, coalesce(proargnames, '{}') as parts from pg_proc
     where pronamespace = 'public'::regnamespace and prokind = 'f'`,
  );

  async function namesOf(sql: string): Promise<Map<string, string[]>> {
    const { rows } = await db.query<{ name: string; parts: string[] }>(sql);
    return new Map(rows.map(({ name, parts }) => [name, parts]));
  }

  async function answer(request: Request, path: string, role: Role): Promise<Response> {
    refuseMediaTypes(request);
    if (path.startsWith("rpc/") && request.method === "POST") {
      return await call(request, path.slice("rpc/".length), role);
    }
    if (!columns.has(path)) {
      const message = `Could not find the table 'public.${path}' in the schema cache`;
      throw restError(404, "PGRST205", message);
    }
    const profile = request.headers.get("accept-profile") ?? request.headers.get("content-profile");
    if (profile !== null && profile !== "public") {
      const message = "Invalid schema: the schema must be one of the following: public";
      throw restError(406, "PGRST106", message);
    }
    if (request.method === "GET") return await list(request, path, role);
    if (request.method === "POST") return await insert(request, path, role);
    throw restError(405, "PGRST117", `Unsupported HTTP method: ${request.method}`);
  }

  /** A function of the database, its arguments in one JSON object; answers with its one value. */
  async function call(request: Request, name: string, role: Role): Promise<Response> {
    const parameters = functions.get(name);
    const values = parameters ? Object(await readJson(request)) : {};
    const given = Object.keys(values);
    if (!parameters || given.toSorted().join() !== parameters.toSorted().join()) {
      const called = `public.${name}(${given.join(", ")})`;
      const message = `Could not find the function ${called} in the schema cache`;
      throw restError(404, "PGRST202", message);
    }
    const places = parameters.map((parameter, index) => `"${parameter}" => $${index + 1}`);
    const { rows } = await inRole(db, role, (tx) =>
      tx.query<{ value: unknown }>(
        `select to_json(public."${name}"(${places.join(", ")})) as value`,
        parameters.map((parameter) => values[parameter]),
      ));
    return Response.json(rows[0]!.value);
  }

  async function list(request: Request, table: string, role: Role): Promise<Response> {
    const { searchParams } = new URL(request.url);
    if (searchParams.get("select") !== "*") throw unsupported("select other than *");
    if (request.headers.has("prefer")) throw unsupported("preferences on reads");
    if (request.headers.has("range")) throw unsupported("ranges");
    const conditions: string[] = [];
    const values: string[] = [];
    let order = "";
    for (const [name, value] of searchParams) {
      const type = filterTypes.get(name);
      if (searchParams.getAll(name).length > 1) throw unsupported(`repeated parameter ${name}`);
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
    if (!request.headers.get("accept")?.includes(singleObject)) {
      const range = `${count > 0 ? `0-${count - 1}` : "*"}/*`;
      return new Response(body, {
        headers: { "content-type": "application/json; charset=utf-8", "content-range": range },
      });
    }
    if (count !== 1) {
      const message = "Cannot coerce the result to a single JSON object";
      throw restError(406, "PGRST116", message, `The result contains ${count} rows`);
    }
    const headers = { "content-type": `${singleObject}; charset=utf-8` };
    return Response.json(JSON.parse(body)[0], { headers });
  }

  async function insert(request: Request, table: string, role: Role): Promise<Response> {
    const { searchParams } = new URL(request.url);
    for (const name of searchParams.keys()) {
      if (name !== "columns" && name !== "on_conflict") throw unsupported(`parameter ${name}`);
    }
    const preferences = (request.headers.get("prefer") ?? "").split(",").map((text) => text.trim());
    for (const preference of preferences) {
      if (!["", "return=minimal", merging].includes(preference)) {
        throw unsupported(`preference ${preference}`);
      }
    }
    const rows: unknown[] = [await readJson(request)].flat();
    if (rows.length === 0 || !rows.every(isObject)) throw invalidBody();
    const given = [...new Set(rows.flatMap(Object.keys))];
    const target = searchParams.get("on_conflict");
    if (preferences.includes(merging) !== (target !== null)) {
      throw unsupported("on_conflict without merging, or the reverse");
    }
    for (const column of target === null ? given : [...given, target]) {
      if (!columns.get(table)!.includes(column)) {
        const message = `Could not find the '${column}' column of '${table}' in the schema cache`;
        throw restError(400, "PGRST204", message);
      }
    }
    const names = given.map(quote).join(", ");
    const source = given.length === 0
      ? "default values"
      : `(${names}) select ${names} from jsonb_populate_recordset(null::public.${
        quote(table)
      }, $1)`;
    const updates = given.map((column) => `${quote(column)} = excluded.${quote(column)}`).join(
      ", ",
    );
    const conflict = target && `on conflict (${quote(target)}) do update set ${updates}`;
    await inRole(db, role, (tx) =>
      tx.query(
        `insert into public.${quote(table)} ${source} ${conflict ?? ""}`,
        given.length === 0 ? [] : [JSON.stringify(rows)],
      ));
    return new Response(null, { status: 201, headers: { "content-range": "*/*" } });
  }

  /** @param path what follows `/rest/v1/`: a table, or `rpc/` and a function. */
  return (request: Request, path: string, role: Role): Promise<Response> =>
    answer(request, path, role).catch((error) => {
      throw asRestError(error);
    });
}

const singleObject = "application/vnd.pgrst.object+json";
const mediaTypes = ["*/*", "application/json", singleObject];
const filterTypes = new Map([["published", "boolean"], ["slug", "text"]]);
const merging = "resolution=merge-duplicates";

/** A table as CSV, a plan or anything else that was asked for is not answered with JSON instead. */
function refuseMediaTypes(request: Request): void {
  const asked = request.headers.get("accept") ?? "*/*";
  if (asked.split(",").some((type) => mediaTypes.includes(type.split(";")[0]!.trim()))) return;
  throw restError(406, "PGRST107", `None of these media types are available: ${asked}`);
}

async function readJson(request: Request): Promise<unknown> {
  if (request.headers.get("content-type")?.split(";")[0]?.trim() !== "application/json") {
    throw restError(415, "PGRST107", "The Content-Type sent in the request is invalid");
  }
  const bytes = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw invalidBody();
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function invalidBody() {
  return restError(400, "PGRST102", "Empty or invalid json");
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
