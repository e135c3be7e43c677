/**
 * Whether a request comes from a page of this site. Browsers send Sec-Fetch-Site, older ones Origin.
 * A request with neither was not sent by another site's page.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  return !origin || isOwnOrigin(origin, request, siteUrl);
}

export function isOwnOrigin(origin: string, request: Request, siteUrl: string): boolean {
  if (origin === siteUrl || origin === new URL(request.url).origin) return true;
  // A proxy in front may speak another scheme.
  return URL.parse(origin)?.host === request.headers.get("host");
}
