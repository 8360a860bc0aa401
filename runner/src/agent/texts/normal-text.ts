/**
 * The one way to read and compare texts, in Node.js and inside the page, for the resolver and for assertions.
 * Compatibility forms stay different: "x²" is not "x2", and an id in full-width digits is another id.
 */

/** Soft hyphens, joiners, and marks of direction; a joiner between two pictures makes one of them. */
const INVISIBLE =
  /[\u00AD\u034F\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/** As it is seen: letters composed, white space collapsed, without invisible characters. */
export const cleanText = (text: string): string => {
  const seen = /[^\0-\x7F]/.test(text) ? text.normalize('NFC').replace(INVISIBLE, '') : text;
  return seen.replace(/\s+/g, ' ').trim();
};

/** For comparisons: also the same quotation marks, hyphens and pictures as a keyboard types them. */
export const comparableText = (text: string): string => {
  const cleaned = cleanText(text);
  if (!/[^\0-\x7F]/.test(cleaned)) return cleaned;
  return cleaned
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[“”„‟]/g, '"')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\uFE0E\uFE0F]/g, '');
};
