/** Character references as in Markdown and HTML; seven digits hold every code point. */
const REFERENCE = /&#(\d{1,7});/g;
const LAST_CODE_POINT = 0x10ffff;

/**
 * The text on one line of a file. A line break, a space at either end and whatever else would not survive there is written as a
 * character reference, e.g. `&#10;`; everything else stands as it is.
 */
export function escapeText(text: string): string {
  return text
    .replace(/&(?=#\d{1,7};)/g, '&#38;')
    .replace(/<(?=!--)/g, '&#60;')
    .replace(/[\p{Cc}\u2028\u2029]|^\s+|\s+$/gu, (odd) => Array.from(odd, reference).join(''));
}

/** The text that `escapeText` has written, or a person. */
export function unescapeText(line: string): string {
  return line.replace(REFERENCE, (written, digits: string) => {
    const code = Number(digits);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : written;
  });
}

const reference = (character: string) => `&#${character.codePointAt(0) ?? 0};`;
