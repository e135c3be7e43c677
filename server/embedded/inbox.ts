/** `deno task inbox`: what the embedded backend has received. `--json` prints it for programs. */
import { parseEnv, readVariables } from "../env.ts";
import { describeReceived } from "./inbox-text.ts";
import { openReceived } from "./received.ts";

try {
  const { backend } = parseEnv(await readVariables(), "embedded");
  if (backend.kind !== "embedded") throw new Error("Only the embedded backend has an inbox here.");
  const received = await openReceived(backend.dataDir);
  const asJson = Deno.args.includes("--json");
  console.log(
    asJson ? JSON.stringify(received, null, 2) : describeReceived(received, backend.dataDir),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  Deno.exit(1);
}
