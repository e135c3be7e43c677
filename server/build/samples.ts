/** `deno task samples`: lists sample values that the firm has to replace. */
import { describeSample, samples } from "../../content/samples.ts";

for (const sample of samples) {
  console.log(`${describeSample(sample)}\n    ${JSON.stringify(sample.value).slice(0, 200)}`);
}
