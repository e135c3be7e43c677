/** Where a relative address leads from, whatever page shows it. */
const base = new URL("https://relative.invalid/commitments");

/**
 * The address of a link in backend text as a browser would read it, if it leads somewhere a link
 * may lead: a page of this site, http(s), mailto or tel.
 */
export function safeHref(href: string): string | undefined {
  if (!URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (url.origin === base.origin) return url.pathname + url.search + url.hash;
  return ["http:", "https:", "mailto:", "tel:"].includes(url.protocol) ? url.href : undefined;
}
