import type { Reading } from '../../target.ts';
import { isQuotation, unshield } from '../shield.ts';
import { kindOf } from './kinds.ts';

/** A reading of a name that may settle what it is called. */
export type Draft = Reading & { isSettled?: boolean };

/** One way to understand a name, of a kind where a word for one is given. Takes shielded text. */
export function reading(name: string, word: string | null = null, ordinal: number | null = null): Draft {
  const isQuoted = isQuotation(name.trim());
  const kind = word === null ? null : kindOf(word);
  return { name: unshield(name).trim(), kind, ordinal, ...(isQuoted ? { isQuoted } : {}) };
}

/** A quotation settles the name: readings that keep the words around it are left out. */
export function settle(draft: Draft): Draft {
  return { ...draft, isSettled: true };
}

/** The readings that count, each once. */
export function settledOf(drafts: Draft[]): Reading[] {
  const settled = drafts.filter((one) => one.isSettled);
  return dropTwins(settled.length > 0 ? settled : drafts);
}

function dropTwins(drafts: Draft[]): Reading[] {
  const seen = new Map<string, Reading>();
  for (const { isSettled: _, ...one } of drafts) {
    const key = JSON.stringify([one.name, one.kind?.word, one.kind?.roles, one.ordinal, one.by]);
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()];
}
