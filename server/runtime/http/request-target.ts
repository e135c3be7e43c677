/** Addresses as they are asked for, before anything is looked up under them. */

interface Address {
  /** Begins with one slash; percent-encoded. */
  path: string;
  /** With its question mark; empty when there is none. */
  search: string;
}

/** A Host header, or none: with anything else in it, where the path begins would be a guess. */
const hostForm = /^(?:(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?)?$/i;

/** The path and the query as they were sent. */
const form = /^https?:\/\/[^/]+(\/[^?#]*)(\?[^#]*)?$/;

/**
 * Reads a request's address; null when it is not well formed: a host that is none, escapes that are
 * no UTF-8, or characters that would break a line.
 */
export function readAddress(request: Request): Address | null {
  if (!isHost(request)) return null;
  const [, path, search = ""] = form.exec(request.url) ?? [];
  return path !== undefined && isReadable(path) ? { path, search } : null;
}

/** Whether a request names a host, or none, in a form that leaves no doubt where its path begins. */
export function isHost({ url, headers }: Request): boolean {
  return hostForm.test(headers.get("host") ?? "") && URL.canParse(url);
}

/**
 * Pages have one address: no trailing slash, no doubled slash, no dot segments, lower case, and no
 * escape that stands for a plain letter. Files, whose names have an extension, keep their case.
 *
 * @returns where the address should lead, in ASCII, or null when it is that already
 */
export function canonicalAddress({ path, search }: Address): string | null {
  const url = new URL(`http://site${path}${search}`);
  const resolved = url.pathname
    .replace(/%[\dA-Fa-f]{2}/g, (escape) => {
      const character = String.fromCharCode(parseInt(escape.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
    })
    // Two slashes in front would name another host.
    .replace(/\/{2,}/g, "/");
  const isFile = /\.\w+$/.test(resolved);
  const canonical = isFile ? resolved : resolved.replace(/(.)\/$/, "$1")
    .replace(/%[\dA-F]{2}|[A-Z]/g, (part) => part.length === 1 ? part.toLowerCase() : part);
  return canonical === path ? null : canonical + url.search;
}

/** Whether a path's escapes are characters, none of which ends a line. */
export function isReadable(path: string): boolean {
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
