import type { Expectation } from './matcher.ts';

/** What can stand in a slot, in words. */
export const SLOTS: Record<string, string> = {
  name: 'the name of an element in quotes',
  value: 'a text in quotes',
  kind: 'a kind of element such as button',
  kinds: 'a kind of elements such as buttons',
  url: 'an address such as https://… or /path',
  keys: 'a key such as Enter or Control+A',
  number: 'a number',
  texts: 'texts in quotes',
  variable: 'a name of letters and digits',
  ordinal: 'a number such as 2nd',
  codeLength: 'how long the code is, such as 6-digit',
  impact: 'moderate, serious or critical',
  method: 'a method such as POST',
  status: 'a status such as 200',
};
/** What is only ever an addition. */
export const OPTIONAL = new Set(['times', 'in', 'next to', 'under', 'above', 'below', 'kind', 'kinds']);
const MAX_MISSING = 4;

export function distinct(expected: Expectation[]): Expectation[] {
  return [...new Map(expected.map((one) => [`${one.kind} ${one.what}`, one])).values()];
}

export function wordsOf(expected: Expectation[]): string[] {
  const needed = expected.filter(({ what }) => !OPTIONAL.has(what));
  const words = needed.map(({ kind, what }) => (kind === 'word' ? `"${what}"` : (SLOTS[what] ?? what)));
  return [...new Set(words)].slice(0, 6);
}

export function chipsOf(expected: Expectation[]): string[] {
  const needed = expected.filter(({ what }) => !OPTIONAL.has(what));
  const chips = needed.map(({ kind, what }) =>
    kind === 'word' ? what : /^(?:name|value|texts)$/u.test(what) ? '""' : what,
  );
  return [...new Set(chips)].slice(0, MAX_MISSING);
}

/** "a", "a or b", "a, b or c" */
export function either(words: string[]): string {
  return joined(words, 'or');
}

export function joined(words: string[], conjunction: 'and' | 'or'): string {
  const [last = 'the end', ...others] = [...words].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} ${conjunction} ${last}`;
}
