/** Reads XML that is tags alone, as the parts of a Word document that name other parts are. */

export type Attributes = Map<string, string>;

const name = String.raw`[^\s"'<>/=?!&]+`;
/** In another encoding other bytes are quotes. */
const prolog = /^<\?xml\s(?![^>]*encoding\s*=\s*["'](?!utf-(?:8|16)["']))[^<>?]*\?>/i;
const begin = new RegExp(String.raw`\s*</?${name}`, "y");
const attribute = new RegExp(String.raw`\s+(${name})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, "y");
const end = /\s*\/?>/y;

/**
 * @returns the attributes of every tag; null for anything else between or in them, which may be read
 * in two ways: text, comments, declarations, references to characters (but in addresses), an attribute twice.
 */
export function readPlainTags(xml: string): Attributes[] | null {
  const text = xml.replace(prolog, "").trimEnd();
  const tags: Attributes[] = [];
  let at = 0;
  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  }
  while (at < text.length) {
    if (!take(begin)) return null;
    const attributes: Attributes = new Map();
    for (let found; (found = take(attribute));) {
      const [, key = "", double, single = ""] = found;
      const value = double ?? single;
      // An address may have an apostrophe, and begins as it is written.
      if (attributes.has(key) || value.includes("&#") && key !== "Target") return null;
      attributes.set(key, value);
    }
    if (!take(end)) return null;
    tags.push(attributes);
  }
  return tags;
}
