import { fileURLToPath, pathToFileURL } from "node:url";
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import fc from "fast-check";
import { renderToStaticMarkup as html } from "react-dom/server.edge";
import sharp from "sharp";
import { serviceNames } from "../../../content/navigation.ts";
import { slugify } from "../../../content/paths.ts";
import { mark } from "../../../content/brand/mark.ts";
import { places } from "../../../content/brand/places.ts";
import {
  pictureFormats,
  type PictureName,
  pictures,
  pictureUrl,
} from "../../../content/brand/pictures.ts";
import { catalog, photographOf } from "../../../artwork/pictures/catalog.ts";
import { Mark } from "../../../client/layout/logo.tsx";
import { draw } from "../../../artwork/pictures/draw.ts";
import { photograph } from "../../../artwork/pictures/engine/encode.ts";
import { sound } from "../../../artwork/pictures/film/sound.ts";
import { face, fit } from "../../../artwork/pictures/engine/lettering.ts";
import { drawOpenGraph } from "../../../artwork/pictures/open-graph.ts";

const root = fileURLToPath(new URL("../../../static/", import.meta.url));
const names = Object.keys(pictures) as PictureName[];

async function filesBelow(folder: string): Promise<{ path: string; size: number }[]> {
  const found = [];
  for await (const entry of Deno.readDir(folder)) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory) found.push(...await filesBelow(path));
    else found.push({ path, size: (await Deno.stat(path)).size });
  }
  return found;
}

describe("the drawn pictures", () => {
  it("come out the same each time", () => {
    for (const name of ["hero/canopy-road-tall", "services/grant-writing-management"]) {
      const entry = catalog.find((one) => one.name === name)!;
      assert.equal(digest(draw(entry, 0.12).bytes()), digest(draw(entry, 0.12).bytes()));
    }
  });

  it("differ from one another", () => {
    const [first, second] = catalog.filter(({ name }) => name.startsWith("insights/"));
    assert.notEqual(digest(draw(first!, 0.1).bytes()), digest(draw(second!, 0.1).bytes()));
  });

  it("are all in the manifest, which says what is on disk", async () => {
    assert.deepEqual(
      names,
      catalog.map(({ name }) => name),
      'Missing step: "deno task generate art" draws what artwork/pictures/catalog.ts lists',
    );
    for (const name of names) {
      const { width, height, widths } = pictures[name];
      for (const format of pictureFormats) {
        for (const one of widths) {
          const file = `${root}${pictureUrl(name, one, format).slice(1)}`;
          const found = await sharp(file).metadata();
          assert.equal(found.width, one, file);
          assert.equal(found.height, Math.round(one * height / width), file);
        }
      }
    }
  });

  it("leave nothing on disk that no page can ask for", async () => {
    const known = new Set(names.flatMap((name) => [
      `${root}images/${name}.webp`,
      ...pictureFormats.flatMap((format) =>
        pictures[name].widths.map((width) => `${root}${pictureUrl(name, width, format).slice(1)}`)
      ),
    ]));
    // The build puts the pages' sharing pictures into a folder of their own.
    const strays = (await filesBelow(`${root}images`)).filter(({ path }) =>
      !known.has(path) && !path.startsWith(`${root}images/og/`)
    );
    assert.deepEqual(strays, []);
  });

  it("include what the database refers to", async () => {
    const slugs = [
      ...serviceNames.map((name) => `services/${slugify(name)}`),
      ...["dei", "sustainability", "social-impact", "work-life-balance", "career-growth"].map((
        slug,
      ) => `commitments/${slug}`),
    ];
    for (const slug of slugs) {
      for (const file of [`${slug}.webp`, `${slug}-hover.webp`]) {
        assert.equal((await sharp(`${root}images/${file}`).metadata()).width, 800, file);
      }
    }
  });

  it("have the sizes the leadership page states (SPEC §2)", () => {
    for (const name of names.filter((one) => one.startsWith("leadership/"))) {
      const { width, height } = pictures[name];
      assert.equal(`${width}x${height}`, name.endsWith("card") ? "720x900" : "900x1200");
    }
  });

  it("stay within their budgets", async () => {
    const size = async (path: string) => (await Deno.stat(`${root}${path}`)).size;
    for (const format of pictureFormats) {
      for (const width of pictures["hero/canopy-road-tall"].widths) {
        const bytes = await size(`images/hero/canopy-road-tall-${width}.${format}`);
        assert(bytes <= 45_000, `slide 1 on a phone: ${bytes}`);
      }
    }
    for (const film of ["commitments.webm", "commitments.mp4"]) {
      assert(await size(`video/${film}`) <= 1_500_000, film);
    }
    let total = 0;
    for (const folder of ["images", "video", "icons"]) {
      for (const file of await filesBelow(`${root}${folder}`)) total += file.size;
    }
    assert(total < 25_000_000, `${total}`);
  });

  it("keep the place of the hero's words dark: white on nearly all of it is at least 4.5:1", async () => {
    // The words stand below the tall ones.
    for (const slide of ["canopy-road", "red-hills", "river", "spring"]) {
      const { data, info } = await sharp(`${root}images/hero/${slide}-wide-768.webp`)
        .raw()
        .toBuffer({ resolveWithObject: true });
      let bright = 0, seen = 0;
      for (let y = Math.floor(info.height * 0.1); y < info.height; y++) {
        for (let x = 0; x < info.width * 0.33; x++, seen++) {
          const at = (y * info.width + x) * 3;
          if (contrastWithWhite(data[at]!, data[at + 1]!, data[at + 2]!) < 4.5) bright++;
        }
      }
      assert(bright / seen < 0.02, `${slide}: ${(100 * bright / seen).toFixed(1)}% too bright`);
    }
  });
});

describe("a portrait", () => {
  it("is a photograph once one is there: any shape, upright, cut to SPEC's sizes", async () => {
    const folder = await Deno.makeTempDir();
    const file = `${folder}/person.jpg`;
    // Taken lying: 3000 by 2000 on the sensor, upright by its EXIF tag.
    await sharp({ create: { width: 300, height: 200, channels: 3, background: "#864" } })
      .withMetadata({ orientation: 6 }).jpeg().toFile(file);
    for (const entry of catalog.filter(({ name }) => name.startsWith("leadership/"))) {
      assert.equal(photographOf(entry), undefined, "no photograph is in the repository");
      assert.equal(photographOf({ ...entry, photograph: pathToFileURL(file) }), file);
      const bytes = await photograph(file, entry);
      assert.equal(bytes.length, entry.width * entry.height * 3);
    }
    await Deno.remove(folder, { recursive: true });
  });
});

describe("the maps of the first bands", () => {
  it("run in curves that nowhere turn a corner, in a few kilobytes each", async () => {
    const files = await filesBelow(`${root}openers`);
    assert.deepEqual(
      files.map(({ path }) => path.slice(path.lastIndexOf("/") + 1)).sort(),
      Object.values(places).map((place) => `${place}.svg`).sort(),
    );
    for (const { path, size } of files) {
      assert(size < 7_000, `${path}: ${size}`);
      const svg = await Deno.readTextFile(path);
      for (const [, start, steps] of svg.matchAll(/M(-?\d+ -?\d+)q([^zM"]+)/g)) {
        const numbers = steps!.match(/-?\d+/g)!.map(Number);
        assert(numbers.length >= 8, start);
        for (let i = 4; i < numbers.length; i += 4) {
          // One piece leaves in the direction in which the last came in; 1 unit of rounding.
          const [ax, ay] = [numbers[i - 2]! - numbers[i - 4]!, numbers[i - 1]! - numbers[i - 3]!];
          const [bx, by] = [numbers[i]!, numbers[i + 1]!];
          const turn = Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
          const shorter = Math.min(Math.hypot(ax, ay), Math.hypot(bx, by));
          assert(turn < 0.1 + 2 / shorter, `${path} ${start}: ${turn}`);
        }
      }
    }
  });
});

describe("the film's sound", () => {
  it("is quiet and runs on without a seam", () => {
    const samples = sound(2, 1), last = samples.length - 2;
    const peak = samples.reduce((most, v) => Math.max(most, Math.abs(v)), 0);
    assert(peak > 0.02 && peak < 0.35, `${peak}`);
    const steps = samples.slice(2).map((v, i) => Math.abs(v - samples[i]!));
    const largest = steps.reduce((most, v) => Math.max(most, v), 0);
    for (const side of [0, 1]) {
      assert(Math.abs(samples[side]! - samples[last + side]!) <= largest * 1.5);
    }
  });
});

describe("sharing pictures", () => {
  const longest =
    "Organizational Resilience in Uncertain Times: What Agencies That Held Up Did Beforehand!!!";

  it("are 1200 by 630, at most 120 KB, and the same each time", async () => {
    for (const title of ["Contact", longest, "Interdisciplinary".repeat(6)]) {
      const bytes = await drawOpenGraph({ title, section: "Insights" });
      const { width, height, format } = await sharp(bytes).metadata();
      assert.deepEqual([width, height, format], [1200, 630, "jpeg"]);
      assert(bytes.length <= 120_000, `${bytes.length}`);
      assert.equal(digest(bytes), digest(await drawOpenGraph({ title, section: "Insights" })));
    }
  });

  it("show a title of 90 characters whole, and never a line wider than its column", async () => {
    const type = await face("newsreader/files/newsreader-latin-500-normal.woff");
    const sizes = [84, 76, 68, 60, 54, 48];
    assert.equal(fit(type, longest, sizes, 760, 4).lines.join(" "), longest);
    const word = fc.string({ unit: fc.constantFrom(..."abWMil-,é&"), minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (words) => {
        const { size, lines } = fit(type, words.join(" "), sizes, 760, 4);
        assert(lines.length >= 1 && lines.length <= 4);
        for (const line of lines) assert(type.width(line, size) <= 760, line);
      }),
      { numRuns: 60 },
    );
  });
});

describe("icons", () => {
  it("are drawn from the same path as the header's mark", async () => {
    assert(html(Mark()).includes(`d="${mark.path}"`));
    assert((await Deno.readTextFile(`${root}icons/favicon.svg`)).includes(`d="${mark.path}"`));
  });

  it("have the sizes that the manifest and the head promise", async () => {
    const sides = {
      "apple-touch-icon": 180,
      "icon-192": 192,
      "icon-512": 512,
      "maskable-512": 512,
    };
    for (const [name, side] of Object.entries(sides)) {
      const { width, height, format } = await sharp(`${root}icons/${name}.png`).metadata();
      assert.deepEqual([width, height, format], [side, side, "png"], name);
    }
    const ico = await Deno.readFile(`${root}favicon.ico`);
    assert.deepEqual([...ico.slice(0, 8)], [0, 0, 1, 0, 1, 0, 32, 32]);
    assert.equal((await sharp(ico.slice(22)).metadata()).width, 32);
  });
});

/** A failed comparison of whole pictures would take minutes to print. */
function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function contrastWithWhite(r: number, g: number, b: number): number {
  const linear = (v: number) => v <= 10.31 ? v / 3294.6 : ((v / 255 + 0.055) / 1.055) ** 2.4;
  return 1.05 / (0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) + 0.05);
}
