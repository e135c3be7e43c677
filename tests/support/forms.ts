/** Filled-in forms, resumes of each kind, and how a browser without script sends them. */
import { Buffer } from "node:buffer";
import { crc32, deflateRawSync } from "node:zlib";
import { paths } from "../../content/paths.ts";
import type { RunningApp } from "./app.ts";

export const inquiryFields = {
  name: " Ada Palmer ",
  email: "Ada@County.Example ",
  organization: "",
  phone: "",
  service: "Grant Writing & Management",
  message: "We need help\nwith a grant.\n",
};

export const applicationFields = {
  firstName: "Ada",
  lastName: "O'Neil-Palmer ",
  email: " Ada@County.Example",
  phone: "850-555-0101",
  location: "Tallahassee FL",
  position: "Other / General Application",
  experience: "10+ years",
  availability: "2 weeks",
  salary: "",
  linkedIn: "https://www.linkedin.com/in/ada",
  portfolio: "",
  coverLetter: "I write grants.",
};

const json = { accept: "application/json" };

export type Values = Record<string, string>;

interface Sending {
  headers?: Record<string, string>;
  /** Asks for JSON, as script does. */
  script?: boolean;
}

export function postFields(
  site: RunningApp,
  path: string,
  values: Values,
  { headers = {}, script }: Sending = {},
): Promise<Response> {
  return site.get(path, {
    method: "POST",
    headers: { ...script ? json : {}, ...headers },
    body: new URLSearchParams(values),
  });
}

export function applicationBody(file: File | null, values: Values = applicationFields): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  body.append("resume", file ?? new File([], "", { type: "application/octet-stream" }));
  return body;
}

export function postApplication(
  site: RunningApp,
  file: File | null,
  values: Values = applicationFields,
  { headers = {}, script }: Sending = {},
): Promise<Response> {
  return site.get(paths.careers, {
    method: "POST",
    headers: { ...script ? json : {}, ...headers },
    body: applicationBody(file, values),
  });
}

const pdfType = "application/pdf";
const docType = "application/msword";
export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export const pdfText =
  "%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF";

export function pdf(name = "Ada's résumé.PDF", text = pdfText): File {
  return new File([text], name, { type: pdfType });
}

export function doc(name = "resume.doc"): File {
  return new File([Buffer.from("d0cf11e0a1b11ae1", "hex"), "rest"], name, { type: docType });
}

export const wordParts: Record<string, string> = {
  "[Content_Types].xml": "<Types/>",
  "word/document.xml": "<w:document>I write grants.</w:document>",
};

export function docx(name = "resume.docx", parts: Record<string, string | Buffer> = wordParts) {
  return new File([zip(parts)], name, { type: docxType });
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
