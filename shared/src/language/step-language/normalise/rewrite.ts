import { PLURALS, SINGULARS } from '../kind-words.ts';
import { QUOTED, QUOTED_KEY, QUOTED_URL } from './mask.ts';

/** What the slots of a pattern hold. */
type Slots = Record<string, string | undefined>;

/**
 * A wording and what it becomes. Patterns are written as in the table of forms: words, `<slot>` or `<name:type>`, `[optional|other]`,
 * `(one|other)`. A pattern is compared with a whole sentence, or with its beginning if it ends in `…`, or with any words if it also begins
 * so. In what it becomes, `[in <slot>]` is left out where the slot is, and `(this|that)` is `that` where the slot `<other>` is not.
 */
export type Rewrite = [pattern: string, replacement: string | ((slots: Slots) => string)];

/** One of some words; the longest first. */
const oneOf = (words: Iterable<string>) =>
  `(?:${[...words].sort((a, b) => b.length - a.length).join('|')})`.replaceAll(' ', '\\s');
const KIND = oneOf(SINGULARS.keys());
const NUMBER =
  '(?:\\d+|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve)';
const AMOUNT = `(?:[Nn]o|(?:(?:[Ee]xactly|[Aa]t\\sleast|[Aa]t\\smost)\\s)?${NUMBER})`;
const FREE = '(?!(?:in|into|from|to|with|as)(?:\\s|$))\\S+';
const PROPER = '[\\p{Lu}\\p{N}$€£+#{~-]\\S*';

/** What slots match; a slot without a type is any words, and a type may also be a choice of words. */
const TYPES: Record<string, string> = {
  any: '.+?',
  quoted: QUOTED,
  /** No name of a key in quotes: that can be a key or a button. */
  pressable: `(?!${QUOTED_KEY}$).+`,
  id: '#?\\d\\S*',
  url: `(?:(?:https?:/|\\{\\{|/)\\S*|${QUOTED_URL})`,
  /** A quoted text, or words that none of the places of a sentence begins with. */
  value: `(?:${QUOTED}|${FREE}(?:\\s${FREE})*)`,
  /** An element that is quoted, or words with one meaning. */
  target: `(?:[^\\s][^,]*${QUOTED}[^,]*|${QUOTED}[^,]*|${FREE}(?:\\s${FREE})*)`,
  /** A value that shows where it ends: quoted, a number, an address, or words with capitals. */
  compact: `(?:${QUOTED}|\\S+[@.:/]\\S+|${PROPER}(?:\\s${PROPER})*)`,
  kind: KIND,
  kinds: oneOf(PLURALS.keys()),
  kinded: `(?:the\\s)?(?:.*\\s)?${KIND}(?:\\s${QUOTED})?`,
  popup: `(?:the\\s)?(?:.+\\s)?(?:dialog|dialogue|modal|popup|pop-up|window|menu|tooltip)(?:\\s${QUOTED})?`,
  key: '(?:(?:enter|return|tab|esc|escape|space|spacebar|backspace|up|down|left|right|Enter|Return|Tab|Esc|ESC|Escape|Space|Backspace|Delete|Home|End|PageUp|PageDown|Arrow\\w+|F\\d+)|(?:Ctrl|ctrl|Control|Cmd|Alt|Shift|Meta)\\+\\S+)',
  times: '(?:once|twice|\\S+\\stimes)',
  number: '\\d+(?:\\.\\d+)?',
  amount: AMOUNT,
  place: `(?:in|under|below|above|next\\sto)\\s.*(?:${KIND}|${QUOTED})`,
  inside: `in\\s.*(?:${KIND}|${QUOTED})`,
  /** An element that is not only a quoted text. */
  unquoted: `(?!${QUOTED}$|(?:[Nn]o|[Aa]n)\\serror(?:\\s|$)|[Oo]nly\\s|${AMOUNT}\\s|[Tt]he\\spage\\s|.*\\spage$).*\\S`,
  named: `(?:${QUOTED}|(?!the\\s)[^\\s=:]+(?:\\s[^\\s=:]+)*)`,
  counted: '[^\\s].*s',
  quotes: `${QUOTED}(?:\\s(?:,|and)\\s${QUOTED})*`,
  ordinal: '(?:first|second|third|last|\\d+(?:st|nd|rd|th))',
  asserting: '.*\\s(?:is|are|shows|contains|has|says|starts|ends)(?:\\s.*)?',
  /** "isn't" */
  short: `(?:\\p{Ll}+n['’]t|cannot)`,
  /** What can stand before an adverb without being a part of its name. */
  ended: `.*(?:${QUOTED}|\\d\\S*|${KIND}|checked|unchecked|ticked|visible|enabled|disabled|selected|empty|shown|displayed|\\s(?:is|are|be)(?:\\s\\p{Ll}+)+(?=\\snow$))`,
  options: `(?!.*(?:menu|suggestions|list|results)$).+`,
};

/** A compiled list. @returns what the first wording that fits makes of a text; null: none does */
export type Rewriter = (text: string) => string | null;

/** What is written small where it no longer begins the sentence. */
const BEGINNING = /^(?:The|An?|At|Exactly|No) /u;

export function rewriter(list: Rewrite[]): Rewriter {
  const compiled = list.map(([pattern, replacement]) => ({ pattern: toRegExp(pattern), replacement }));
  return (text) => {
    const spaced = ` ${text}`;
    for (const { pattern, replacement } of compiled) {
      const match = pattern.exec(spaced);
      if (!match) continue;
      const own = filled(replacement, match.groups ?? {});
      const all = `${spaced.slice(0, match.index)} ${own} ${spaced.slice(match.index + match[0].length)}`;
      const result = all.replaceAll(/\s+/gu, ' ').trim();
      const [word = ''] = BEGINNING.exec(text) ?? [];
      return result.startsWith(word) ? result : result.replace(` ${word}`, ` ${word.toLowerCase()}`);
    }
    return null;
  };
}

function filled(replacement: Rewrite[1], slots: Slots): string {
  if (typeof replacement === 'function') return replacement(slots);
  return replacement
    .replaceAll(/\[(.*?<(\w+)>.*?)\]/gu, (_, words: string, slot: string) => (slots[slot] ? words : ''))
    .replaceAll(/\((.*?)\|(.*?)\)/gu, (_, own: string, other: string) => (slots.other ? other : own))
    .replaceAll(/<(\w+)>/gu, (_, slot: string) => slots[slot] ?? '');
}

function toRegExp(pattern: string): RegExp {
  const [, start = '^', words = '', end] = /^(…)?(.*?)(…)?$/u.exec(pattern) ?? [];
  const source = words.replaceAll(
    /<(\w+):?([^>]*)>|[([]|\]|\s+|[^\s()[\]|]+/gu,
    (piece, name: string | undefined, type: string) => {
      if (name) return `\\s(?<${name}>${TYPES[type || 'any'] ?? type.replaceAll(' ', '\\s')})`;
      if (/^[([]$/u.test(piece)) return '(?:';
      return piece === ']' ? ')?' : piece.trim() && literal(piece);
    },
  );
  return new RegExp(`${start === '…' ? '' : start}${source}${end ? '(?=\\s|$)' : '$'}`, 'u');
}

/** Keywords are written in small letters, except at the beginning of a sentence. */
function literal(word: string): string {
  const escaped = word.replaceAll(/[.*+?^${}\\]/gu, '\\$&');
  const first = word.charAt(0);
  const capital = first.toUpperCase();
  return /[a-z]/u.test(first)
    ? `\\s(?:${first}|${capital}(?<=^\\s(?:[Tt]he\\s)?${capital}))${escaped.slice(1)}`
    : `\\s${escaped}`;
}
