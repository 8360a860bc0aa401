/** Soft hyphens, joiners, and marks of direction; a joiner between two pictures makes one of them. */
const INVISIBLE =
  /[\u00AD\u034F\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
const PLAIN = /^[\0-\x7F]*$/u;

/** A text as it is seen: letters composed, white space collapsed, without invisible characters. */
export function cleanText(text: string): string {
  const seen = PLAIN.test(text) ? text : text.normalize('NFC').replace(INVISIBLE, '');
  return seen.replace(/\s+/gu, ' ').trim();
}

/**
 * A text as it is compared: also with the quotation marks, hyphens and pictures that a keyboard types. Compatibility forms stay
 * different: "x²" is not "x2", and an id in full-width digits is another id.
 */
export function comparableText(text: string): string {
  const cleaned = cleanText(text);
  if (PLAIN.test(cleaned)) return cleaned;
  return cleaned
    .replace(/[‘’‚‛]/gu, "'")
    .replace(/[“”„‟]/gu, '"')
    .replace(/[\u2010\u2011]/gu, '-')
    .replace(/[\uFE0E\uFE0F]/gu, '');
}

/** A name as names are compared: without regard to case, and without the star or colon at the end of a label. */
export function nameKey(name: string): string {
  const text = comparableText(name).toLowerCase();
  return text.replace(/[\s*:]+$/u, '') || text;
}

/** Arrows, ticks and pictures. */
const SIGN = '(?!°)[\\p{So}\\p{Extended_Pictographic}\u2190-\u21FF‹›«»…]';
/** These are signs where they stand alone: "+ Add", "Close ×"; not in "C++". */
const LONE_SIGN = '[|<>+×•·–—-]';
const SIGNS_AROUND = new RegExp(
  `^(?:${SIGN}|\\s|${LONE_SIGN}+\\s)+(?=\\p{L})|(?:${SIGN}|\\s|\\.{3}|\\s${LONE_SIGN}+$|\\s[([][\\p{Nd}\\s/]+[)\\]])+$`,
  'gu',
);

/**
 * Whether a name on a page is one that a step writes, by its `nameKey`. A person leaves out the signs around it, and a count at its end: "Next ›",
 * "▸ Settings", "Search...", "Reviews (2)", "More [5/12]". With signs it is no other name than that: "Price ↑" is not "Price ↓".
 */
export function hasNameKey(name: string, key: string): boolean {
  const own = nameKey(name);
  return own === key || (own.includes(key) && nameKey(own.replace(SIGNS_AROUND, '')) === key);
}
