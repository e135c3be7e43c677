/** Texts of loading and failure of the list of services (SPEC §2, §8). */

export const servicesMessages = {
  loading: "Loading services...",
  /** SPEC §2, §8 */
  failure: "Failed to load services. Please try again later.",
  failureText:
    "The fault is on our side and usually passes within a minute. Each service has its own page, and you can call us in the meantime.",
  empty: "No services are published at the moment.",
} as const;
