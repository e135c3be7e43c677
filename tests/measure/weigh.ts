/**
 * `deno task measure weigh [--record] [--files]`: bytes of each kind of page, and their change since the
 * recorded figures. `--record` records them, `--files` lists the files of a first visit.
 */
import {
  readRecorded,
  record,
  weighDocuments,
  weighPages,
  weightTable,
} from "../support/page/weight.ts";

const weights = await weighPages(await weighDocuments());
console.log(weightTable(weights, readRecorded()));
if (Deno.args.includes("--files")) {
  for (const { path, files } of weights) console.log(path, files);
}
if (Deno.args.includes("--record")) await record(weights);
