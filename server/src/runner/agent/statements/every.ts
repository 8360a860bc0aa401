import type { Bounds } from '../command.ts';
import { KIND_WORDS_PLURAL } from '../kinds.ts';
import { BOUND, boundOf, NUMBER, numberOf } from './amounts.ts';

const EACH = /^(?:every(?: single| one of the)?|each(?: of the)?)\s+(.+)$/iu;
const ALL = new RegExp(
  `^(?:all(?: of)?(?: the)?|both(?: of)?(?: the)?)\\s+((?:.+\\s)?${KIND_WORDS_PLURAL})$`,
  'iu',
);
const NONE = new RegExp(
  `^(?:none of (?:the|these)|no|not (?:a single|one|any)(?: of the)?)\\s+((?:.+\\s)?${KIND_WORDS_PLURAL})$`,
  'iu',
);

const SOME = new RegExp(
  `^${BOUND}${NUMBER} (?:(?:out )?of (?:the )?(?:${NUMBER} )?)?((?:.+\\s)?${KIND_WORDS_PLURAL})$`,
  'iu',
);

/** "Every row", "all checkboxes", "no row": what is said of each thing of a sort, or of a number of them ("two of the rows"). null: it is said of one. */
export function eachOf(name: string): { name: string; isNone: boolean; amount?: Bounds } | null {
  const none = NONE.exec(name)?.[1];
  const each = EACH.exec(name)?.[1] ?? ALL.exec(name)?.[1] ?? none;
  if (each !== undefined) return { name: `the ${each}`, isNone: none !== undefined };
  const [, bound = '', number = '', , some] = SOME.exec(name) ?? [];
  if (some === undefined) return null;
  const amount = boundOf(bound.trim().toLowerCase(), numberOf(number.toLowerCase()));
  return { name: `the ${some}`, isNone: false, amount };
}
