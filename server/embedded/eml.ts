/** Mails as `.eml` files: written for any mail program to open, and read back for the inbox. */
import { Buffer } from "node:buffer";

export interface Mail {
  from: string;
  to: string[];
  bcc: string[];
  reply_to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export interface StoredMail {
  /** ISO 8601. */
  date: string;
  from: string;
  to: string;
  bcc: string;
  subject: string;
  text: string;
}

/** RFC 5322 with both forms of the body (RFC 2046), in ASCII (RFC 2045, RFC 2047) with CRLF. */
export function formatMail(mail: Mail, id: string, date: Date): string {
  const boundary = `=_${id}`;
  const head: [string, string | string[]][] = [
    ["Date", date.toUTCString().replace("GMT", "+0000")],
    ["Message-ID", `<${id}@embedded.invalid>`],
    ["From", mail.from],
    ["To", mail.to],
    // A real mail leaves this out; the outbox shows who would have got it.
    ["Bcc", mail.bcc],
    ["Reply-To", mail.reply_to],
    ["Subject", mail.subject],
    ...Object.entries(mail.headers),
    ["MIME-Version", "1.0"],
    ["Content-Type", `multipart/alternative; boundary="${boundary}"`],
  ];
  return [
    ...head.filter(([, value]) => value.length > 0).map(headerLine),
    "",
    ...bodyPart(boundary, "text/plain", mail.text),
    ...bodyPart(boundary, "text/html", mail.html),
    `--${boundary}--`,
    "",
  ].join("\r\n");
}

/** Reads what `formatMail` wrote. */
export function parseMail(source: string): StoredMail {
  const [head = "", ...rest] = source.split("\r\n\r\n");
  const headers = new Map(
    head.replace(/\r\n /g, " ").split("\r\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), decodeWords(line.slice(colon + 2))];
    }),
  );
  const boundary = /boundary="([^"]+)"/.exec(headers.get("Content-Type") ?? "")?.[1];
  const text = rest.join("\r\n\r\n").split(`\r\n--${boundary}`)[0] ?? "";
  const header = (name: string) => headers.get(name) ?? "";
  return {
    date: new Date(header("Date")).toISOString(),
    from: header("From"),
    to: header("To"),
    bcc: header("Bcc"),
    subject: header("Subject"),
    text: decodeQuotedPrintable(text.slice(text.indexOf("\r\n\r\n") + 4)),
  };
}

function bodyPart(boundary: string, type: string, text: string): string[] {
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    "Content-Transfer-Encoding: quoted-printable",
    "",
    encodeQuotedPrintable(text),
  ];
}

function headerLine([name, value]: [string, string | string[]]): string {
  // Text that looks encoded already is encoded, or it would be read as something else.
  const plain = (text: string) => /^[\x20-\x7e]*$/.test(text) && !text.includes("=?");
  const encode = (text: string) => plain(text) ? fold(text) : encodeWords(text);
  return `${name}: ${[value].flat().map(encode).join(",\r\n ")}`;
}

/** Lines of at most 78 characters where there is a space to break at. */
function fold(value: string): string {
  return value.replace(/(.{1,66}|\S+)(?: |$)/g, (_, line) => `${line}\r\n `).trimEnd();
}

/** RFC 2047, except an address at the end, which has to stay readable for programs. */
function encodeWords(value: string): string {
  const [, words, address] = /^(.*?)(\s*<[\x21-\x7e]+>)?$/s.exec(value)!;
  const pieces = [];
  // 36 bytes become 60 letters, which leaves room for a name; a character is never cut in two.
  let piece = "";
  for (const character of words!) {
    if (Buffer.byteLength(piece + character) > 36) {
      pieces.push(piece);
      piece = "";
    }
    piece += character;
  }
  pieces.push(piece);
  const encoded = pieces.map((text) => `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`);
  return [...encoded, ...address ? [address.trim()] : []].join("\r\n ");
}

function decodeWords(value: string): string {
  return value.replace(/\?= =\?/g, "?==?")
    .replace(/=\?utf-8\?B\?([^?]*)\?=/g, (_, word) => Buffer.from(word, "base64").toString());
}

function encodeQuotedPrintable(text: string): string {
  return text.replace(/\r\n?/g, "\n").split("\n").map(encodeLine).join("\r\n");
}

function encodeLine(line: string): string {
  const bytes = Buffer.from(line);
  const symbols = Array.from(bytes, (byte, index) => {
    const last = index === bytes.length - 1;
    const plain = byte > 0x20 && byte < 0x7f && byte !== 0x3d || byte === 0x20 && !last;
    return plain
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  });
  let encoded = "";
  let length = 0;
  for (const symbol of symbols) {
    if (length + symbol.length > 75) {
      encoded += "=\r\n";
      length = 0;
    }
    encoded += symbol;
    length += symbol.length;
  }
  return encoded;
}

function decodeQuotedPrintable(text: string): string {
  const joined = text.replace(/=\r\n/g, "").replace(/\r\n/g, "\n");
  const bytes = joined.replace(
    /=([0-9A-F]{2})/g,
    (_, hex) => String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}
