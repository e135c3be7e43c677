/**
 * The data API: the calls of SPEC §7 with PostgREST's requests, responses and errors. Grants and
 * policies authorize calls. Requests that the site never sends are refused.
 */
import { messages, type PGlite } from "@electric-sql/pglite";
import { inRole, readJson, type Role, ServiceError } from "./service.ts";

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

  async function respond(request: Request, path: string, role: Role): Promise<Response> {
    const { method } = request;
    if (path.startsWith("rpc/") && method === "POST") {
      return await call(request, path.slice("rpc/".length), role);
    }
    if (!columns.has(path)) throw missing("PGRST205", `table 'public.${path}'`);
    if (method === "GET") return await list(request, path, role);
    if (method === "POST") return await insert(request, path, role);
    throw restError(405, "PGRST117", `Unsupported HTTP method: ${method}`);
  }

  /** Calls a database function with arguments from a JSON object and responds with its value. */
  async function call(request: Request, name: string, role: Role): Promise<Response> {
    const parameters = functions.get(name);
    const values = Object(await readJson(request));
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

  async function list({ url, headers }: Request, table: string, role: Role): Promise<Response> {
    const { select, published = "eq.true", slug = "eq.", order = "display_order.asc", ...others } =
      parametersOf(url);
    if (
      select !== "*" || published !== "eq.true" || !slug.startsWith("eq.") ||
      order !== "display_order.asc" || Object.keys(others).length > 0 || headers.has("prefer")
    ) throw unsupported();
    const { searchParams } = new URL(url);
    const where = [
      "true",
      ...searchParams.has("published") ? ["published"] : [],
      ...searchParams.has("slug") ? ["slug = $1"] : [],
    ].join(" and ");
    const by = searchParams.has("order") ? "order by display_order" : "";
    const { rows } = await inRole(db, role, (tx) =>
      tx.query<{ row: unknown }>(
        `select to_json(t) as row from public."${table}" t where ${where} ${by}`,
        searchParams.has("slug") ? [slug.slice("eq.".length)] : [],
      ));
    return Response.json(rows.map(({ row }) => row));
  }

  /** Inserts one row. */
  async function insert(request: Request, table: string, role: Role): Promise<Response> {
    const { on_conflict: target, ...others } = parametersOf(request.url);
    const preference = target === undefined ? null : "resolution=merge-duplicates";
    if (Object.keys(others).length > 0 || request.headers.get("prefer") !== preference) {
      throw unsupported();
    }
    const row = await readJson(request);
    if (typeof row !== "object" || row === null || Array.isArray(row)) {
      throw restError(400, "PGRST102", "Empty or invalid json");
    }
    const given = Object.keys(row);
    for (const column of target === undefined ? given : [...given, target]) {
      if (columns.get(table)!.includes(column)) continue;
      throw missing("PGRST204", `'${column}' column of '${table}'`, 400);
    }
    const names = given.map((column) => `"${column}"`).join(", ");
    const updates = given.map((column) => `"${column}" = excluded."${column}"`).join(", ");
    const conflict = target ? `on conflict ("${target}") do update set ${updates}` : "";
    await inRole(db, role, (tx) =>
      tx.query(
        `insert into public."${table}" (${names})
         select ${names} from jsonb_populate_record(null::public."${table}", $1) ${conflict}`,
        [JSON.stringify(row)],
      ));
    return new Response(null, { status: 201 });
  }

  /** @param path what follows `/rest/v1/`: a table, or `rpc/` and a function. */
  return (request: Request, path: string, role: Role): Promise<Response> =>
    respond(request, path, role).catch(rethrow);
}

/** Throws for repeated parameters. */
function parametersOf(url: string): Partial<Record<string, string>> {
  const { searchParams } = new URL(url);
  const parameters = Object.fromEntries(searchParams);
  if (Object.keys(parameters).length < searchParams.size) throw unsupported();
  return parameters;
}

const missing = (code: string, what: string, status = 404) =>
  restError(status, code, `Could not find the ${what} in the schema cache`);

const unsupported = () => restError(400, "PGRST127", "The embedded backend has no such feature");

function restError(status: number, code: string, message: string, more = {}): ServiceError {
  return new ServiceError(status, { code, details: null, hint: null, message, ...more });
}

/** HTTP status by SQLSTATE, for the public role; others are 400. */
const statuses: Partial<Record<string, number>> = { "23503": 409, "23505": 409, "42501": 401 };

/** Translates database errors like PostgREST; rethrows others. */
function rethrow(error: unknown): never {
  if (!(error instanceof messages.DatabaseError)) throw error;
  const { code = "", detail: details = null, hint = null, message } = error;
  const [, chosen] = /^PT(\d{3})$/.exec(code) ?? [];
  const status = Number(chosen) || statuses[code] || 400;
  throw restError(status, code, message, { details, hint });
}
