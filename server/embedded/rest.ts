/**
 * The data API: the calls of SPEC §7 with PostgREST's requests, responses and errors. Grants and
 * policies authorize calls. Requests that the site never sends are refused.
 */
import { messages, type PGlite } from "@electric-sql/pglite";
import { freeBytes, rowReserve } from "./disk-space.ts";
import { inRole, isObject, readJson, type Role, ServiceError } from "./service.ts";

/** @param folder on the disk of the database */
export function createRest(db: PGlite, folder: string) {
  async function respond(request: Request, path: string, role: Role): Promise<Response> {
    const { method } = request;
    if (path.startsWith("rpc/") && method === "POST") {
      return await call(request, path.slice("rpc/".length), role);
    }
    if (method === "GET") return await list(request, path, role);
    if (method === "POST") return await insert(request, path, role);
    throw restError(405, "PGRST117", `Unsupported HTTP method: ${method}`);
  }

  /** Calls a database function with arguments from a JSON object and responds with its value. */
  async function call(request: Request, name: string, role: Role): Promise<Response> {
    const values = await readJson(request);
    if (!isObject(values)) throw invalidJson();
    const places = Object.keys(values).map((parameter, at) => `${quoted(parameter)} => $${at + 1}`);
    const { rows } = await inRole(db, role, (tx) =>
      tx.query<{ value: unknown }>(
        `select to_json(public.${quoted(name)}(${places.join(", ")})) as value`,
        Object.values(values),
      ));
    return Response.json(rows[0]!.value);
  }

  async function list(request: Request, table: string, role: Role): Promise<Response> {
    const { slug, isPublished, isOrdered } = readListRequest(request);
    const conditions = ["true"];
    if (isPublished) conditions.push("published");
    if (slug !== null) conditions.push("slug = $1");
    const order = isOrdered ? "order by display_order" : "";
    const { rows } = await inRole(db, role, (tx) =>
      tx.query<{ row: unknown }>(
        `select to_json(t) as row from public.${quoted(table)} t
         where ${conditions.join(" and ")} ${order}`,
        slug === null ? [] : [slug],
      ));
    return Response.json(rows.map(({ row }) => row));
  }

  async function insert(request: Request, table: string, role: Role): Promise<Response> {
    const { on_conflict: target, ...others } = parametersOf(request.url);
    const preference = target === undefined ? null : "resolution=merge-duplicates";
    if (Object.keys(others).length > 0 || request.headers.get("prefer") !== preference) {
      throw unsupported();
    }
    // 53100 is PostgreSQL's disk_full.
    if (freeBytes(folder) < rowReserve) throw restError(503, "53100", "The disk is almost full");
    const row = await readJson(request);
    if (!isObject(row)) throw invalidJson();
    const columns = Object.keys(row).map(quoted);
    const updates = columns.map((column) => `${column} = excluded.${column}`).join(", ");
    const conflict = target ? `on conflict (${quoted(target)}) do update set ${updates}` : "";
    await inRole(db, role, (tx) =>
      tx.query(
        `insert into public.${quoted(table)} (${columns.join(", ")})
         select ${columns.join(", ")}
         from jsonb_populate_record(null::public.${quoted(table)}, $1) ${conflict}`,
        [JSON.stringify(row)],
      ));
    return new Response(null, { status: 201 });
  }

  /** @param path what follows `/rest/v1/`: a table, or `rpc/` and a function. */
  return (request: Request, path: string, role: Role): Promise<Response> =>
    respond(request, path, role).catch(rethrow);
}

/** Reads the parameters of the lists and rows of SPEC §7. Throws for all others. */
function readListRequest({ url, headers }: Request) {
  const { select, published, slug, order, ...others } = parametersOf(url);
  if (Object.keys(others).length > 0 || headers.has("prefer")) throw unsupported();
  if (select !== "*") throw unsupported();
  if (published !== undefined && published !== "eq.true") throw unsupported();
  if (slug !== undefined && !slug.startsWith("eq.")) throw unsupported();
  if (order !== undefined && order !== "display_order.asc") throw unsupported();
  return {
    isPublished: published !== undefined,
    isOrdered: order !== undefined,
    slug: slug === undefined ? null : slug.slice("eq.".length),
  };
}

/** Throws for repeated parameters. */
function parametersOf(url: string): Partial<Record<string, string>> {
  const { searchParams } = new URL(url);
  const parameters = Object.fromEntries(searchParams);
  if (Object.keys(parameters).length < searchParams.size) throw unsupported();
  return parameters;
}

/** A name of the request as an SQL identifier. */
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const invalidJson = () => restError(400, "PGRST102", "Empty or invalid json");

const unsupported = () => restError(400, "PGRST127", "The embedded backend has no such feature");

function restError(status: number, code: string, message: string, more = {}): ServiceError {
  return new ServiceError(status, { code, details: null, hint: null, message, ...more });
}

/** HTTP status by SQLSTATE, for the public role; others are 400. */
const statuses: Partial<Record<string, number>> = { "23503": 409, "23505": 409, "42501": 401 };

/** PostgREST looks these up before it calls the database: functions, tables and columns. */
const unknownNames: Partial<Record<string, [status: number, code: string]>> = {
  "42883": [404, "PGRST202"],
  "42P01": [404, "PGRST205"],
  "42703": [400, "PGRST204"],
};

/** Translates database errors like PostgREST; rethrows others. */
function rethrow(error: unknown): never {
  if (!(error instanceof messages.DatabaseError)) throw error;
  const { code = "", detail: details = null, hint = null, message } = error;
  const [status, named] = unknownNames[code] ?? [statusOf(code), code];
  throw restError(status, named, message, { details, hint });
}

/** A function may name a status itself: `PT429`. */
function statusOf(sqlState: string): number {
  const named = /^PT(\d{3})$/.exec(sqlState);
  if (named) return Number(named[1]);
  return statuses[sqlState] ?? 400;
}
