/** `deno task generate database-types` writes `server/backend/database.ts` from the migrations. */
import { PGlite } from "@electric-sql/pglite";
import { installPlatform, migrate } from "../embedded/migrate.ts";
import { root } from "./vite.ts";

type Column = Record<"table" | "name" | "type", string> & Record<"nullable" | "optional", boolean>;
interface DatabaseFunction {
  name: string;
  /** Names and types of its parameters. */
  parameters: [name: string, type: string][];
  returns: string;
}

const types: Record<string, string> = {
  bool: "boolean",
  date: "string",
  int4: "number",
  jsonb: "unknown",
  text: "string",
  timestamptz: "string",
  uuid: "string",
  _text: "string[]",
};

export const databaseFile = new URL("server/backend/database.ts", root);

/** The text of the module, in the shape that supabase-js expects of its type argument. */
export async function databaseSource(db: PGlite): Promise<string> {
  const { rows } = await db.query<Column>(`
    select table_name as table, column_name as name, udt_name as type,
      is_nullable = 'YES' as nullable,
      is_nullable = 'YES' or column_default is not null as optional
    from information_schema.columns where table_schema = 'public'
    order by table_name, ordinal_position`);
  const tables = Map.groupBy(rows, (column) => column.table);
  const { rows: functions } = await db.query<DatabaseFunction>(`
    select proname as name, returned.typname as returns, (
      select json_agg(json_build_array(proargnames[n], typname) order by n)
      from unnest(proargtypes) with ordinality as parameter (id, n)
      join pg_type on pg_type.oid = id
    ) as parameters
    from pg_proc join pg_type returned on returned.oid = prorettype
    where pronamespace = 'public'::regnamespace order by proname`);
  return `/** Tables and functions of \`supabase/migrations/\`. Written by \`deno task generate database-types\`. */
type Table<Insert> = {
  Row: Required<Insert>;
  Insert: Insert;
  Update: Partial<Insert>;
  Relationships: [];
};

export type Database = {
  public: {
    Tables: {
${[...tables].map(([name, columns]) => tableOf(name, columns)).join("\n")}
    };
    Views: { [_ in never]: never };
    Functions: {
${functions.map(functionOf).join("\n")}
    };
  };
};
`;
}

function tableOf(name: string, columns: readonly Column[]): string {
  const lines = columns.map(({ table, name, type, optional, nullable }) =>
    `        ${name}${optional ? "?" : ""}: ${typeOf(table, name, type)}${
      nullable ? " | null" : ""
    };`
  );
  return [`      ${name}: Table<{`, ...lines, "      }>;"].join("\n");
}

function functionOf({ name, parameters, returns }: DatabaseFunction): string {
  const args = parameters.map(([parameter, type]) =>
    `${parameter}: ${typeOf(name, parameter, type)}`
  );
  return `      ${name}: { Args: { ${args.join("; ")} }; Returns: ${
    typeOf(name, "result", returns)
  } };`;
}

function typeOf(owner: string, name: string, type: string): string {
  const known = types[type];
  if (!known) throw new Error(`${owner}.${name}: no TypeScript type for ${type}`);
  return known;
}

if (import.meta.main) {
  await using db = await PGlite.create();
  await installPlatform(db);
  await migrate(db);
  await Deno.writeTextFile(databaseFile, await databaseSource(db));
}
