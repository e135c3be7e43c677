/** Texts of loading and failure on a service's page (SPEC §2, §4, §8). */

export const serviceMessages = {
  loading: "Loading service...",
  /** SPEC §4, §8: no slug, or nothing published under it. */
  notFound: "Service not found",
  /** SPEC §8 */
  failure: "Failed to load service details. Please try again later.",
  notFoundText:
    "No service has this address. It may have been renamed, or the address may be mistyped. These are the services that we offer.",
  failureText:
    "The fault is on our side and usually passes within a minute. If you would rather not wait, call us: we can tell you what this page says.",
  /** SPEC §2 */
  viewAll: "View All Services",
} as const;
