import type { Role } from './roles.ts';

/** What sort of element a word like "button" stands for. */
export interface Kind {
  word: string;
  /** What the word says. */
  roles: Role[];
  /** What it may also be said of, where there is no element of its own roles: a link that looks like a button. */
  otherwise: Role[];
  /** Whether labels, placeholders and the like may name it: form fields. */
  isField: boolean;
  /** Any text: "message", "text". */
  isText: boolean;
  /** A row, dialog or region that holds others. */
  isContainer: boolean;
  /** Many pages say what something is by their class names only: looked at where no element has one of the roles. */
  css: string | null;
}

/** The words for a kind, with `|` between them, its roles and what is special about it. */
export type KindEntry = [words: string, roles: Role[], sort?: Partial<Omit<Kind, 'word' | 'roles'>>];
