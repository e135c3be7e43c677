/** `deno task inbox`: what the embedded backend has received. `--json` prints it for programs. */
import { openReceived } from "./received.ts";
import { describeReceived } from "./inbox-text.ts";

if (import.meta.main) {
  const dataDir = Deno.env.get("DATA_DIR") || ".data";
  try {
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
