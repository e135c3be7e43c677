/** `deno task samples`: what still stands in for the firm's own. */
import { describeSample, samples } from "../../content/samples.ts";

for (const sample of samples) {
  console.log(`${describeSample(sample)}\n    ${JSON.stringify(sample.value).slice(0, 200)}`);
}
