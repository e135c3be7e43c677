/**
 * Security headers. Each kind of response gets only the headers that act on it: every header costs
 * about 5% of the throughput (docs/performance.md).
 */
import type { InlineSource } from "./assets.ts";

/** No content sniffing, no embedding by other sites. */
const base: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>;

export function createSecurityHeaders({ siteUrl, hsts, pictureOrigins }: {
  siteUrl: string;
  /** Value of Strict-Transport-Security under https; null sends none. */
  hsts: string | null;
  /** Other origins that may serve pictures. */
  pictureOrigins: readonly string[];
}) {
  const subresource = hsts && siteUrl.startsWith("https:")
    ? { ...base, "strict-transport-security": hsts }
    : base;
  const pictures = ["'self'", "data:", ...pictureOrigins].join(" ");
  return {
    /** For data, pictures, fonts, scripts and stylesheets. */
    subresource,
    /** For other documents that are not pages: nothing in them may run or be framed. */
    sandboxed: {
      ...subresource,
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
    /** @param nonce for the inline scripts of a streamed page */
    page: (
      { script, styles }: { script: InlineSource; styles: readonly InlineSource[] },
      nonce?: string,
    ) => ({
      ...subresource,
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy":
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
      "content-security-policy": [
        "default-src 'none'",
        `script-src 'self' ${script.source}${nonce ? ` 'nonce-${nonce}'` : ""}`,
        `style-src 'self' ${styles.map(({ source }) => source).join(" ")}`,
        `img-src ${pictures}`,
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ].join("; "),
    }),
  };
}
