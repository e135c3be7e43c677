/**
 * Rich text of the backend: a text or an element, never an HTML string. The server sanitizes it.
 * Attributes have React's names.
 */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: keyof HTMLElementTagNameMap;
  attributes?: Record<string, string | number>;
  children?: RichNode[];
}
