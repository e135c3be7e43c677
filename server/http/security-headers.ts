/** Headers that protect visitors, on every response, right for its kind. */

const everywhere: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

export interface Security {
  /** For whatever is not a page: nothing in it may run or be framed. */
  plain: Record<string, string>;
  /** For a page; the nonce allows the inline scripts of a streamed one. */
  page(nonce?: string): Record<string, string>;
}

export interface SecurityOptions {
  siteUrl: string;
  /** Value of Strict-Transport-Security, sent under https alone. */
  hsts: string | null;
  /** Where backend rows may point for pictures, besides this site. */
  pictureOrigin: string | null;
}

export function createSecurity({ siteUrl, hsts, pictureOrigin }: SecurityOptions): Security {
  const base = hsts && siteUrl.startsWith("https:")
    ? { ...everywhere, "strict-transport-security": hsts }
    : everywhere;
  const pictures = ["'self'", "data:", ...(pictureOrigin ? [pictureOrigin] : [])].join(" ");
  const policy = (nonce?: string) =>
    [
      "default-src 'none'",
      `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
      "style-src 'self'",
      `img-src ${pictures}`,
      "font-src 'self'",
      "media-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ].join("; ");
  const page = { ...base, "content-security-policy": policy() };
  return {
    plain: {
      ...base,
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
    page: (nonce) => nonce ? { ...base, "content-security-policy": policy(nonce) } : page,
  };
}
