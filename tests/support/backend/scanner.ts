/** Virus scanners on a loopback port: a stand-in that speaks clamd's INSTREAM, and clamd itself. */
import { createServer } from "node:net";
import { Buffer } from "node:buffer";
import { join } from "node:path";
import { freePort } from "../process/process.ts";
import { requireProgram } from "../programs.ts";
import { until } from "../until.ts";

/** The EICAR test file; scanners report it, and it harms nobody. In two parts, or they report this one. */
export const eicar = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$" + "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";

export interface Scanner extends AsyncDisposable {
  url: string;
}

/** Finds what contains the EICAR text. `answer` replaces the verdict. */
export async function startStandIn(answer?: string): Promise<Scanner & { sizes: number[] }> {
  const sizes: number[] = [];
  const command = "zINSTREAM\0";
  const server = createServer((socket) => {
    let data = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      data = Buffer.concat([data, chunk]);
      if (answer !== undefined) return void socket.end(answer);
      const content = [];
      for (let at = command.length; at + 4 <= data.length;) {
        const length = data.readUInt32BE(at);
        if (length === 0) {
          const file = Buffer.concat(content);
          sizes.push(file.length);
          const isFound = data.toString("latin1", 0, command.length) === command &&
            file.includes(eicar);
          return void socket.end(isFound ? "stream: Eicar-Test FOUND\0" : "stream: OK\0");
        }
        content.push(data.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as { port: number };
  return {
    url: `tcp://127.0.0.1:${port}`,
    sizes,
    [Symbol.asyncDispose]: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** clamd with one signature, which needs no download. Throws `MissingProgram`. */
export async function startClamd(): Promise<Scanner> {
  const clamd = await requireProgram("clamd");
  const folder = await Deno.makeTempDir({ prefix: "clamd-" });
  const port = freePort();
  const hex = Buffer.from(eicar).toString("hex");
  await Deno.writeTextFile(join(folder, "test.ndb"), `Eicar-Test:0:*:${hex}\n`);
  const config = [
    `DatabaseDirectory ${folder}`,
    `TCPSocket ${port}`,
    "TCPAddr 127.0.0.1",
    "Foreground yes",
    "MaxThreads 2",
    "StreamMaxLength 20M",
  ];
  await Deno.writeTextFile(join(folder, "clamd.conf"), `${config.join("\n")}\n`);
  const child = new Deno.Command(clamd, {
    args: ["-c", join(folder, "clamd.conf")],
    stdout: "null",
    stderr: "null",
  }).spawn();
  const answers = () =>
    Deno.connect({ hostname: "127.0.0.1", port }).then((one) => (one.close(), true), () => false);
  await until("clamd to listen", answers);
  return {
    url: `tcp://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await child.status;
      await Deno.remove(folder, { recursive: true });
    },
  };
}
