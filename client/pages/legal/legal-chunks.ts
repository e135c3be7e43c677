import { legalTexts } from "../../../content/legal/texts.ts";
import { lazyChunk } from "../../runtime/lazy-chunk.ts";
import { keepTogether } from "../../ui/text/keep-together.ts";

export const legalChunks = Object.fromEntries(
  Object.entries(legalTexts).map(([path, load]) => [
    path,
    lazyChunk(`content/legal${path}.ts`, async () => keepTogether((await load()).default)),
  ]),
);
