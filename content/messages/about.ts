/** Texts for an unknown about section (SPEC §2). */

export const aboutMessages = {
  /** SPEC §2, §8: the slug is unknown. */
  notFound: "Section Not Found",
  notFoundText: "We have no section by that name.",
  /** SPEC §2 */
  back: "Back to About",
  /** SPEC §2, §8: the slug is known and has no content of its own. */
  contentMissing: "Content not found",
} as const;
