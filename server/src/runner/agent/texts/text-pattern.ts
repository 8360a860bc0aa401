/** Letters of scripts that separate words, and digits. Scripts without spaces have no word boundaries to respect. */
const WORD = '[\\p{Lu}\\p{Ll}\\p{Nd}]';
/** What stands around a name without being a part of it: counts, icons, marks of a required field. */
const MARKS = '[^\\p{L}]*';

/**
 * A pattern for the text as it stands, any white space for each. Marks are written by their number: some mean something to a
 * pattern, and quotes, slashes and angle brackets mean something to the selector that Playwright wraps around it.
 */
function escape(text: string, gap = '\\s+'): string {
  return text
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[!-/:-@[-`{-~]/gu, (mark) => `\\x${mark.charCodeAt(0).toString(16)}`))
    .join(gap);
}

/** Quotation marks inside a name are lost where a step is read. */
const QUOTE = '[\\x22“”„]?';

/** The words as a whole: neither "paid" in "unpaid" nor 1 in 12, 1.50 or −1. */
function bounded(text: string, gap?: string): string {
  const plain = text.trim();
  const before = /^\p{Nd}/u.test(plain)
    ? `(?<!${WORD}|\\p{Nd}[.,]|(?<!\\S)[-−])`
    : new RegExp(`^${WORD}`, 'u').test(plain)
      ? `(?<!${WORD})`
      : '';
  const after = /\p{Nd}$/u.test(plain)
    ? `(?!${WORD}|[.,]\\p{Nd})`
    : new RegExp(`${WORD}$`, 'u').test(plain)
      ? `(?!${WORD})`
      : '';
  return before + escape(plain, gap) + after;
}

/** The whole of a name; the marks of a required field do not count, nor what else may stand behind it (`end`). */
export function wholeName(name: string, ignoresCase: boolean, end = ''): RegExp {
  return new RegExp(
    `^\\s*${QUOTE}${escape(name, `${QUOTE}\\s+${QUOTE}`)}${QUOTE}${end}\\s*(?:[*:]|\\((?:required|optional)\\))*\\s*$`,
    ignoresCase ? 'iu' : 'u',
  );
}

/** A name with nothing but marks and numbers around it: "Cart (1)" of "Cart". */
export function markedName(name: string, ignoresCase = false): RegExp {
  return new RegExp(`^${MARKS}${bounded(name)}${MARKS}$`, ignoresCase ? 'iu' : 'u');
}

/** A name that has these words in it, as whole words. */
export function partOfName(name: string): RegExp {
  return containedText(name);
}

/** A name that has a word for things in it, whether it stands for one of them or several: "Guests" of "guest". */
export function pluralName(noun: string): RegExp {
  const one = noun.trim().replace(/(?<=[^s]{2})s$/u, '');
  return new RegExp(`(?<!${WORD})${escape(one)}s?(?!${WORD})`, 'iu');
}

/** A text that shows these words: whole words, any white space. */
export function containedText(text: string, ignoresCase = true): RegExp {
  return new RegExp(bounded(text, `${QUOTE}\\s+${QUOTE}`), ignoresCase ? 'iu' : 'u');
}

/** "4 people needed", where signs or buttons with signs stand between the number and the words. */
export function numberedText(text: string): RegExp | null {
  const [, number, words] = /^(\p{Nd}+) (\p{L}.*)$/u.exec(text.trim()) ?? [];
  return number && words
    ? new RegExp(`${bounded(number)}[^\\p{L}\\p{Nd}.,;:]{1,6}${bounded(words)}`, 'u')
    : null;
}

/** "Anna Berg and Carl Zeiss" without quotes may be two texts: their names, or the words as a whole if they are none. */
export function severalTexts(text: string): string[] {
  const parts = text.split(/,? and (?:the |an? )?(?=[\p{Lu}\p{Nd}])|, (?:the |an? )?(?=\p{Lu})/u);
  // "From Anna and Bob" says "from" of both.
  const [first = ''] = parts;
  if (/(?:^|\s)(?:on|from|to|by|with|in|at|for|until|since|between)\s/iu.test(first)) return [text];
  return parts.length > 1 && parts.every((part) => /^[\p{Lu}\p{Nd}]/u.test(part)) ? parts : [text];
}

/** For "does not show": any occurrence counts, so that "Errors" is a case of "Error"; numbers stay whole. */
export function anyOccurrence(text: string): RegExp {
  return /^[\p{Nd}.,]+$/u.test(text.trim()) ? containedText(text) : new RegExp(escape(text), 'iu');
}

/** White space and invisible marks as a person takes them. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
