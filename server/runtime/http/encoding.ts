/** Content encodings. */

export type Encoding = "br" | "gzip";

/** The best encoding that an Accept-Encoding header allows; `q=0` forbids one. */
export function negotiateEncoding(header: string | null): Encoding | null {
  if (!header) return null;
  return accepts.br.test(header) ? "br" : accepts.gzip.test(header) ? "gzip" : null;
}

const accepts = {
  br: /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/i,
  gzip: /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/i,
};
