/** Writes `content/pictures.ts`, which tells the pages what pictures there are. */
import { fileURLToPath } from "node:url";
import { catalog, photographOf } from "./catalog.ts";

export async function writeManifest() {
  const rows = catalog.map((entry) => {
    const { name, width, height, widths } = entry;
    const photograph = photographOf(entry) ? ", photograph: true" : "";
    return `  "${name}": { width: ${width}, height: ${height}, widths: [${
      widths.join(", ")
    }]${photograph} },`;
  });
  const file = new URL("../../content/pictures.ts", import.meta.url);
  await Deno.writeTextFile(file, `${head}${rows.join("\n")}\n${tail}`);
  await new Deno.Command(Deno.execPath(), { args: ["fmt", "--quiet", fileURLToPath(file)] })
    .output();
}

const head = `/**
 * The site's pictures. Written by \`artwork/pictures/draw.ts\`; edit the catalogue there instead.
 * A file's address is \`/images/{name}-{width}.{avif|webp}\`.
 */
export interface Picture {
  /** Pixels of the largest file; smaller ones keep the same shape. */
  width: number;
  height: number;
  /** Widths at hand, largest first. */
  widths: readonly number[];
  /** Of a person; a drawing otherwise. */
  photograph?: boolean;
}

export const pictures = {
`;

const tail = `} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;

export const pictureFormats = ["avif", "webp"] as const;

/** Address of one file. */
export function pictureUrl(
  name: PictureName,
  width: number,
  format: (typeof pictureFormats)[number],
): string {
  return \`/images/\${name}-\${width}.\${format}\`;
}
`;
