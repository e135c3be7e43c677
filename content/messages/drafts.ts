/** Texts of a draft preview. */

/** On a page with a row that staff have not published yet. */
export const draftMessages = {
  label: "Draft",
  text: "Not published. This link works for one hour after it is created.",
  title: (title: string) => `Draft: ${title}`,
} as const;
