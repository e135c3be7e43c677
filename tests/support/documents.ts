/** Files that applicants choose, made of bytes: PDF, Word documents, ZIP archives and OLE files. */
import { Buffer } from "node:buffer";
import { crc32, deflateRawSync } from "node:zlib";

const pdfType = "application/pdf";
const docType = "application/msword";
export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export const pdfText =
  "%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF";

/** A PDF whose end did not arrive. */
export const cutPdfText = pdfText.slice(0, pdfText.indexOf("trailer"));

export function pdf(name = "Ada's résumé.PDF", text: string | Buffer = pdfText): File {
  return new File([text as BlobPart], name, { type: pdfType });
}

/** A Word 97-2003 document, or another OLE file with the given streams. */
export function doc(name = "resume.doc", streams: Record<string, Buffer> = wordStreams): File {
  return new File([oleFile(streams) as BlobPart], name, { type: docType });
}

/** The first block of a Word document's main stream. `flags` are those of MS-DOC 2.5.2. */
export function wordStream({ flags = 0, length = 4_096 } = {}): Buffer {
  const stream = Buffer.alloc(length);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(flags, 10);
  return stream;
}

export const wordStreams = { WordDocument: wordStream(), "1Table": Buffer.alloc(4_096) };

const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const packageNamespace = "http://schemas.openxmlformats.org/package/2006";
const officeDocument =
  "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument";
const wordNamespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

/** The parts of a Word document. */
export function wordPackage({
  part = "word/document.xml",
  type = main,
  relationship = officeDocument,
  namespace = wordNamespace,
  types = "",
} = {}): Record<string, string | Buffer> {
  return {
    "[Content_Types].xml":
      `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${packageNamespace}/content-types">` +
      `<Default Extension="xml" ContentType="application/xml"/>${types}` +
      `<Override PartName="/${part}" ContentType="${type}"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${packageNamespace}/relationships">` +
      `<Relationship Id="rId1" Type="${relationship}" Target="${part}"/></Relationships>`,
    [part]: `<w:document xmlns:w="${namespace}"><w:body>I write grants.</w:body></w:document>`,
  };
}

export const wordParts = wordPackage();

export function docx(name = "resume.docx", parts: Record<string, string | Buffer> = wordParts) {
  return new File([zip(parts)], name, { type: docxType });
}

/**
 * An OLE file (MS-CFB) with 512-byte sectors. Streams below 4,096 bytes are in the root's stream. The
 * first sectors are the sector table and the directory.
 */
export function oleFile(streams: Record<string, Buffer>): Buffer {
  const sectorLength = 512, miniSectorLength = 64, miniLimit = 4_096;
  const chainEnd = 0xfffffffe, free = 0xffffffff;
  const names = Object.keys(streams);
  const directorySectors = Math.ceil((names.length + 1) / 4);
  const sectors: Buffer[] = [];
  const table: number[] = [0xfffffffd];
  for (let n = 1; n <= directorySectors; n++) table.push(n < directorySectors ? n + 1 : chainEnd);

  function store(bytes: Buffer): number {
    const first = table.length;
    const count = Math.ceil(bytes.length / sectorLength);
    for (let n = 0; n < count; n++) {
      const sector = Buffer.alloc(sectorLength);
      bytes.copy(sector, 0, n * sectorLength, (n + 1) * sectorLength);
      sectors.push(sector);
      table.push(n + 1 < count ? first + n + 1 : chainEnd);
    }
    return count > 0 ? first : chainEnd;
  }

  function entry(name: string, type: number, fields: Partial<Record<"right" | "child", number>>) {
    const bytes = Buffer.alloc(128);
    bytes.write(name, 0, "utf16le");
    bytes.writeUInt16LE(2 * (name.length + 1), 0x40);
    bytes.writeUInt8(type, 0x42);
    bytes.writeUInt32LE(free, 0x44);
    bytes.writeUInt32LE(fields.right ?? free, 0x48);
    bytes.writeUInt32LE(fields.child ?? free, 0x4c);
    return bytes;
  }

  const small: Buffer[] = [];
  const entries = names.map((name, index) => {
    const stream = streams[name]!;
    const bytes = entry(name, 2, index + 1 < names.length ? { right: index + 2 } : {});
    bytes.writeUInt32LE(stream.length, 0x78);
    if (stream.length >= miniLimit) {
      bytes.writeUInt32LE(store(stream), 0x74);
    } else {
      bytes.writeUInt32LE(Buffer.concat(small).length / miniSectorLength, 0x74);
      const padding = Buffer.alloc(-stream.length & (miniSectorLength - 1));
      small.push(stream, padding);
    }
    return bytes;
  });
  const root = entry("Root Entry", 5, { child: 1 });
  root.writeUInt32LE(store(Buffer.concat(small)), 0x74);
  const directory = Buffer.alloc(directorySectors * sectorLength);
  Buffer.concat([root, ...entries]).copy(directory);

  const header = Buffer.alloc(sectorLength, 0xff);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt16LE(6, 0x20);
  header.writeUInt32LE(1, 0x30);
  header.writeUInt32LE(miniLimit, 0x38);
  header.writeUInt32LE(chainEnd, 0x44);
  header.writeUInt32LE(0, 0x4c);
  const tableSector = Buffer.alloc(sectorLength, 0xff);
  table.forEach((next, index) => tableSector.writeUInt32LE(next, 4 * index));
  return Buffer.concat([header, tableSector, directory, ...sectors]);
}

/** A zip file; `size` replaces what its directory says an entry unpacks to. */
export function zip(
  parts: Record<string, string | Buffer>,
  size?: number,
  pack: (plain: Buffer) => Buffer = deflateRawSync,
) {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const plain = Buffer.from(content);
    const packed = pack(plain);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size ?? plain.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\0"), common, tail, Buffer.from(name));
    bodies.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(bodies.length, 4);
  end.writeUInt16LE(bodies.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, ...directory, Buffer.from("PK\x05\x06"), end]);
}

/** A PDF of that many bytes. */
export function pdfOf(size: number): File {
  const start = "%PDF-1.7\n1 0 obj\n", end = "%%EOF";
  return pdf("cv.pdf", start + " ".repeat(size - start.length - end.length) + end);
}
