import { STATES } from '../command.ts';
import { SINGULARS } from '../kind-words.ts';
import { compile, inputOf, textOf, type Input, type Rule } from '../matcher.ts';
import { slotTypes } from '../slots.ts';
import type { Token } from '../tokens.ts';
import { keysOf } from '../words.ts';

/**
 * A wording and what it becomes. Patterns are written as those of forms; a slot without a type is any words, and a type may be a choice of
 * words. A pattern is compared with a whole sentence, or with its beginning if it ends in `…`, or with any words if it also begins so.
 */
export type Rewrite = [pattern: string, replacement: string];

const KIND = `(?:${[...SINGULARS.keys()].join('|')})`;
const FREE = '(?!(?:in|into|from|to|with|as)(?: |$))\\S+';
const PROPER = '[\\p{Lu}\\p{N}$€£+#{~-]\\S*';
const forms = slotTypes(() => []);

/** What slots match; in regular expressions `"` is a quoted text. */
const TYPES: Record<string, Rule<string>> = {
  any: wordsLike('.+'),
  quoted: wordsLike('"'),
  /** No name of a key in quotes: that can be a key or a button. */
  pressable: wordsLike(
    '.+',
    ([first, second]) => !first?.isQuoted || second !== undefined || keysOf(first.value) === null,
  ),
  /** A quoted text, or words that none of the places of a sentence begins with. */
  value: wordsLike(`"|${FREE}(?: ${FREE})*`),
  /** An element that is quoted, or words with one meaning. */
  target: wordsLike(`[^,]*"[^,]*|${FREE}(?: ${FREE})*`),
  /** A value that shows where it ends: quoted, a number, an address, or words with capitals. */
  compact: wordsLike(`"|\\S+[@.:/]\\S+|${PROPER}(?: ${PROPER})*`),
  kind: wordsLike(KIND),
  kinded: wordsLike(`(?:.* )?${KIND}(?: ")?`),
  popup: wordsLike('(?:.+ )?(?:dialog|dialogue|modal|popup|pop-up|window|menu|tooltip)(?: ")?'),
  place: wordsLike(`(?:in|under|below|above|next to) .*(?:${KIND}|")`),
  inside: wordsLike(`in .*(?:${KIND}|")`),
  /** An element that is not only a quoted text. */
  unquoted: wordsLike('(?!"$|(?:[Nn]o|[Aa]n) error(?: |$)|[Oo]nly |[Tt]he page |.* page$).+'),
  named: wordsLike('"|(?!the )[^\\s=:]+(?: [^\\s=:]+)*'),
  counted: wordsLike('.*s'),
  /** What can stand before an adverb without being a part of its name. */
  ended: wordsLike(`.*(?:"|\\d\\S*|${KIND}|${Object.keys(STATES).join('|')}|ticked|shown|displayed)`),
  options: wordsLike('(?!.*(?:menu|suggestions|list|results)$).+'),
  url: written('<url>'),
  key: written('<keys>'),
  times: written('<times>'),
  amount: written('(no|[exactly|at least|at most] <number>)'),
  quotes: written('<texts>'),
};

/** Words that a regular expression describes; the fewest that fit come first. */
function wordsLike(source: string, isMeant = (_: Token[]): boolean => true): Rule<string> {
  const pattern = new RegExp(`^(?:${source})$`, 'u');
  return function* (input, at) {
    for (let end = at + 1; end <= input.tokens.length; end++) {
      const tokens = input.tokens.slice(at, end);
      const shape = tokens.map(({ text, isQuoted }) => (isQuoted ? '"' : text)).join(' ');
      if (pattern.test(shape) && isMeant(tokens)) yield [wordsAt(input, at, end), end];
    }
  };
}

/** What a pattern of the language reads, as it is written. */
function written(pattern: string): Rule<string> {
  const rule = compile(pattern, forms);
  return function* (input, at) {
    for (const [, end] of rule(input, at)) yield [wordsAt(input, at, end), end];
  };
}

/** The words as they are written inside of a sentence. */
function wordsAt(input: Input, at: number, end: number): string {
  const text = textOf(input, at, end);
  return at > 0 ? text : text.replace(/^(?:The|An?|At|Exactly)(?= )/u, (word) => word.toLowerCase());
}

/** A compiled list: the result of the first wording that fits; null: none does. */
export type Rewriter = (text: string) => { text: string; change: string } | null;

export function rewriter(list: Rewrite[]): Rewriter {
  const wordings = list.map(([wording, replacement]) => {
    const [, start, pattern = '', end] = /^(… )?(.*?)( …)?$/u.exec(wording) ?? [];
    const choices = [...pattern.matchAll(/:(\([^>]+)>/gu)].map(
      ([, one = '']) => [one, written(one)] as const,
    );
    const types = { ...TYPES, ...Object.fromEntries(choices) };
    // All of these types are texts.
    const read = compile(pattern.replaceAll(/<(\w+)>/gu, '<$1:any>'), types) as Rule<Record<string, string>>;
    return { read, replacement, isOpenAtStart: start !== undefined, isOpenAtEnd: end !== undefined };
  });
  return (text) => {
    const input = inputOf(text);
    const { length } = input.tokens;
    for (const { read, replacement, isOpenAtStart, isOpenAtEnd } of wordings)
      for (let at = 0; at < (isOpenAtStart ? length : 1); at++)
        for (const [slots, end] of read(input, at)) {
          if (!isOpenAtEnd && end < length) continue;
          const words = replacement.replaceAll(/<(\w+)>/gu, (_, slot: string) => slots[slot] ?? '').trim();
          const parts = [textOf(input, 0, at), words, textOf(input, end, length)].filter(Boolean);
          const change = changeOf(wordsAt(input, at, end), slots, replacement);
          return { text: parts.join(' '), change };
        }
    return null;
  };
}

/** `"enter … in" → "type … into"`: slots with names of one letter hold no words of a sentence's structure. */
function changeOf(text: string, slots: Record<string, string>, replacement: string): string {
  let [before, after] = [text, replacement];
  for (const [slot, words] of Object.entries(slots)) {
    if (slot.length === 1) before = before.replace(words, '…');
    after = after.replaceAll(`<${slot}>`, slot.length === 1 ? '…' : words.toLowerCase());
  }
  // What was left out stands for nothing.
  const [from, to] = [before, after.replaceAll(/<\w+>/gu, '')].map((words) =>
    words.replaceAll(/^\s*(?:…(?:\s|$))?|(?:\s…)?\s*$/gu, ''),
  );
  return to ? `"${from}" → "${to}"` : `"${from}" left out`;
}
