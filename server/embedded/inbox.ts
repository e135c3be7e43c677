/** `deno task inbox`: what the embedded backend has received. `--json` prints it for programs. */
import { parseEnv, readVariables } from "../env.ts";
import { openReceived } from "./received.ts";
import { describeReceived } from "./inbox-text.ts";

if (import.meta.main) {
  try {
    const { backend } = parseEnv(await readVariables(), "embedded");
    if (backend.kind !== "embedded") {
      throw new Error("Only the embedded backend has an inbox here.");
    }
    const { dataDir } = backend;
    const received = await openReceived(dataDir);
    console.log(
      Deno.args.includes("--json")
        ? JSON.stringify(received, null, 2)
        : describeReceived(received, dataDir),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    Deno.exit(1);
  }
}
