import { fileURLToPath } from "node:url";
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import sharp from "sharp";
import {
  type Picture,
  pictureFormats,
  type PictureName,
  pictures,
  pictureUrl,
} from "../../content/brand/pictures.ts";
import { catalog, type Entry, photographOf, slots, strayPhotographs } from "../pictures/catalog.ts";
import { draw, masterOf } from "../pictures/draw.ts";
import { Mask } from "../pictures/engine/mask.ts";
import { insightCards } from "../../content/insights/cards.ts";
import { site } from "../../content/site.ts";

const root = fileURLToPath(new URL("../../static/", import.meta.url));
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

/**
 * Draws a small copy and records the letters: whether they form words (digits have at most three
 * outlines), and how far down they reach, as a share of the height.
 */
function letteringOf(entry: Entry) {
  const found = { words: false, foot: 0 }, scale = 0.08;
  const { glyph } = Mask.prototype;
  Mask.prototype.glyph = function (outlines) {
    found.words ||= outlines.length > 3;
    const depth = Math.max(...outlines.flat().map(([, y]) => y)) / (entry.height * scale);
    found.foot = Math.max(found.foot, depth);
    return glyph.call(this, outlines);
  };
  try {
    draw(entry, scale);
  } finally {
    Mask.prototype.glyph = glyph;
  }
  return found;
}

describe("the drawn pictures", () => {
  it("are all in the manifest, in the sizes it states", async () => {
    assert.deepEqual(
      names.toSorted(),
      catalog.map(({ name }) => name).toSorted(),
      'Missing step: "deno task generate art" draws what artwork/pictures/catalog.ts lists',
    );
    for (const name of names) {
      const { width, height, widths } = pictures[name];
      for (const format of pictureFormats) {
        for (const one of widths) {
          const file = `${root}${pictureUrl(name, one, format).slice(1)}`;
          assert(existsSync(file), `Missing step: "deno task generate art" draws ${name}`);
          const found = await sharp(file).metadata();
          assert.equal(found.width, one, file);
          assert.equal(found.height, Math.round(one * height / width), file);
        }
      }
    }
  });

  it("are the only files on disk", async () => {
    const known = new Set(names.flatMap((name) => [
      `${root}images/${name}.webp`,
      ...pictureFormats.flatMap((format) =>
        pictures[name].widths.map((width) => `${root}${pictureUrl(name, width, format).slice(1)}`)
      ),
    ]));
    const strays = (await filesBelow(`${root}images`)).filter(({ path }) =>
      !known.has(path) && !path.startsWith(`${root}images/og/`)
    );
    assert.deepEqual(strays, []);
  });

  it("leave a place for two portraits of each leader, in SPEC's sizes, and draw nobody", () => {
    const portraits = slots.filter(({ photograph }) => photograph?.startsWith("leadership/"));
    assert.deepEqual(
      portraits.map(({ name, width, height, scene }) => [name, `${width}x${height}`, scene]),
      Object.keys(site.leaders).flatMap((slug) => [
        [`leadership/${slug}-card`, "720x900", undefined],
        [`leadership/${slug}-profile`, "900x1200", undefined],
      ]),
    );
  });

  it("of services with words have an upright crop with no lettering in its lower 45%", () => {
    const services = catalog.filter(({ name }) => /^services\/(?!.*-hover)/.test(name));
    const uprights = services.filter(({ name }) => name.endsWith("-tall"));
    const words = services.filter((entry) => letteringOf(entry).words && !uprights.includes(entry));
    for (const { name } of words) {
      assert(uprights.some((entry) => entry.name === `${name}-tall`), name);
    }
    for (const entry of uprights) assert(letteringOf(entry).foot <= 0.55, entry.name);
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
});

describe("a photograph", () => {
  it("is cut to SPEC's size from a photograph of any shape", async () => {
    const folder = await Deno.makeTempDir();
    const file = `${folder}/person.jpg`;
    // Landscape on the sensor, upright by its EXIF tag.
    await sharp({ create: { width: 300, height: 200, channels: 3, background: "#864" } })
      .withMetadata({ orientation: 6 }).jpeg().toFile(file);
    for (const entry of slots.filter(({ photograph }) => photograph)) {
      const { bytes, encoding } = await masterOf(entry, file);
      assert.equal(bytes.length, entry.width * entry.height * 3);
      // The encoder cuts what is drawn higher than it is shown.
      assert.equal(encoding.drawn, entry.height, entry.name);
    }
    await Deno.remove(folder, { recursive: true });
  });

  it("is found by the slug of the leader or the article; other names are reported", async () => {
    const folder = `${await Deno.makeTempDir()}/`;
    const [card] = insightCards;
    const [leader] = Object.keys(site.leaders);
    const right = [`leadership/${leader}.jpg`, `insights/${card!.slug}.jpg`];
    const wrong = ["insights/no-article.jpg", `leadership/${leader}.png`, "leadership/someone.jpg"];
    for (const file of [...right, ...wrong]) {
      await Deno.mkdir(`${folder}${file.split("/")[0]}`, { recursive: true });
      await Deno.writeTextFile(folder + file, "");
    }
    const pictured = slots.filter((entry) => photographOf(entry, folder));
    assert.deepEqual(pictured.map(({ name }) => name).sort(), [
      `insights/${card!.slug}`,
      `insights/${card!.slug}-low`,
      `leadership/${leader}-card`,
      `leadership/${leader}-profile`,
    ]);
    assert.deepEqual(strayPhotographs(folder).sort(), wrong.sort());
    await Deno.remove(folder, { recursive: true });
  });

  it("in the repository has a name that a picture uses, and the manifest knows it", () => {
    assert.deepEqual(strayPhotographs(), [], "artwork/photographs/README.md has the names");
    const drawn = catalog.filter(({ name }) => name in pictures);
    for (const entry of drawn) {
      const { photograph = false }: Picture = pictures[entry.name as PictureName];
      assert.equal(
        photograph,
        photographOf(entry) !== undefined,
        `Missing step: "deno task generate art" draws ${entry.name}`,
      );
    }
  });
});
