import type { Kind } from './command.ts';

/** An element of a page as a step can name it. */
export interface NamedElement {
  name: string;
  /** null: it is a text or box, or its kind is not known. */
  kind: Kind | null;
  /** It is a field to search with, by its role. */
  isSearch?: true;
}
