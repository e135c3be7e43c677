/** A title that would take one line where the others take two, and so end or begin elsewhere. */
export const hasTwoWords = (title: string): boolean => title.split(" ").length === 2;
