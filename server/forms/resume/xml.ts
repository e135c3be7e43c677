/** Reads the beginning and the elements of small XML files. Entities of a DTD are never expanded. */
import type { Buffer } from "node:buffer";
import { SaxesParser } from "saxes";

export interface XmlElement {
  /** Without its prefix. */
  name: string;
  namespace: string;
  /** Values by the attribute's name without its prefix. */
  attributes: ReadonlyMap<string, string>;
}

/** Decodes UTF-8, or UTF-16 by its byte order mark. Bytes that are not text become U+FFFD. */
export function decodeText(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** @returns the first element of a text that may be cut; null when it is no XML */
export function rootElement(text: string): XmlElement | null {
  return readElements(text, 1)[0] ?? null;
}

/**
 * @param limit elements that are read
 * @returns the elements in the order of their opening tags, up to the first error
 */
export function readElements(text: string, limit: number): XmlElement[] {
  const elements: XmlElement[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", ({ local, uri, attributes }) => {
    const values = Object.values(attributes).map(({ local, value }) => [local, value] as const);
    elements.push({ name: local, namespace: uri, attributes: new Map(values) });
    if (elements.length === limit) throw new EndOfReading();
  });
  parser.on("error", () => {
    throw new EndOfReading();
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof EndOfReading)) throw error;
  }
  return elements;
}

class EndOfReading extends Error {}
