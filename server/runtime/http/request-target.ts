/** Request targets: validation and canonical form. */

/**
 * Whether the URL has over 8 KB. V8 hashes strings over 16,383 characters by their length alone, so
 * invented addresses of that length would collide in the router's table and in caches.
 */
export const isTooLong = ({ url }: Request): boolean => url.length > 8_192;

/** A valid Host header; an absent one is valid too. Otherwise the start of the path is ambiguous. */
const hostPattern = /^(?:(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?)?$/i;

const urlPattern = /^https?:\/\/[^/]+(\/[^?#]*)(\?[^#]*)?$/;

/** Path and query as sent; null for an invalid host, escapes that are not UTF-8, or line breaks. */
export function parseRequestTarget(request: Request) {
  if (!hasValidHost(request)) return null;
  const [, path, search = ""] = urlPattern.exec(request.url) ?? [];
  return path !== undefined && isDecodable(path) ? { path, search } : null;
}

export function hasValidHost({ url, headers }: Request): boolean {
  return hostPattern.test(headers.get("host") ?? "") && URL.canParse(url);
}

/**
 * Each page has one URL: lower case, without trailing slash, double slashes, dot segments and escapes
 * of unreserved characters. Files (names with an extension) keep their case.
 *
 * @returns the canonical target in ASCII, or null when the target is canonical
 */
export function canonicalTarget({ path, search }: { path: string; search: string }) {
  const url = new URL(`http://site${path}${search}`);
  const resolved = url.pathname
    .replace(/%[\dA-Fa-f]{2}/g, (escape) => {
      const character = String.fromCharCode(parseInt(escape.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
    })
    // Two leading slashes would name another host.
    .replace(/\/{2,}/g, "/");
  const isFile = /\.\w+$/.test(resolved);
  const canonical = isFile ? resolved : resolved.replace(/(.)\/$/, "$1")
    .replace(/%[\dA-F]{2}|[A-Z]/g, (part) => part.length === 1 ? part.toLowerCase() : part);
  return canonical === path ? null : canonical + url.search;
}

/** Whether the escapes of a path are UTF-8 without line breaks. */
export function isDecodable(path: string): boolean {
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
