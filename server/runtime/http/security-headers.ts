/**
 * Headers that protect visitors, each where it acts: a page needs them all, a picture two. Every
 * header costs each answer of its kind a twentieth of its throughput (docs/performance.md).
 */
import type { Inline } from "./assets.ts";

/** For what no browser runs or shows as a document of ours: nothing may guess at it or embed it. */
const everywhere: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

export type Security = ReturnType<typeof createSecurity>;

export function createSecurity({ siteUrl, hsts, pictureOrigins }: {
  siteUrl: string;
  /** Value of Strict-Transport-Security under https; null sends none. */
  hsts: string | null;
  /** Other origins that may serve pictures. */
  pictureOrigins: readonly string[];
}) {
  const inert = hsts && siteUrl.startsWith("https:")
    ? { ...everywhere, "strict-transport-security": hsts }
    : everywhere;
  const pictures = ["'self'", "data:", ...pictureOrigins].join(" ");
  return {
    /** For data, pictures, fonts, scripts and sheets. */
    inert,
    /** For whatever else is not a page: nothing in it may run or be framed. */
    plain: {
      ...inert,
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
    /** For a page with what stands in it; the nonce allows the inline scripts of a streamed one. */
    page: ({ script, style }: Record<"script" | "style", Inline>, nonce?: string) => ({
      ...inert,
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy":
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
      "content-security-policy": [
        "default-src 'none'",
        `script-src 'self' ${script.source}${nonce ? ` 'nonce-${nonce}'` : ""}`,
        `style-src 'self' ${style.source}`,
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
