import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, it } from "@std/testing/bdd";
import { applicationForm } from "../../../content/forms/application.ts";
import { type OtherFile, resumeRefusals } from "../../../content/forms/resume-refusals.ts";
import { checkResume } from "../../../server/forms/resume/check-resume.ts";
import {
  cutPdfText,
  doc,
  docx,
  docxType,
  oleFile,
  pdf,
  pdfText,
  wordPackage,
  wordParts,
  wordStream,
  wordStreams,
  zip,
} from "../../support/documents.ts";

const { messages } = applicationForm;

const check = async (file: File) =>
  checkResume({ name: file.name, type: file.type, bytes: await file.bytes() });
const named = (name: string, content: string | Buffer) => new File([content as BlobPart], name);

const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const macroMain = "application/vnd.ms-word.document.macroEnabled.main+xml";
const macroPart = "application/vnd.ms-office.vbaProject";
const word2003 = '<w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"';
const flatPackage = (type: string) =>
  '<?xml version="1.0"?><?mso-application progid="Word.Document"?>' +
  '<pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">' +
  `<pkg:part pkg:name="/word/document.xml" pkg:contentType="${type}"/></pkg:package>`;
const html = "<html><head><title>Ada</title></head><body>I write grants.</body></html>";

async function takes(files: readonly File[]) {
  for (const file of files) assert.equal(await check(file), null, file.name);
}

async function refuses(message: string, files: readonly File[]) {
  for (const file of files) assert.equal(await check(file), message, file.name);
}

describe("the declared type of a resume", () => {
  it("is PDF, DOC or DOCX by extension or, without one, by media type", async () => {
    await takes([pdf(), doc(), docx(), pdf("resume"), pdf("cv.v2.pdf"), named("cv.pdf", pdfText)]);
    const others = ["cv.odt", "cv.pdf.exe", "cv", ".pdfx"].map((name) => named(name, pdfText));
    await refuses(messages.resumeType, others);
    await refuses(messages.resumeEmpty, [pdf("cv.pdf", "")]);
  });

  it("is a hint: another accepted document under the name is taken", async () => {
    await takes([docx("cv.doc"), docx("cv.pdf"), doc("cv.docx"), pdf("cv.docx")]);
  });
});

describe("a PDF", () => {
  it("is taken when its header begins within the first 1,024 bytes", async () => {
    await takes([
      pdf("bom.pdf", `\ufeff${pdfText}`),
      pdf("print-job.pdf", `@PJL SET COPIES=1\r\n${pdfText}`),
      pdf("farthest.pdf", " ".repeat(1_023) + pdfText),
    ]);
  });

  it("is taken without a header if it is whole otherwise", async () => {
    const lost = ["", "%PDF1.4\n", "\0".repeat(1_024) + "%PDF-1.4\n"];
    const whole = "1 0 obj\n<<>>\nendobj\ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF";
    await takes(lost.map((header, index) => pdf(`${index}.pdf`, header + whole)));
    for (const word of ["/Root", "startxref", "%%EOF", "0 obj"]) {
      assert.notEqual(await check(pdf(`without ${word}.pdf`, whole.replace(word, ""))), null, word);
    }
  });

  it("is taken whatever follows its end", async () => {
    const endings = ["\0".repeat(5_000), "x".repeat(6_000), "\r-- \rSent to a list\r".repeat(60)];
    await takes(endings.map((ending, index) => pdf(`${index}.pdf`, pdfText + ending)));
  });

  it("is taken with any of the marks from which readers rebuild it", async () => {
    const object = "%PDF-1.4\r12\n0\tobj\r<<>>\rendobj\r";
    await takes(["startxref", "%%EOF", "trailer"].map((mark) => pdf(`${mark}.pdf`, object + mark)));
    await refuses(resumeRefusals.damaged, [pdf("cut.pdf", cutPdfText)]);
  });

  it("is taken wherever its object and its mark stand in a large file", async () => {
    // The file is searched in pieces. Every letter may be the last one of a piece.
    const [start, object, end] = ["%PDF-1.7\n", "1 0 obj\n", "startxref\n"];
    for (let shift = 0; shift < object.length + end.length; shift++) {
      const before = " ".repeat(64 * 1024 - start.length - shift);
      await takes([pdf(`${shift}.pdf`, `${start}${before}${object}${end}`)]);
    }
  });

  it("is refused without an object", async () => {
    const bodies = ["", "obj", "1 obj", "a 0 obj", "endobj", "1 0 ob"];
    const files = bodies.map((body) => pdf(`${body}.pdf`, `%PDF-1.7\n%-\n${body}\n%%EOF`));
    await refuses(resumeRefusals.damaged, files);
    await refuses(resumeRefusals.damaged, [pdf("page.pdf", `%PDF-\n${html}\n%%EOF`)]);
  });
});

describe("a Word document", () => {
  it("is taken when the package says so, whatever its parts are called", async () => {
    const strict = "http://purl.oclc.org/ooxml";
    await takes([
      docx("word-online.docx", wordPackage({ part: "word/document2.xml" })),
      docx("elsewhere.docx", wordPackage({ part: "a/b/My%20text.xml" })),
      docx(
        "strict.docx",
        wordPackage({
          relationship: `${strict}/officeDocument/relationships/officeDocument`,
          namespace: `${strict}/wordprocessingml/main`,
        }),
      ),
      docx(
        "template.docx",
        wordPackage({ type: main.replace(".document.main", ".template.main") }),
      ),
      docx("letter-case.docx", wordPackage({ type: main.toUpperCase() })),
      docx("macro-name.docx", { ...wordParts, "word/vbaProject.bin": "no macro by its type" }),
    ]);
  });

  it("is taken when names differ in case, begin with a slash or have backslashes", async () => {
    const rename = (change: (name: string) => string) =>
      Object.fromEntries(Object.entries(wordParts).map(([name, part]) => [change(name), part]));
    await takes([
      docx("upper.docx", rename((name) => name.toUpperCase())),
      docx("rooted.docx", rename((name) => `/${name}`)),
      docx("backslash.docx", rename((name) => name.replaceAll("/", "\\"))),
    ]);
  });

  it("is taken in UTF-16", async () => {
    const parts = Object.entries(wordParts)
      .map((
        [name, part],
      ) => [name, Buffer.from(`\ufeff${part}`.replace("UTF-8", "UTF-16"), "utf16le")]);
    await takes([docx("utf-16.docx", Object.fromEntries(parts))]);
  });

  it("is taken with bytes after the archive, and with a wrong length of its comment", async () => {
    const archive = zip(wordParts);
    const wrong = Buffer.from(archive);
    wrong.writeUInt16LE(1, archive.length - 2);
    const fakeEnd = Buffer.concat([archive, Buffer.from("PK\x05\x06"), Buffer.alloc(18, 1)]);
    await takes([
      named("newline.docx", Buffer.concat([archive, Buffer.from("\r\n")])),
      named("long.docx", Buffer.concat([archive, Buffer.alloc(70_000)])),
      named("comment.docx", wrong),
      named("fake-end.docx", fakeEnd),
    ]);
  });

  it("is refused as damaged when its archive or its parts cannot be read", async () => {
    const cut = zip(wordParts);
    cut.write("xx", cut.lastIndexOf("PK\x01\x02"));
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`word/${n}.xml`, ""]));
    const { "word/document.xml": _, ...withoutMain } = wordParts;
    await refuses(
      resumeRefusals.damaged,
      [
        cut,
        zip(wordParts).subarray(0, -1),
        zip({ ...wordParts, "../evil.xml": "" }),
        zip({ ...wordParts, ...many }),
        Buffer.from("PK\x03\x04 and nothing of a zip file"),
        zip(withoutMain),
        zip({ ...wordParts, "word/document.xml": "no XML" }),
        zip({ ...wordParts, "word/document.xml": "<document>Another namespace</document>" }),
        zip({ ...wordParts, "_rels/.rels": "<Relationships/>" }),
        zip({ ...wordParts, "[Content_Types].xml": " ".repeat(2 * 1024 * 1024) }),
      ].map((bytes, index) => named(`${index}.docx`, bytes)),
    );
  });

  it("is refused when it unpacks to far more than it is", async () => {
    const megabytes = (n: number) => Buffer.alloc(n * 1024 * 1024);
    const image = randomBytes(1024 * 1024);
    await refuses(resumeRefusals.damaged, [
      docx("bomb.docx", { ...wordParts, "word/a.xml": megabytes(20) }),
      docx("large.docx", { ...wordParts, "word/1.jpg": image, "word/a.xml": megabytes(64) }),
    ]);
    await takes([docx("scan.docx", { ...wordParts, "word/1.jpg": image, "a.bmp": megabytes(62) })]);
  });

  it("is refused just above 100 times its size", async () => {
    const packed = 20_000;
    const parts = (ratio: number) => ({
      ...wordParts,
      "word/1.jpg": randomBytes(packed),
      // Zeros take about a thousandth of their size.
      "word/a.xml": Buffer.alloc(ratio * packed),
    });
    await takes([docx("80.docx", parts(80))]);
    await refuses(resumeRefusals.damaged, [docx("150.docx", parts(150))]);
  });

  it("is refused by the types that may hold macros, whatever the parts are called", async () => {
    const typed = `<Override PartName="/word/project.bin" ContentType="${macroPart}"/>`;
    const byExtension = `<Default Extension="bin" ContentType="${macroPart}"/>`;
    const macro = { "word/project.bin": "macro" };
    await refuses(resumeRefusals.macro, [
      docx("main.docx", wordPackage({ type: macroMain })),
      docx("part.docx", { ...wordPackage({ types: typed }), ...macro }),
      docx("extension.docx", { ...wordPackage({ types: byExtension }), ...macro }),
      named("flat.doc", flatPackage(macroMain)),
      named("2003.doc", `${word2003} w:macrosPresent="yes"/>`),
    ]);
    // A type that no part has holds nothing.
    await takes([docx("unused.docx", wordPackage({ types: byExtension }))]);
  });
});

describe("a Word 97-2003 document", () => {
  it("is an OLE file whose root has the stream WordDocument", async () => {
    const short = { WordDocument: wordStream({ length: 1_000 }), Data: Buffer.alloc(10) };
    const later = { Pictures: Buffer.alloc(5_000), ...wordStreams };
    await takes([doc(), doc("short.doc", short), doc("later.doc", later)]);
    await refuses(resumeRefusals.unknown, [doc("other.doc", { Contents: Buffer.alloc(5_000) })]);
  });

  it("is refused when it has no directory", async () => {
    const signature = Buffer.from("d0cf11e0a1b11ae1", "hex");
    const looping = oleFile(wordStreams);
    looping.writeUInt32LE(1, 512 + 4);
    await refuses(resumeRefusals.damaged, [
      named("short.doc", signature),
      named("zeros.doc", Buffer.concat([signature, Buffer.alloc(600)])),
    ]);
    await takes([named("looping.doc", looping)]);
  });

  it("of other formats that Word opens is taken: RTF, XML, Word 2 and WordPerfect", async () => {
    await takes([
      named("cv.doc", "{\\rtf1\\ansi I write grants.}"),
      named("space.doc", "\ufeff\n{\\rtf1 I write grants.}"),
      named("2003.doc", `<?xml version="1.0"?>\n<!-- x -->${word2003}><w:body/></w:wordDocument>`),
      named("2003-utf16.doc", Buffer.from(`\ufeff${word2003}/>`, "utf16le")),
      named("flat.doc", flatPackage(main)),
      named("wp.doc", Buffer.from("ff5750436e0f0000010a000000000000", "hex")),
      named("word2.doc", Buffer.concat([Buffer.from("dba52d00", "hex"), Buffer.alloc(400)])),
    ]);
  });
});

describe("a file that needs a password", () => {
  it("is told so", async () => {
    const flags = 0x0100;
    await refuses(resumeRefusals.password, [
      doc("cv.docx", { EncryptionInfo: Buffer.alloc(64), EncryptedPackage: Buffer.alloc(5_000) }),
      named("wp.doc", Buffer.from("ff5750436e0f0000010a000012340000", "hex")),
      doc("cv.doc", { WordDocument: wordStream({ flags }) }),
      doc("short.doc", {
        Data: Buffer.alloc(70),
        WordDocument: wordStream({ flags, length: 900 }),
      }),
    ]);
  });
});

describe("a file that is no document", () => {
  const openDocument = { mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "" };
  const sheet = main.replace("wordprocessingml.document", "spreadsheetml.sheet");
  const slides = main.replace("wordprocessingml.document", "presentationml.presentation");
  const others: Record<OtherFile, (string | Buffer)[]> = {
    "a web page": [
      html,
      `<!DOCTYPE html>\n${html}`,
      `\ufeff  <HTML xmlns:w="urn:schemas-microsoft-com:office:word">`,
      `<?xml version="1.0"?><!DOCTYPE html><html/>`,
      `<!-- saved -->\n${html}`,
      "MIME-Version: 1.0\nContent-Type: multipart/related",
      Buffer.from(`\ufeff${html}`, "utf16le"),
    ],
    "a picture": [
      Buffer.from("ffd8ffe0", "hex"),
      Buffer.from("89504e470d0a1a0a", "hex"),
      "RIFF\x01\x02\x03\x04WEBP",
      "\0\0\0\x18ftypheic",
    ],
    "plain text": ["Ada Palmer\nI write grants.\n", "Résumé\tof Ada", `${"é".repeat(4_000)}`],
    "a spreadsheet": [
      oleFile({ Workbook: Buffer.alloc(5_000) }),
      zip(wordPackage({ part: "xl/workbook.xml", type: sheet })),
    ],
    "a presentation": [
      oleFile({ "PowerPoint Document": Buffer.alloc(5_000) }),
      zip(wordPackage({ part: "ppt/presentation.xml", type: slides })),
    ],
    "an email message": [
      "Return-Path: <ada@county.example>\nSubject: Resume",
      oleFile({ "__properties_version1.0": Buffer.alloc(100) }),
    ],
    "an OpenDocument file": [zip(openDocument)],
    "a Pages document": [zip({ "Index/Document.iwa": "x", "preview.jpg": "x" })],
    "a ZIP archive": [
      zip({ "word/document.xml": "program", "setup.exe": "MZ" }),
      zip({ "resume.pdf": pdfText }),
    ],
    "an archive": [
      "Rar!\x1a\x07",
      Buffer.from("377abcaf271c", "hex"),
      Buffer.from("1f8b08", "hex"),
    ],
    "a program": ["MZ\x90\0", "\x7fELF\x02"],
  };

  for (const [kind, contents] of Object.entries(others)) {
    it(`is told that it is ${kind}, under any accepted name`, async () => {
      const message = resumeRefusals.other(kind as OtherFile);
      for (const content of contents) {
        await refuses(message, ["cv.pdf", "cv.doc", "cv.docx"].map((name) => named(name, content)));
      }
    });
  }

  it("is unknown otherwise", async () => {
    await refuses(resumeRefusals.unknown, [
      named("zeros.pdf", Buffer.alloc(3_000)),
      named("graphic.doc", Buffer.from("ff5750431000000001160000", "hex")),
      named("noise.doc", Buffer.from("0102fffe00a1", "hex")),
      named("other.doc", '<?xml version="1.0"?><resume xmlns="urn:other"/>\0'),
    ]);
  });
});

describe("any bytes", () => {
  it("get an answer", async () => {
    const starts = ["", "%PDF-", "PK\x03\x04", "PK\x03\x04PK\x01\x02", "<?xml ", "{\\rtf"];
    const ole = oleFile(wordStreams).toString("latin1");
    await fc.assert(fc.asyncProperty(
      fc.constantFrom("pdf", "doc", "docx"),
      fc.constantFrom(...starts, ole.slice(0, 600), ole.slice(0, 1_600)),
      fc.uint8Array({ maxLength: 400 }),
      fc.boolean(),
      async (extension, start, rest, ended) => {
        const end = ended ? Buffer.from("PK\x05\x06" + "\x01".repeat(18)) : Buffer.alloc(0);
        const bytes = new Uint8Array(Buffer.concat([Buffer.from(start, "latin1"), rest, end]));
        const answer = await checkResume({ name: `cv.${extension}`, type: docxType, bytes });
        assert(answer === null || answer.length > 10);
      },
    ));
  });

  it("of a document that are changed get an answer", async () => {
    const documents = [zip(wordParts), oleFile(wordStreams), Buffer.from(pdfText)];
    await fc.assert(fc.asyncProperty(
      fc.constantFrom(...documents),
      fc.array(fc.tuple(fc.nat(9_000), fc.nat(255)), { minLength: 1, maxLength: 20 }),
      async (document, changes) => {
        const bytes = new Uint8Array(document);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        const answer = await checkResume({ name: "cv.docx", type: "", bytes });
        assert(answer === null || answer.length > 10);
      },
    ));
  });
});
