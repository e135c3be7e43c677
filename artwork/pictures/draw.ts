/**
 * Redraws the site's pictures: `deno run -A artwork/pictures/draw.ts [name…]`. A name stands for
 * every picture that begins with it; without names everything is drawn, icons and film too.
 */
import { fileURLToPath } from "node:url";
import { exitWhenMissing, requireProgram } from "../../tests/support/programs.ts";
import { Canvas } from "./engine/canvas.ts";
import { catalog, type Entry, photographOf, strayPhotographs } from "./catalog.ts";
import { encode, photograph } from "./engine/encode.ts";
import { drawFilm } from "./film/film.ts";
import { drawIcons } from "./icons.ts";
import { writeManifest } from "./manifest.ts";
import { seedOf } from "./engine/random.ts";

/** Draws one picture in memory; `scale` below 1 draws it smaller. */
export function draw(entry: Entry, scale = 1): Canvas {
  const { width, drawn = entry.height, scene } = entry;
  if (scene === undefined) throw new Error(`${entry.name} has no drawing, only a photograph`);
  const canvas = new Canvas(Math.round(width * scale), Math.round(drawn * scale));
  // Crops of one scene and its hover picture show the same place.
  scene(canvas, seedOf(entry.name.replace(/-(wide|tall|hover)$/, "")));
  return canvas;
}

if (import.meta.main) {
  const root = fileURLToPath(new URL("../../static/", import.meta.url));
  const wanted = (name: string) =>
    Deno.args.length === 0 || Deno.args.some((part) => name.startsWith(part));
  for (const file of strayPhotographs()) {
    console.error(
      `artwork/photographs/${file} is not used: files are named leadership/SLUG.jpg or insights/SLUG.jpg, by the slug of the leader or article`,
    );
    Deno.exitCode = 1;
  }
  if (wanted("film")) await requireProgram("ffmpeg").catch(exitWhenMissing);
  if (wanted("icons")) await drawIcons(root);
  if (wanted("film")) await drawFilm(root);

  let pending: Promise<void> = Promise.resolve();
  for (const entry of catalog.filter(({ name }) => wanted(name))) {
    const started = performance.now(), file = photographOf(entry);
    const bytes = file ? await photograph(file, entry) : draw(entry).bytes();
    // The next picture is drawn while this one is encoded.
    await pending;
    pending = encode(bytes, { ...entry, root }).then(() => {
      console.log(entry.name, `${Math.round(performance.now() - started)} ms`);
    });
  }
  await pending;
  await writeManifest();
}
