import { elementKinds } from '../kinds.ts';
import { QUOTED, QUOTED_KEY, QUOTED_URL } from './mask.ts';

/**
 * A wording and what it becomes. Patterns are written as in the table of forms: words, `<slot>` or `<name:type>`, `[optional|other]`,
 * `(one|other)`. A pattern is compared with a whole sentence, or with its beginning if it ends in `…`, or with any words if it also begins so.
 */
export type Rewrite = [pattern: string, replacement: string];

const kindWords = Object.entries(elementKinds)
  .flatMap(([kind, { synonyms }]) => [kind, ...synonyms])
  .sort((a, b) => b.length - a.length)
  .map((words) => words.replaceAll(' ', '\\s'));
const KIND = `(?:${kindWords.join('|')})`;
const COUNT =
  '(?:\\d+|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve)';
const AMOUNT = `(?:(?:[Ee]xactly|[Aa]t\\sleast|[Aa]t\\smost)\\s)?${COUNT}`;
const FREE = '(?!(?:in|into|from|to|with|as)(?:\\s|$))\\S+';

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
  kind: KIND,
  popup: `(?:the\\s)?(?:.+\\s)?(?:dialog|dialogue|modal|popup|pop-up|window|menu|tooltip)(?:\\s${QUOTED})?`,
  key: '(?:(?:enter|return|tab|esc|escape|space|spacebar|backspace|Enter|Return|Tab|Esc|ESC|Escape|Space|Backspace|Delete|Home|End|PageUp|PageDown|Arrow\\w+|F\\d+)|(?:Ctrl|ctrl|Control|Cmd|Alt|Shift|Meta)\\+\\S+)',
  direct: `(?:the\\s.+|${QUOTED}.*)`,
  times: '(?:twice|\\S+\\stimes)',
  number: '\\d+(?:\\.\\d+)?',
  amount: AMOUNT,
  count: COUNT,
  place: `(?:in|under|below|above|next\\sto)\\s.*(?:${KIND}|${QUOTED})`,
  inside: `in\\s.*(?:${KIND}|${QUOTED})`,
  /** An element that is not only a quoted text. */
  unquoted: `(?!${QUOTED}$|(?:[Nn]o|[Aa]n)\\serror(?:\\s|$)|[Oo]nly\\s|${AMOUNT}\\s|[Tt]he\\spage\\s|.*\\spage$).*\\S`,
  named: `(?:${QUOTED}|(?!the\\s)[^\\s=:]+(?:\\s[^\\s=:]+)*)`,
  /** A value that shows where it ends: quoted, a number, an address, or words with capitals. */
  compact: `(?:${QUOTED}|\\S+[@.:/]\\S+|[\\p{Lu}\\p{N}$€£+#{~-]\\S*(?:\\s[\\p{Lu}\\p{N}$€£+#{~-]\\S*)*)`,
  kinded: `(?:the\\s)?(?:.*\\s)?${KIND}(?:\\s${QUOTED})?`,
  counted: '[^\\s].*s',
  quotes: `${QUOTED}(?:\\s(?:,|and)\\s${QUOTED})*`,
  ordinal: '(?:first|second|third|last|\\d+(?:st|nd|rd|th))',
  negated: '.*\\snot\\s.*',
  asserting: '.*\\s(?:is|are|shows|contains|has|says|starts|ends)(?:\\s.*)?',
  /** What can stand before an adverb without being a part of its name. */
  ended: `.*(?:${QUOTED}|\\d\\S*|${KIND}|checked|unchecked|ticked|visible|enabled|disabled|selected|empty|shown|displayed)`,
  options: `(?!.*(?:menu|suggestions|list|results)$).+`,
};

/** A compiled list. */
export type Rewriter = (text: string) => { text: string; change: string } | null;

/** @returns the result of the first wording that fits; null: none does */
export function rewriter(list: Rewrite[]): Rewriter {
  const compiled = list.map(([pattern, replacement]) => ({ pattern: toRegExp(pattern), replacement }));
  return (text) => {
    for (const { pattern, replacement } of compiled) {
      const match = pattern.exec(` ${text}`);
      if (!match) continue;
      const words = replacement.replaceAll(/<(\w+)>/gu, (_, slot: string) => match.groups?.[slot] ?? '');
      const result = `${text.slice(0, Math.max(0, match.index - 1))} ${words}${` ${text}`.slice(match.index + match[0].length)}`;
      return { text: withSmallArticle(text, result), change: changeOf(match, replacement) };
    }
    return null;
  };
}

/** A small word that began the sentence is written small where it now stands inside. */
function withSmallArticle(before: string, after: string): string {
  const [article = ''] = /^(?:The|An?|At|Exactly) /u.exec(before) ?? [];
  const text = after.replaceAll(/\s+/gu, ' ').trim();
  return article && !text.startsWith(article)
    ? text.replace(` ${article}`, ` ${article.toLowerCase()}`)
    : text;
}

/** Slots that hold words of a sentence's structure. */
const STRUCTURE = new Set(['verb', 'be', 'next', 'a', 'n', 'on', 'each']);

/** `"enter … in" → "type … into"` */
function changeOf(match: RegExpExecArray, replacement: string): string {
  let before = match[0].trim();
  let after = replacement;
  for (const [slot, words = ''] of Object.entries(match.groups ?? {})) {
    if (!STRUCTURE.has(slot)) before = before.replace(words, '…');
    after = after.replaceAll(`<${slot}>`, STRUCTURE.has(slot) ? words.toLowerCase() : words && '…');
  }
  const [from, to] = [before, after].map((words) => words.replaceAll(/^…(?: |$)| …$/gu, '').trim());
  return to ? `"${from}" → "${to}"` : `"${from}" left out`;
}

function toRegExp(pattern: string): RegExp {
  const pieces = pattern.match(/<[^>]+>|[()[\]|]|[^\s<>()[\]|]+/gu) ?? [];
  const isOpenAtStart = pieces[0] === '…';
  const isOpenAtEnd = pieces.at(-1) === '…';
  const inner = pieces.slice(isOpenAtStart ? 1 : 0, isOpenAtEnd ? -1 : undefined);
  let isFirst = !isOpenAtStart;
  let depth = 0;
  const source = inner.map((piece, index) => {
    if (piece === '(' || piece === '[') {
      depth++;
      return '(?:';
    }
    if (piece === '|') return '|';
    if (piece === ')' || piece === ']') {
      depth--;
      if (piece === ')' && depth === 0) isFirst = false;
      return piece === ')' ? ')' : ')?';
    }
    const atStart = isFirst && (depth > 0 ? /^[([|]$/u.test(inner[index - 1] ?? '') : true);
    if (depth === 0) isFirst = false;
    return `\\s${piece.startsWith('<') ? slotOf(piece.slice(1, -1)) : literal(piece, atStart)}`;
  });
  return new RegExp(`${isOpenAtStart ? '' : '^'}${source.join('')}${isOpenAtEnd ? '(?=\\s|$)' : '$'}`, 'u');
}

/** Keywords are written in small letters, except at the beginning of a sentence. */
function literal(word: string, atStart: boolean): string {
  const escaped = word.replaceAll(/[.*+?^${}\\]/gu, '\\$&');
  const first = escaped.charAt(0);
  return atStart && /[a-z]/u.test(first) ? `[${first}${first.toUpperCase()}]${escaped.slice(1)}` : escaped;
}

function slotOf(slot: string): string {
  const [name = '', type = 'any'] = slot.split(':');
  const source = type.startsWith('(') ? `(?:${type.slice(1, -1).replaceAll(' ', '\\s')})` : TYPES[type];
  if (!source) throw new Error(`There is no slot <${slot}>.`);
  return `(?<${name}>${source})`;
}
