/** `deno task measure NAME [ARGUMENT...]`: builds what is stale and runs one measurement. */
import { fileURLToPath } from "node:url";
import { measurements } from "./measurements.ts";
import { exitWhenMissing, requireProgram } from "../support/programs.ts";

const [name = "", ...args] = Deno.args;
const measurement = measurements[name];
if (!measurement) {
  console.error("deno task measure NAME, one of:");
  for (const [name, { measures }] of Object.entries(measurements)) {
    console.error(`  ${name.padEnd(12)}${measures}`);
  }
  Deno.exit(1);
}
if (measurement.needs) await requireProgram(measurement.needs).catch(exitWhenMissing);
await run(["task", "--quiet", "bundle", "--if-stale"]);
await run(["run", "-A", fileURLToPath(new URL(`${name}.ts`, import.meta.url)), ...args]);

async function run(args: string[]): Promise<void> {
  const cwd = new URL("../../", import.meta.url);
  const { code } = await new Deno.Command(Deno.execPath(), { args, cwd }).spawn().status;
  if (code !== 0) Deno.exit(code);
}
