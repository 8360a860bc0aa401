import type { Kind } from './command.ts';
import { elementKinds } from './kinds.ts';
import type { Input } from './matcher.ts';

/** "entries", "boxes", "radio buttons". */
export function pluralOf(text: string): string {
  if (/[^aeo]y$/u.test(text)) return `${text.slice(0, -1)}ies`;
  return /(?:[sxz]|ch|sh)$/u.test(text) ? `${text}es` : `${text}s`;
}

/** Every way to write a kind, in the singular and in the plural; a word for two kinds stands for the first of them. */
export const SINGULARS = new Map<string, Kind>();
export const PLURALS = new Map<string, Kind>();
/** The same singulars where a word for two kinds stands for the second: a "box" that is ticked is no field. */
export const OTHER_SINGULARS = new Map<string, Kind>();
// "The mail" is a field more often than the mail that is open, which only a place names.
for (const kind of (Object.keys(elementKinds) as Kind[]).filter((each) => each !== 'mail'))
  for (const words of [kind, ...elementKinds[kind].synonyms]) {
    OTHER_SINGULARS.set(words, kind);
    if (SINGULARS.has(words)) continue;
    SINGULARS.set(words, kind);
    PLURALS.set(pluralOf(words), kind);
  }
export const MAX_KIND_WORDS = 3;

/** The words from `start` to `end` as one text, if they are keywords all. */
export function wordsAt({ tokens }: Input, start: number, end: number): string | null {
  const all = tokens.slice(start, end);
  if (all.length < end - start || all.some(({ isQuoted }) => isQuoted)) return null;
  const text = all.map((token) => token.text).join(' ');
  return start === 0 ? text.toLowerCase() : text;
}

/** Whether the words from `start` on are a kind. */
export function beginsWithKind(input: Input, start: number): boolean {
  return [1, 2, MAX_KIND_WORDS].some((length) =>
    input.kinds.has(wordsAt(input, start, start + length) ?? ''),
  );
}

/** Whether the words before `end` are a kind: a name must not end with one. */
export function endsWithKind(input: Input, start: number, end: number): boolean {
  for (let first = Math.max(start, end - MAX_KIND_WORDS); first < end; first++)
    if (SINGULARS.has(wordsAt(input, first, end) ?? '')) return true;
  return false;
}

/** The kind of an unquoted name must be the longest that its words end with: "radio button", not "button". */
export function isCutFromKind(input: Input, start: number, nameEnd: number, end: number): boolean {
  const limit = Math.max(start, end - MAX_KIND_WORDS);
  for (let first = limit; first < nameEnd; first++) {
    const words = wordsAt(input, first, end) ?? '';
    if (SINGULARS.has(words) || PLURALS.has(words)) return true;
  }
  return false;
}
