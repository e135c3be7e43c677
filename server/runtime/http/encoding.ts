/** Which compression a visitor accepts. */

export type Encoding = "br" | "gzip";

/** The best one that an Accept-Encoding header names and does not refuse with `q=0`. */
export function encodingFor(accepted: string | null): Encoding | null {
  if (!accepted) return null;
  return accepts.br.test(accepted) ? "br" : accepts.gzip.test(accepted) ? "gzip" : null;
}

const accepts = {
  br: /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/i,
  gzip: /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/i,
};
