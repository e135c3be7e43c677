import { legalTexts } from "../../../content/legal/texts.ts";
import { lazyChunk } from "../../runtime/lazy-chunk.ts";

export const legalChunks = Object.fromEntries(
  Object.entries(legalTexts).map(([path, load]) => [
    path,
    lazyChunk(`content/legal${path}.ts`, async () => (await load()).default),
  ]),
);
