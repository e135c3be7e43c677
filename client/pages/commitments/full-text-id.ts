/** The fragment of a commitment's full text, which opens its dialog too. */
export const fullTextId = (slug: string) => `${slug}-in-full`;
