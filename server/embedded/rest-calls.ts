/** Functions of the database as the data API calls them: `POST /rest/v1/rpc/NAME`, one JSON object. */
import type { PGlite } from "@electric-sql/pglite";
import { inRole, json, type Role } from "./http.ts";
import { RestError } from "./rest-error.ts";

/** Answers with a function's one value as JSON. */
export type Calls = (
  name: string,
  role: Role,
  body: () => Promise<unknown>,
) => Promise<Response>;

export async function createCalls(db: PGlite): Promise<Calls> {
  const { rows } = await db.query<{ name: string; parameters: string[] | null }>(
    `select proname as name, proargnames as parameters from pg_proc
     where pronamespace = 'public'::regnamespace and prokind = 'f'`,
  );
  const functions = new Map(rows.map(({ name, parameters }) => [name, parameters ?? []]));
  return async (name, role, body) => {
    const parameters = functions.get(name);
    const values = parameters ? Object(await body()) : {};
    const given = Object.keys(values);
    if (!parameters || given.toSorted().join() !== parameters.toSorted().join()) {
      const message = `Could not find the function public.${name}(${
        given.join(", ")
      }) in the schema cache`;
      throw new RestError(404, "PGRST202", message);
    }
    const places = parameters.map((parameter, index) => `"${parameter}" => $${index + 1}`);
    const result = await inRole(db, role, (tx) =>
      tx.query<{ value: unknown }>(
        `select to_json(public."${name}"(${places.join(", ")})) as value`,
        parameters.map((parameter) => values[parameter]),
      ));
    return json(200, result.rows[0]!.value);
  };
}
