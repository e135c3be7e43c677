/** `deno task measure weigh`: the bytes that a first visit fetches of the build, by page and file. */
import { builtAssets } from "../support/app.ts";
import { weighPages, weightTable } from "../support/page/weight.ts";

const pages = weighPages(await builtAssets());
console.log(weightTable(pages));
for (const { path, each } of pages) console.log(path, each);
