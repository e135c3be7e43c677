/**
 * Redraws the pictures of shared pages: `deno task generate share-images`. Each file carries the
 * words it was drawn from as a comment, so that a test finds those that are out of date.
 */
import { sharedPages, shareImageUrl } from "../server/pages/seo/share-images.ts";
import { drawOpenGraph } from "./pictures/open-graph.ts";

const root = new URL("../static/", import.meta.url);

/** A JPEG with a comment right after its start marker (ITU T.81, B.2.4.5). */
function withComment(jpeg: Uint8Array, comment: string): Uint8Array {
  const text = new TextEncoder().encode(comment);
  const marker = [0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 0xff];
  return new Uint8Array([...jpeg.slice(0, 2), ...marker, ...text, ...jpeg.slice(2)]);
}

if (import.meta.main) {
  const folder = new URL("images/og/", root);
  await Deno.mkdir(folder, { recursive: true });
  const known = new Set(sharedPages.map(({ path }) => shareImageUrl(path)));
  for await (const { name } of Deno.readDir(folder)) {
    if (!known.has(`/images/og/${name}`)) await Deno.remove(new URL(name, folder));
  }
  for (const { path, headline, section } of sharedPages) {
    const jpeg = await drawOpenGraph({ title: headline, section });
    await Deno.writeFile(new URL(`.${shareImageUrl(path)}`, root), withComment(jpeg, headline));
  }
}
