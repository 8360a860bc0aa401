import { KIND_WORDS_PLURAL } from '../kinds.ts';

const EACH = /^(?:every(?: single| one of the)?|each(?: of the)?)\s+(.+)$/iu;
const ALL = new RegExp(`^all(?: of)?(?: the)?\\s+((?:.+\\s)?${KIND_WORDS_PLURAL})$`, 'iu');
const NONE = new RegExp(`^(?:none of the|no)\\s+((?:.+\\s)?${KIND_WORDS_PLURAL})$`, 'iu');

/** "Every row", "all checkboxes", "no row": what is said of each thing of a sort. null: it is said of one. */
export function eachOf(name: string): { name: string; isNone: boolean } | null {
  const none = NONE.exec(name)?.[1];
  const each = EACH.exec(name)?.[1] ?? ALL.exec(name)?.[1] ?? none;
  return each === undefined ? null : { name: `the ${each}`, isNone: none !== undefined };
}
