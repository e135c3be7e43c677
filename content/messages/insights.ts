/** Texts for an article that is unknown or cannot be loaded (SPEC §2). */

export const insightsMessages = {
  /** SPEC §2, §8 */
  notFound: "Insight Not Found",
  notFoundText: "This article may have moved, or its address may be mistyped.",
  failure: "Failed to load the article. Please try again later.",
  failureText: "The connection may have been lost for a moment. Nothing on your side is broken.",
  /** SPEC §2 */
  viewAll: "View All Insights",
} as const;
