/**
 * `deno task slow-clients [connections] [seconds]`: slow headers, slow bodies and slow reads by
 * slowhttptest, against the shipped Caddy and against the site alone. Prints the times of pages; behind
 * the proxy none may fail.
 */
import { exitWhenMissing, requireProgram } from "../support/programs.ts";
import { startCaddy } from "../support/process/proxies.ts";
import { startSite } from "../support/process/process.ts";

await requireProgram("caddy").catch(exitWhenMissing);
await requireProgram("slowhttptest").catch(exitWhenMissing);
const [connections = 1_000, seconds = 30] = Deno.args.map(Number);
const attacks = {
  "slow headers": ["-H", "-i", "5"],
  "slow bodies": ["-B", "-i", "5", "-s", "1000000"],
  "slow reads": ["-X", "-k", "3", "-w", "10", "-y", "20", "-n", "5", "-z", "32"],
};

await using site = startSite({ BACKEND: "none", TRUST_PROXY: "1" });
const direct = await site.url;
await using proxy = await startCaddy(Number(new URL(direct).port));
let failedBehind = 0;
for (const [who, url] of [["behind Caddy", proxy.url], ["alone", direct]] as const) {
  const client = Deno.createHttpClient({ caCerts: [proxy.certificate] });
  for (const [name, options] of Object.entries(attacks)) {
    const attack = new Deno.Command(await requireProgram("slowhttptest"), {
      args: [
        ...[...options, "-c", String(connections), "-r", "500", "-l", String(seconds), "-p", "5"],
        ...["-u", `${url}/documents/2025-strategic-outlook.pdf`],
      ],
      stdout: "null",
    }).spawn();
    let ended = false;
    attack.status.then(() => ended = true);
    const times: number[] = [];
    let failed = 0;
    while (!ended) {
      const asked = performance.now();
      const signal = AbortSignal.timeout(5_000);
      await fetch(`${url}/contact`, { client, signal }).then((page) => page.text()).then(
        () => times.push(performance.now() - asked),
        () => failed++,
      );
      await new Promise((later) => setTimeout(later, 100));
    }
    times.sort((a, b) => a - b);
    const files = await Array.fromAsync(Deno.readDir(`/proc/${site.pid}/fd`));
    console.log(`${who}, ${connections} ${name}`, {
      answered: times.length,
      failed,
      median: `${times[times.length >> 1]?.toFixed(0)} ms`,
      slowest: `${times.at(-1)?.toFixed(0)} ms`,
      openFilesOfTheSite: files.length,
    });
    if (who === "behind Caddy") failedBehind += failed;
  }
}
Deno.exitCode = failedBehind > 0 ? 1 : 0;
