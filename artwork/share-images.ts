/**
 * Redraws the pictures of shared pages: `deno task generate share-images`. Each file carries the
 * words it was drawn from as a comment, so that a test finds those that are out of date.
 */
import { basename } from "node:path";
import { sharedPages, shareImageUrl } from "../content/share-images.ts";
import { drawOpenGraph, fingerprintOpenGraph, groundOf } from "./pictures/open-graph.ts";
import { fingerprintOf, root, type Target } from "./target.ts";

/** A JPEG with a comment right after its start marker (ITU T.81, B.2.4.5). */
function withComment(jpeg: Uint8Array, comment: string): Uint8Array {
  const text = new TextEncoder().encode(comment);
  const marker = [0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 0xff];
  return new Uint8Array([...jpeg.slice(0, 2), ...marker, ...text, ...jpeg.slice(2)]);
}

export const targets = (): Target[] =>
  sharedPages.map(({ path, headline, section }) => {
    const file = `static${shareImageUrl(path)}`;
    const page = { title: headline, section };
    return {
      name: basename(file, ".jpg"),
      files: [file],
      grounds: [groundOf(page)],
      fingerprint: async () => fingerprintOf(headline, await fingerprintOpenGraph(page)),
      async write() {
        const jpeg = await drawOpenGraph(page);
        await Deno.mkdir(new URL("static/images/og/", root), { recursive: true });
        await Deno.writeFile(new URL(file, root), withComment(jpeg, headline));
      },
    };
  });
