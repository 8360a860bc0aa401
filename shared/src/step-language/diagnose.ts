import type { Expectation } from './matcher.ts';
import type { Parsed } from './parse.ts';
import type { Problem } from './reading.ts';
import { RESERVED } from './words.ts';

/** What can stand in a slot, in words. */
const SLOTS: Record<string, string> = {
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
};
/** What is only ever an addition. */
const OPTIONAL = new Set(['times', 'in', 'next to', 'under', 'above', 'below', 'kind', 'kinds']);
const MAX_MISSING = 4;

/** Why a sentence is none of the language, and what could complete it where it merely ends too early. */
export function problemOf({ input, expected, reached }: Parsed): { problem: Problem; missing: string[] } {
  const { text, tokens } = input;
  const ahead = distinct(expected);
  if (tokens.length === 0)
    return { problem: { message: 'The step is empty.', start: 0, end: 0 }, missing: [] };
  if (reached >= tokens.length) {
    const words = wordsOf(ahead);
    const problem = {
      message: `The sentence is not complete. Next comes ${either(words)}.`,
      start: 0,
      end: text.length,
    };
    return { problem, missing: chipsOf(ahead) };
  }
  const start = tokens[reached]?.start ?? 0;
  return {
    problem: { message: messageAt(reached, { input, expected: ahead }), start, end: text.trimEnd().length },
    missing: [],
  };
}

function messageAt(at: number, { input, expected }: Pick<Parsed, 'input' | 'expected'>): string {
  const { tokens, text } = input;
  const token = tokens[at];
  const rest = text.slice(token?.start, tokens.at(-1)?.end);
  if (at === 0)
    return 'This is no sentence of the step language. Begin with a verb such as Click, Type or Select, or say what "is" or "shows" what.';
  const isOpen = expected.some(({ kind, what }) => kind === 'slot' && /^(?:name|value)$/u.test(what));
  if (isOpen && token && !token.isQuoted) {
    const keyword = tokens.slice(at).find((one) => !one.isQuoted && RESERVED.has(one.text));
    return keyword
      ? `"${keyword.text}" is a keyword. Put names and texts that contain one in quotes.`
      : `Put "${rest}" in quotes, so that it is clear where it ends.`;
  }
  return `"${token?.text ?? ''}" is not understood here. After "${text.slice(0, tokens[at - 1]?.end)}" comes ${either(wordsOf(expected))}.`;
}

function distinct(expected: Expectation[]): Expectation[] {
  return [...new Map(expected.map((one) => [`${one.kind} ${one.what}`, one])).values()];
}

function wordsOf(expected: Expectation[]): string[] {
  const needed = expected.filter(({ what }) => !OPTIONAL.has(what));
  const words = needed.map(({ kind, what }) => (kind === 'word' ? `"${what}"` : (SLOTS[what] ?? what)));
  return [...new Set(words)].slice(0, 6);
}

function chipsOf(expected: Expectation[]): string[] {
  const needed = expected.filter(({ what }) => !OPTIONAL.has(what));
  const chips = needed.map(({ kind, what }) =>
    kind === 'word' ? what : /^(?:name|value|texts)$/u.test(what) ? '""' : what,
  );
  return [...new Set(chips)].slice(0, MAX_MISSING);
}

/** "a", "a or b", "a, b or c" */
function either(words: string[]): string {
  const [last = 'the end', ...others] = [...words].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} or ${last}`;
}
