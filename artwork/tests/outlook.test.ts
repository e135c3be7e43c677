import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFString,
} from "pdf-lib";
import { outlook as written } from "../../content/outlook/outlook.ts";
import { paths } from "../../content/paths.ts";
import { fingerprint, renderOutlook, title } from "../outlook/document.tsx";
import { entries, pageCount } from "../outlook/plan.ts";
import { outlook } from "../outlook/typeset.ts";

const bytes = await Deno.readFile(new URL(`../../static${paths.outlook}`, import.meta.url));
const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
const { catalog, context } = pdf;
const name = PDFName.of;
const dicts = context.enumerateIndirectObjects().map(([, object]) => object)
  .filter((object) => object instanceof PDFDict);
const elements = dicts.filter((dict) => dict.get(name("S")) && dict.get(name("P")));
const kind = (dict: PDFDict) => (dict.get(name("S")) as PDFName).decodeText();

describe("the outlook as a file", () => {
  it("was made from the content as it is now", async () => {
    const information = context.lookup(context.trailerInfo.Info, PDFDict);
    const step = 'Missing step: "deno task generate outlook" prints it again';
    assert.equal(text(information, "Fingerprint"), fingerprint(await renderOutlook()), step);
  });

  it("has 8 to 12 Letter pages in at most 1.5 MB", () => {
    assert.ok(pdf.getPageCount() >= 8 && pdf.getPageCount() <= 12);
    assert.equal(pdf.getPageCount(), pageCount);
    for (const page of pdf.getPages()) {
      assert.deepEqual(page.getSize(), { width: 612, height: 792 });
    }
    assert.ok(bytes.length <= 1.5 * 1024 * 1024);
  });

  it("has the dates of the edition and of its last note", () => {
    assert.equal(pdf.getCreationDate()?.toISOString().slice(0, 7), "2025-01");
    const modified = pdf.getModificationDate()!.toISOString().slice(0, 10);
    assert.equal(modified, written.calendar.changed.date);
    const cited = written.calendar.changed.source.href.match(/20\d\d-\d\d-\d\d/)![0];
    assert(modified >= cited, `${modified} is before ${cited}, the date of a rule it cites`);
  });
});

describe("the outlook for a screen reader", () => {
  it("has a displayed title and a language", () => {
    assert.equal(pdf.getTitle(), title);
    assert.match(title, new RegExp(written.cover.title));
    const viewer = catalog.lookup(name("ViewerPreferences"), PDFDict);
    assert.equal(viewer.lookup(name("DisplayDocTitle")), PDFBool.True);
    assert.equal(text(catalog, "Lang"), "en-US");
  });

  it("is tagged: headings, lists, tables with row heads, links", () => {
    const mark = catalog.lookup(name("MarkInfo"), PDFDict);
    assert.equal(mark.lookup(name("Marked")), PDFBool.True);
    assert.ok(catalog.lookup(name("StructTreeRoot")) instanceof PDFDict);
    const count = (tag: string) => elements.filter((element) => kind(element) === tag).length;
    assert.equal(count("H1"), 1);
    assert.equal(count("H2"), entries.length + 1);
    assert.equal(count("L"), 1 + outlook.themes.length + outlook.checklist.groups.length);
    assert.equal(
      count("TH"),
      outlook.calendar.dates.length + outlook.contact.points.length,
    );
    assert.ok(count("Link") > entries.length);
  });

  it("has an alternative text for each picture and chart", () => {
    const figures = elements.filter((element) => kind(element) === "Figure");
    const texts = figures.map((figure) => text(figure, "Alt"));
    assert.ok(texts.every((alternative) => alternative.length > 20));
    for (const { chart } of outlook.themes) assert.ok(texts.includes(chart.alt), chart.alt);
  });

  it("has list items with a body, and links with a description", () => {
    for (const item of elements.filter((element) => kind(element) === "LI")) {
      const kids = item.lookup(name("K"), PDFArray).asArray();
      const tags = kids.map((kid) => kind(context.lookup(kid, PDFDict)));
      assert.match(tags.join(), /^(Lbl,)?LBody$/);
    }
    const links = dicts.filter((dict) => dict.get(name("Subtype")) === name("Link"));
    assert.ok(links.length > entries.length);
    for (const link of links) assert.ok(text(link, "Contents").length > 3);
  });

  it("paints nothing that is neither tagged nor marked as an artifact", () => {
    for (const { node } of pdf.getPages()) {
      const stream = node.lookup(name("Contents"));
      assert.ok(stream instanceof PDFRawStream);
      const content = new TextDecoder("latin1").decode(decodePDFRawStream(stream).decode());
      assert.equal(content.includes("BDC"), true);
      assert.equal(unmarked(content), 0);
    }
  });
});

describe("the outlook's bookmarks and contents", () => {
  const cover = catalog.lookup(name("Outlines"), PDFDict).lookup(name("First"), PDFDict);
  const sections = siblings(cover.lookup(name("First"), PDFDict));

  it("name every section in order, below the title", () => {
    assert.equal(text(cover, "Title"), outlook.cover.title);
    assert.deepEqual(
      sections.map((section) => text(section, "Title")),
      [outlook.contents, ...entries.map((entry) => entry.title)],
    );
  });

  it("lead to the pages that the contents print", () => {
    const pages = pdf.getPages().map(({ ref }) => ref);
    const landed = sections.slice(1).map((section) => {
      const place = section.lookup(name("Dest"), PDFArray);
      return pages.indexOf(place.get(0) as PDFRef) + 1;
    });
    assert.deepEqual(landed, entries.map(({ page }) => page));
  });
});

/** Painting operators outside every marked-content sequence. */
function unmarked(content: string): number {
  let depth = 0, count = 0;
  for (const line of content.split("\n")) {
    const operator = line.split(/[ >]/).at(-1)!;
    if (operator === "BDC" || operator === "BMC") depth++;
    else if (operator === "EMC") depth--;
    else if (depth === 0 && /^(f\*?|F|S|s|B\*?|b\*?|Do|Tj|TJ|sh)$/.test(operator)) count++;
  }
  return count;
}

function siblings(first: PDFDict): PDFDict[] {
  const list = [first];
  for (let next = first.lookup(name("Next")); next instanceof PDFDict;) {
    list.push(next);
    next = next.lookup(name("Next"));
  }
  return list;
}

function text(dict: PDFDict, key: string): string {
  const value = dict.lookup(name(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : "";
}
