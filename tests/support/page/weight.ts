/**
 * The bytes of a first visit and of a client navigation. `deno task measure weigh` prints them with their
 * change since the recorded figures (weights.json), and `--record` records them.
 */
import { brotliCompressSync } from "node:zlib";
import { matchRoute } from "../../../client/routes.tsx";
import { chunksOf, hydratedChunksOf } from "../../../client/runtime/routing.ts";
import type { LazyChunk } from "../../../client/runtime/lazy-chunk.ts";
import type { Assets } from "../../../server/runtime/http/assets.ts";
import { builtAssets, startApp } from "../app.ts";
import { onePageOfEach, sitePages } from "./site-pages.ts";

/** Bytes of script, with brotli at its best, that a first visit may fetch. */
export const scriptLimit = 95_000;
/** Bytes of a document, with brotli at its best: 26 KiB. */
export const documentLimit = 26 * 1_024;

/** The digits of a port that is free would change a document by up to 100 bytes. */
const measuredUrl = "https://www.example.org";

/** All sizes are bytes with brotli at its best: 26 KiB. */
export interface Weight {
  path: string;
  /** Script of a first visit. */
  script: number;
  /** The document, with its inline styles. */
  document: number;
  /** Script and stylesheet of a client navigation, at most: without what the last page has loaded. */
  navigation: number;
  /** Files, stylesheet and data that the heading waits for on a client navigation, at most. */
  headingRequests: number;
  /** All that a client navigation asks for, at most: with long text. */
  requests: number;
  /** Script of a first visit by the name of the file. */
  files: Record<string, number>;
}

export type Recorded = Record<string, Pick<Weight, "script" | "document">>;

const recordedFile = new URL("weights.json", import.meta.url);

export const readRecorded = (): Recorded => JSON.parse(Deno.readTextFileSync(recordedFile));

export async function record(weights: readonly Weight[]): Promise<void> {
  const recorded: Recorded = Object.fromEntries(
    weights.map(({ path, script, document }) => [path, { script, document }]),
  );
  await Deno.writeTextFile(recordedFile, `${JSON.stringify(recorded, null, 2)}\n`);
}

/** One page of each kind, with the documents of `weighDocuments`. */
export async function weighPages(documents: ReadonlyMap<string, number>): Promise<Weight[]> {
  const assets = await builtAssets();
  return onePageOfEach().map((path) => {
    const match = matchRoute(path);
    const search = new URLSearchParams();
    const files = filesOf(assets, hydratedChunksOf(match, search));
    const frame = filesOf(assets, []);
    const loaded = filesOf(assets, chunksOf(match, search));
    const queries = Object.values(match.route.queries?.(match.params, search) ?? {});
    const others = 1 + queries.filter((query) => query !== null).length;
    const requestsOf = (scripts: object) =>
      Object.keys(scripts).length - Object.keys(frame).length + others;
    const stylesheet = `${assets.stylesheets}/${match.route.page.module}.css`;
    return {
      path,
      script: sum(files),
      document: documents.get(path)!,
      navigation: sum(loaded) - sum(frame) + sizeOf(stylesheet),
      headingRequests: requestsOf(files),
      requests: requestsOf(loaded),
      files,
    };
  });
}

/** Documents of all pages by path, with the rows of the embedded backend. */
export async function weighDocuments(): Promise<Map<string, number>> {
  await using site = await startApp({ backend: "embedded", siteUrl: measuredUrl });
  await site.fillCatalog();
  const sizes = new Map<string, number>();
  for (const path of sitePages()) {
    sizes.set(path, brotliCompressSync(await site.text(path)).length);
  }
  return sizes;
}

const sizeOf = (file: string) =>
  Deno.statSync(new URL(`../../../client/dist${file}.br`, import.meta.url)).size;

const filesOf = (assets: Assets, chunks: readonly LazyChunk[]): Record<string, number> =>
  Object.fromEntries(
    assets.scripts(chunks.map(({ module }) => module)).map((file) => [file, sizeOf(file)]),
  );

const sum = (files: Record<string, number>) =>
  Object.values(files).reduce((total, size) => total + size, 0);

/** One line for each page, with the change since the recorded figures. */
export function weightTable(weights: readonly Weight[], recorded: Recorded): string {
  return weights.map(({ path, script, document, navigation, files }) => {
    const before = recorded[path];
    return [
      path.padEnd(52),
      `script ${script} (${changeOf(script, before?.script)}) in ${
        Object.keys(files).length
      } files`,
      `document ${document} (${changeOf(document, before?.document)})`,
      `navigation ${navigation}`,
    ].join("  ");
  }).join("\n");
}

function changeOf(bytes: number, before: number | undefined): string {
  if (before === undefined) return "new";
  const change = bytes - before;
  return change > 0 ? `+${change}` : String(change);
}
