import { PLURALS, SINGULARS } from '../kind-words.ts';
import { compile, inputOf, once, textOf, type Rule } from '../matcher.ts';
import type { Token } from '../tokens.ts';
import { keysOf } from '../words.ts';

/** What the slots of a wording hold, as it is written. */
type Slots = Record<string, string | undefined>;

/**
 * A wording and what it becomes. Patterns are those of the table of forms, with slots of their own. A pattern is compared with a whole
 * sentence, or with its beginning if it ends in `…`, or with any words if it also begins so. In what it becomes, `[in <slot>]` is left out
 * where the slot is, and `(this|that)` is `that` where the slot `<other>` is not.
 */
export type Rewrite = [pattern: string, replacement: string | ((slots: Slots) => string)];

/** A quoted text, so that no slot can look into it: the name of a key, an address or another. */
const QUOTED_KEY = '"\\+';
const QUOTED_URL = '"/';
const QUOTED = '"[+/]?';
const KIND = `(?:${[...SINGULARS.keys()].join('|')})`;
const NUMBER =
  '(?:\\d+|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve)';
const AMOUNT = `(?:[Nn]o|(?:(?:[Ee]xactly|[Aa]t least|[Aa]t most) )?${NUMBER})`;
const PROPER = '[\\p{Lu}\\p{N}$€£+#{~-]\\S*';

/** What the words of slots look like, quoted texts as above. */
const TYPES: Record<string, string> = {
  quoted: QUOTED,
  /** No name of a key in quotes: that can be a key or a button. */
  pressable: `(?!${QUOTED_KEY}$).+`,
  url: `(?:(?:https?:/|\\{\\{|/)\\S*|${QUOTED_URL})`,
  /** A value that shows where it ends: quoted, a number, an address, or words with capitals. */
  compact: `(?:${QUOTED}|\\S+[@.:/]\\S+|${PROPER}(?: ${PROPER})*)`,
  kind: KIND,
  kinds: `(?:${[...PLURALS.keys()].join('|')})`,
  kinded: `(?:.* )?${KIND}(?: ${QUOTED})?`,
  popup: `(?:.+ )?(?:dialog|dialogue|modal|popup|pop-up|window|menu|tooltip)(?: ${QUOTED})?`,
  key: '(?:enter|return|tab|esc|escape|space|spacebar|backspace|up|down|left|right|Enter|Return|Tab|Esc|ESC|Escape|Space|Backspace|Delete|Home|End|PageUp|PageDown|Arrow\\w+|F\\d+|(?:Ctrl|ctrl|Control|Cmd|Alt|Shift|Meta)\\+\\S+)',
  times: '(?:once|twice|\\S+ times)',
  number: '\\d+(?:\\.\\d+)?',
  amount: AMOUNT,
  place: `(?:in|under|below|above|next to) .*(?:${KIND}|${QUOTED})`,
  inside: `in .*(?:${KIND}|${QUOTED})`,
  /** An element that is not only a quoted text. */
  unquoted: `(?!${QUOTED}$|(?:[Nn]o|[Aa]n) error(?: |$)|[Oo]nly |${AMOUNT} |[Tt]he page(?: |$)).+`,
  named: `(?:${QUOTED}|(?!the )[^ =:]+(?: [^ =:]+)*)`,
  counted: '.+s',
  quotes: `${QUOTED}(?: (?:,|and) ${QUOTED})*`,
  ordinal: '(?:first|second|third|last|\\d+(?:st|nd|rd|th))',
  asserting: '.* (?:is|are|shows|contains|has|says|starts|ends)(?: .*)?',
  /** "isn't" */
  short: `(?:\\p{Ll}+n['’]t|cannot)`,
  /** What can stand before an adverb without being a part of its name. */
  ended: `.*(?:${QUOTED}|\\d\\S*|${KIND}|checked|unchecked|ticked|visible|enabled|disabled|selected|empty|shown|displayed)`,
  said: '.* (?:is|are|be)(?: \\p{Ll}+)+',
  options: '(?!.*(?:menu|suggestions|list|results)$).+',
};

/** Any words, as few as fit. */
const any: Rule<string> = function* (input, at) {
  for (let end = at + 1; end <= input.tokens.length; end++) yield [textOf(input, at, end), end];
};

/** As many words as fit. */
function slot(source: string): Rule<string> {
  const looks = new RegExp(`^${source}$`, 'u');
  return once(function* (input, at) {
    const own = input.tokens.slice(at).map(lookOf);
    for (let length = own.length; length > 0; length--)
      if (looks.test(own.slice(0, length).join(' '))) yield [textOf(input, at, at + length), at + length];
  });
}

function lookOf({ text, value, isQuoted }: Token): string {
  if (!isQuoted) return text;
  if (/^(?:https?:\/\/|\/)\S*$/u.test(value)) return '"/';
  return keysOf(value) === null ? '"' : '"+';
}

const SLOTS: Record<string, Rule<unknown>> = Object.fromEntries(
  Object.entries(TYPES).map(([type, source]) => [type, slot(source)]),
);

/** A compiled list. @returns what the first wording that fits makes of a text; null: none does */
export type Rewriter = (text: string) => string | null;

export function rewriter(list: Rewrite[]): Rewriter {
  const wordings = list.map(([pattern, replacement]) => {
    const [, isAnywhere, words = '', isOpen] = /^(…)?(.*?)(…)?$/u.exec(pattern) ?? [];
    // A slot without a type is any words.
    const typed = words.replaceAll(/<(\w+)>/gu, '<$1:any>');
    return { rule: compile(typed, { ...SLOTS, any }), replacement, isAnywhere, isOpen };
  });
  return (text) => {
    const input = inputOf(text, SINGULARS);
    const { length } = input.tokens;
    for (const { rule, replacement, isAnywhere, isOpen } of wordings)
      for (let at = 0; at < (isAnywhere ? length : 1); at++)
        for (const [slots, end] of rule(input, at)) {
          if (!isOpen && end < length) continue;
          const own = filled(replacement, slots as Slots, at === 0 ? text : null);
          const words = input.tokens.map((token) => token.text);
          return spaced([...words.slice(0, at), own, ...words.slice(end)]);
        }
    return null;
  };
}

/** Texts one space apart, and commas directly behind what they follow. */
export function spaced(texts: string[]): string {
  return texts.reduce(
    (all, text) => (all === '' || /^(?:,|$)/u.test(text) ? all + text : `${all} ${text}`),
    '',
  );
}

/** What is written small where it no longer begins the sentence. */
const BEGINNING = /^(?:The|An?|At|Exactly|No)(?= |$)/u;

function filled(replacement: Rewrite[1], slots: Slots, sentence: string | null): string {
  if (typeof replacement === 'function') return replacement(slots);
  const words = replacement
    .replaceAll(/\[(.*?<(\w+)>.*?)\]/gu, (_, own: string, name: string) => (slots[name] ? own : ''))
    .replaceAll(/\((.*?)\|(.*?)\)/gu, (_, own: string, other: string) => (slots.other ? other : own))
    .split(' ');
  const valueOf = (name: string, index: number) => {
    const value = slots[name] ?? '';
    const isMoved = index > 0 && sentence?.startsWith(value);
    return isMoved ? value.replace(BEGINNING, (word) => word.toLowerCase()) : value;
  };
  return spaced(
    words.map((word, index) => word.replaceAll(/<(\w+)>/gu, (_, name: string) => valueOf(name, index))),
  );
}
