/** A piece of an invented document with a note in its margin. */
export interface Specimen {
  /** Over the sheet. */
  document: string;
  rows?: readonly { item: string; value: string; mark?: "marked" | "struck" }[];
  text?: string;
  /** The passage that the note is about. */
  marked?: string;
  note: { title: string; text: string };
}
