import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, it } from "@std/testing/bdd";
import { applicationForm } from "../../../content/forms/application.ts";
import { checkResume } from "../../../server/forms/resume-check.ts";
import { resumePath } from "../../../server/forms/resume-store.ts";
import { doc, docx, docxType, pdf, pdfText, wordParts, zip } from "../../support/forms.ts";

const { messages } = applicationForm;

async function check(file: File): Promise<string | null> {
  return checkResume({ name: file.name, type: file.type, bytes: await file.bytes() });
}

const random = "0123456789abcdef".repeat(2);
const attempt = `1763708400000-${random}`;
const ada = { position: "Grant Writing Specialist", first_name: "Ada", last_name: "O'Neil Palmér" };

describe("a resume", () => {
  it("is taken as PDF, DOC and DOCX, by extension or, without one, by type", async () => {
    for (const file of [pdf(), doc(), docx(), pdf("resume"), pdf("cv.v2.pdf")]) {
      assert.equal(await check(file), null, file.name);
    }
    assert.equal(await check(new File([pdfText], "cv.pdf", { type: "" })), null);
  });

  it("of another kind, empty or unlike its name is refused", async () => {
    for (const name of ["cv.odt", "cv.pdf.exe", "cv", ".pdfx"]) {
      assert.equal(await check(new File([pdfText], name)), messages.resumeType, name);
    }
    assert.equal(await check(pdf("cv.pdf", "")), messages.resumeEmpty);
    const disguised = [
      pdf("cv.pdf", "<html>%PDF-1.7"),
      pdf("cv.docx"),
      docx("cv.pdf"),
      new File(["MZ"], "cv.doc"),
      docx("sheet.docx", { "[Content_Types].xml": "", "xl/workbook.xml": "" }),
    ];
    for (const file of disguised) assert.equal(await check(file), messages.resumeMismatch);
  });

  it("that is a PDF without its end marker is refused", async () => {
    const cut = pdfText.replace("%%EOF", "");
    const early = `${pdfText}${" ".repeat(1_024)}`;
    for (const text of [cut, early]) {
      assert.equal(await check(pdf("cv.pdf", text)), messages.resumeDamaged);
    }
    assert.equal(await check(pdf("cv.pdf", `${pdfText}${" ".repeat(1_000)}`)), null);
  });

  it("that is a Word document without a sound directory is refused", async () => {
    const word = (bytes: Buffer) => new File([bytes as BlobPart], "cv.docx", { type: docxType });
    const cut = zip(wordParts);
    cut.write("xx", cut.lastIndexOf("PK\x01\x02"));
    const outside = { ...wordParts, "../evil.xml": "" };
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`word/${n}.xml`, ""]));
    for (
      const bytes of [
        cut,
        zip(wordParts).subarray(0, -1),
        zip(outside),
        zip({ ...wordParts, ...many }),
        Buffer.from("PK\x03\x04 and nothing of a zip file"),
      ]
    ) {
      assert.equal(await check(word(bytes)), messages.resumeDamaged);
    }
  });

  it("that unpacks to far more than it is, is refused", async () => {
    const megabytes = (n: number) => Buffer.alloc(n * 1024 * 1024);
    const image = randomBytes(1024 * 1024);
    const bomb = docx("cv.docx", { ...wordParts, "word/a.xml": megabytes(20) });
    const large = docx("cv.docx", {
      ...wordParts,
      "word/1.jpg": image,
      "word/a.xml": megabytes(64),
    });
    for (const file of [bomb, large]) assert.equal(await check(file), messages.resumeDamaged);
    const scan = docx("cv.docx", {
      ...wordParts,
      "word/1.jpg": image,
      "word/a.bmp": megabytes(62),
    });
    assert.equal(await check(scan), null);
  });

  it("that is a Word document with macros is refused", async () => {
    for (const name of ["word/vbaProject.bin", "word/VBAPROJECT.BIN", "vbaProject.bin"]) {
      const file = docx("cv.docx", { ...wordParts, [name]: "macro" });
      assert.equal(await check(file), messages.resumeMacro, name);
    }
  });

  it("of any bytes gets an answer", async () => {
    await fc.assert(fc.asyncProperty(
      fc.constantFrom("pdf", "doc", "docx"),
      fc.constantFrom("", "%PDF-", "PK\x03\x04", "PK\x03\x04PK\x01\x02"),
      fc.uint8Array({ maxLength: 400 }),
      fc.boolean(),
      async (extension, start, rest, ended) => {
        const end = ended ? Buffer.from("PK\x05\x06" + "\x01".repeat(18)) : Buffer.alloc(0);
        const bytes = new Uint8Array(Buffer.concat([Buffer.from(start, "latin1"), rest, end]));
        const answer = await checkResume({ name: `cv.${extension}`, type: "", bytes });
        assert(answer === null || answer.length > 10);
      },
    ));
  });
});

describe("the stored name", () => {
  it("has timestamp, position, names and extension (SPEC §3), with 128 random bits", () => {
    assert.equal(
      resumePath(ada, "My CV.PDF", attempt),
      `1763708400000-grant-writing-specialist-ada-o-neil-palm-r-${random}.pdf`,
    );
    const path = resumePath({ ...ada, position: null }, "resume", attempt);
    assert.equal(path, `1763708400000-role-ada-o-neil-palm-r-${random}.bin`);
  });

  it("is one that the bucket accepts, whatever is typed", () => {
    const accepted = /^[0-9]{10,17}[-_][a-z0-9_-]*\.[A-Za-z0-9]{1,8}$/;
    const text = fc.string({ unit: "grapheme", maxLength: 100 }).map((text) => text.slice(0, 100));
    const position = fc.constantFrom(null, ...applicationForm.fields.position.options);
    fc.assert(fc.property(position, text, text, text, (position, first_name, last_name, name) => {
      const path = resumePath({ position, first_name, last_name }, name, attempt);
      assert.match(path, accepted);
      assert(path.length <= 300);
    }));
  });
});
