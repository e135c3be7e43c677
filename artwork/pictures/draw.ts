/** Draws the site's pictures, its icons and the film: `deno task generate art [NAME...]`. */
import { type Files, fingerprintOf, type Target } from "../target.ts";
import { catalog, type Entry, photographOf, strayPhotographs } from "./catalog.ts";
import { Canvas } from "./engine/canvas.ts";
import { encode, encodedFiles, type Encoding, photograph, settings } from "./engine/encode.ts";
import { seedOf } from "./engine/random.ts";
import { film } from "./film/film.ts";
import { iconFiles } from "./icons.ts";
import { manifestPath, manifestText } from "./manifest.ts";

/** Pixels of the longer side of the small drawing whose pixels stand for a scene and its values. */
const proofSide = 200;

/** Draws one picture in memory; `scale` below 1 draws it smaller. */
export function draw(entry: Entry, scale = 1): Canvas {
  const { width, drawn = entry.height, scene } = entry;
  if (scene === undefined) throw new Error(`${entry.name} has no drawing, only a photograph`);
  const canvas = new Canvas(Math.round(width * scale), Math.round(drawn * scale));
  // Crops of one scene and its hover picture show the same place.
  scene(canvas, seedOf(entry.name.replace(/-(wide|medium|tall|hover)$/, "")));
  return canvas;
}

/**
 * Hash of what decides a picture's files: the photograph or a small drawing, and how it is encoded.
 * A change of the code that the drawing does not show leaves the hash as it is.
 */
export async function fingerprint(entry: Entry): Promise<string> {
  const { scene: _, subject: __, photograph: ___, ...values } = entry;
  const file = photographOf(entry);
  return fingerprintOf(file ? await Deno.readFile(file) : proof(entry), values, settings);
}

function proof(entry: Entry): Uint8Array {
  return draw(entry, proofSide / Math.max(entry.width, entry.drawn ?? entry.height)).bytes();
}

export async function files(): Promise<Files> {
  for (const file of strayPhotographs()) {
    throw new Error(
      `artwork/photographs/${file} is not used: files are named leadership/SLUG.jpg or insights/SLUG.jpg, by the slug of the leader or article`,
    );
  }
  return { ...await iconFiles(), [manifestPath]: await manifestText() };
}

/** The film first, because it takes longest. */
export const targets = (): Target[] => [film, ...catalog.map(target)];

function target(entry: Entry): Target {
  return {
    name: entry.name,
    files: encodedFiles(entry),
    fingerprint: () => fingerprint(entry),
    async write() {
      const { bytes, encoding } = await masterOf(entry, photographOf(entry));
      await encode(bytes, encoding);
    },
  };
}

/** What the files of a picture are made from: its photograph, or its drawing. */
export async function masterOf(
  entry: Entry,
  photographFile: string | undefined,
): Promise<{ bytes: Uint8Array; encoding: Encoding }> {
  if (!photographFile) return { bytes: draw(entry).bytes(), encoding: entry };
  // It is cut to its shape already.
  const encoding = { ...entry, drawn: entry.height };
  return { bytes: await photograph(photographFile, entry), encoding };
}
