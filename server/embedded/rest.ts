/**
 * The data API: the calls of SPEC §7 with PostgREST's requests, responses and errors. Grants and
 * policies authorize calls. Requests that the site never sends are refused.
 */
import { messages, type PGlite } from "@electric-sql/pglite";
import { inRole, readJson, type Role, ServiceError } from "./service.ts";

const singleObject = "application/vnd.pgrst.object+json";
const merging = "resolution=merge-duplicates";
/** Columns that support `eq` filters, with their type. */
const filters: Partial<Record<string, string>> = { published: "boolean", slug: "text" };

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
    const { method, headers } = request;
    refuseMediaTypes(headers.get("accept") ?? "*/*");
    if (path.startsWith("rpc/") && method === "POST") {
      return await call(request, path.slice("rpc/".length), role);
    }
    if (!columns.has(path)) throw missing("PGRST205", `table 'public.${path}'`);
    const profile = headers.get("accept-profile") ?? headers.get("content-profile") ?? "public";
    if (profile !== "public") {
      const message = "Invalid schema: the schema must be one of the following: public";
      throw restError(406, "PGRST106", message);
    }
    if (method === "GET") return await list(request, path, role);
    if (method === "POST") return await insert(request, path, role);
    throw restError(405, "PGRST117", `Unsupported HTTP method: ${method}`);
  }

  /** Calls a database function with arguments from a JSON object and responds with its value. */
  async function call(request: Request, name: string, role: Role): Promise<Response> {
    const parameters = functions.get(name);
    const values = parameters ? Object(await readRows(request)) : {};
    const given = Object.keys(values);
    if (!parameters || given.toSorted().join() !== parameters.toSorted().join()) {
      throw missing("PGRST202", `function public.${name}(${given.join(", ")})`);
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
    let where = "true";
    const values: string[] = [];
    let order = "";
    for (const [name, value] of searchParams) {
      if (searchParams.getAll(name).length > 1) throw unsupported(`repeated parameter ${name}`);
      if (filters[name] && value.startsWith("eq.")) {
        values.push(value.slice("eq.".length));
        where += ` and "${name}" = $${values.length}::text::${filters[name]}`;
      } else if (name === "order" && value === "display_order.asc") {
        order = "order by display_order";
      } else if (name !== "select") throw unsupported(`parameter ${name}`);
    }
    const { rows: [page] } = await inRole(db, role, (tx) =>
      tx.query<{ rows: unknown[] }>(
        `with page as (select * from public."${table}" where ${where} ${order})
         select coalesce(json_agg(page), '[]') as rows from page`,
        values,
      ));
    const { rows } = page!;
    if (!request.headers.get("accept")?.includes(singleObject)) {
      const range = `${rows.length > 0 ? `0-${rows.length - 1}` : "*"}/*`;
      return Response.json(rows, { headers: { "content-range": range } });
    }
    if (rows.length !== 1) {
      const message = "Cannot coerce the result to a single JSON object";
      const details = `The result contains ${rows.length} rows`;
      throw restError(406, "PGRST116", message, { details });
    }
    return Response.json(rows[0], { headers: { "content-type": singleObject } });
  }

  async function insert(request: Request, table: string, role: Role): Promise<Response> {
    const { searchParams } = new URL(request.url);
    for (const name of searchParams.keys()) {
      if (name !== "columns" && name !== "on_conflict") throw unsupported(`parameter ${name}`);
    }
    const preferences = request.headers.get("prefer")?.split(/\s*,\s*/) ?? [];
    const other = preferences.find((one) => one !== "return=minimal" && one !== merging);
    if (other !== undefined) throw unsupported(`preference ${other}`);
    const target = searchParams.get("on_conflict");
    if (preferences.includes(merging) !== (target !== null)) {
      throw unsupported("on_conflict without merging, or the reverse");
    }
    const rows = [await readRows(request)].flat();
    if (rows.length === 0 || !rows.every(isObject)) throw invalidBody();
    const given = [...new Set(rows.flatMap(Object.keys))];
    for (const column of target === null ? given : [...given, target]) {
      if (columns.get(table)!.includes(column)) continue;
      throw missing("PGRST204", `'${column}' column of '${table}'`, 400);
    }
    const names = given.map((column) => `"${column}"`).join(", ");
    const source = given.length === 0
      ? "default values"
      : `(${names}) select ${names} from jsonb_populate_recordset(null::public."${table}", $1)`;
    const updates = given.map((column) => `"${column}" = excluded."${column}"`).join(", ");
    const conflict = target ? `on conflict ("${target}") do update set ${updates}` : "";
    await inRole(db, role, (tx) =>
      tx.query(
        `insert into public."${table}" ${source} ${conflict}`,
        given.length === 0 ? [] : [JSON.stringify(rows)],
      ));
    return new Response(null, { status: 201, headers: { "content-range": "*/*" } });
  }

  /** @param path what follows `/rest/v1/`: a table, or `rpc/` and a function. */
  return (request: Request, path: string, role: Role): Promise<Response> =>
    answer(request, path, role).catch(rethrow);
}

/** Only JSON is supported. */
function refuseMediaTypes(asked: string): void {
  const known = ["*/*", "application/json", singleObject];
  if (asked.split(",").some((type) => known.includes(type.split(";")[0]!.trim()))) return;
  throw restError(406, "PGRST107", `None of these media types are available: ${asked}`);
}

/** The body of a write or a call. */
async function readRows(request: Request): Promise<unknown> {
  if (request.headers.get("content-type")?.split(";")[0]?.trim() !== "application/json") {
    throw restError(415, "PGRST107", "The Content-Type sent in the request is invalid");
  }
  const body = await readJson(request);
  if (body === undefined) throw invalidBody();
  return body;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const invalidBody = () => restError(400, "PGRST102", "Empty or invalid json");

const missing = (code: string, what: string, status = 404) =>
  restError(status, code, `Could not find the ${what} in the schema cache`);

const unsupported = (details: string) =>
  restError(400, "PGRST127", "Feature not implemented", { details });

function restError(status: number, code: string, message: string, more = {}): ServiceError {
  return new ServiceError(status, { code, details: null, hint: null, message, ...more });
}

/** HTTP status by SQLSTATE or its class, for the public role; others are 400. */
const statuses: Partial<Record<string, number>> = {
  "23503": 409,
  "23505": 409,
  "42501": 401,
  "40": 500,
  "53": 503,
  "54": 500,
  "57": 500,
  "58": 500,
  "XX": 500,
};

/** Translates database errors like PostgREST; rethrows others. */
function rethrow(error: unknown): never {
  if (!(error instanceof messages.DatabaseError)) throw error;
  const { code = "XX000", detail: details = null, hint = null, message } = error;
  const [, chosen] = /^PT(\d{3})$/.exec(code) ?? [];
  const status = Number(chosen) || statuses[code] || statuses[code.slice(0, 2)] || 400;
  throw restError(status, code, message, { details, hint });
}
