/** Texts for an unknown article (SPEC §2). */

export const insightsMessages = {
  /** SPEC §2, §8 */
  notFound: "Insight Not Found",
  notFoundText: "This article may have moved, or its address may be mistyped.",
  /** SPEC §2 */
  viewAll: "View All Insights",
} as const;
