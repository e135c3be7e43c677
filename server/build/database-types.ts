/** `deno task generate database-types` writes `server/backend/database.ts` from the migrations. */
import { PGlite } from "@electric-sql/pglite";
import { installPlatform, migrate } from "../embedded/migrate.ts";
import { root } from "./vite.ts";

type Column = Record<"table" | "name" | "type", string> & Record<"nullable" | "optional", boolean>;

const types: Record<string, string> = {
  bool: "boolean",
  date: "string",
  int4: "number",
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
  return `/** The tables of \`supabase/migrations/\`. Written by \`deno task generate database-types\`. */
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
    Functions: { [_ in never]: never };
  };
};
`;
}

function tableOf(name: string, columns: readonly Column[]): string {
  const lines = columns.map((column) =>
    `        ${column.name}${column.optional ? "?" : ""}: ${typeOf(column)};`
  );
  return [`      ${name}: Table<{`, ...lines, "      }>;"].join("\n");
}

function typeOf({ table, name, type, nullable }: Column): string {
  const known = types[type];
  if (!known) throw new Error(`${table}.${name}: no TypeScript type for ${type}`);
  return nullable ? `${known} | null` : known;
}

if (import.meta.main) {
  await using db = await PGlite.create();
  await installPlatform(db);
  await migrate(db);
  await Deno.writeTextFile(databaseFile, await databaseSource(db));
}
