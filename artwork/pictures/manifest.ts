/** `content/brand/pictures.ts`, which tells the pages what pictures there are. */
import { root } from "../target.ts";
import { catalog, photographOf } from "./catalog.ts";

export const manifestPath = "content/brand/pictures.ts";

/** The file's text, formatted. */
export async function manifestText(): Promise<string> {
  const sizes = new Map<string, string>();
  const rows = catalog.map((entry) => {
    const { name, width, height, widths } = entry;
    const size = `size${width}x${height}from${widths.at(-1)}`;
    const value = `{ width: ${width}, height: ${height}, widths: [${widths.join(", ")}] }`;
    if ((sizes.get(size) ?? value) !== value) throw new Error(`${name}: other widths of ${size}`);
    sizes.set(size, value);
    return `  "${name}": ${photographOf(entry) ? `{ ...${size}, photograph: true }` : size},`;
  });
  const constants = [...sizes].map(([size, value]) => `const ${size} = ${value} as const;`);
  const pictures = ["export const pictures = {", ...rows];
  return await formatted(`${head}${[...constants, "", ...pictures].join("\n")}\n${tail}`);
}

/** Deno formats it as it formats the project. */
async function formatted(text: string): Promise<string> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["fmt", "--ext=ts", "-"],
    cwd: root,
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(text));
  await writer.close();
  return new TextDecoder().decode((await child.output()).stdout);
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
  /** Whether it shows a person. Otherwise it is a drawing. */
  photograph?: boolean;
}

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
