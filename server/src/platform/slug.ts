const MAX_LENGTH = 60;
/** Names that mean devices on Windows. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;
/** Accents, written apart from their letters; marks that other scripts need are not among them. */
const ACCENTS = /[\u0300-\u036f]/g;

/** A name for a file or folder: lower-case letters and digits of any script, with hyphens between words. `fallback` where nothing is left. */
export function slug(text: string, fallback: string): string {
  const plain = text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const joined = Array.from(words.join('-')).slice(0, MAX_LENGTH).join('').replace(/-$/, '');
  return joined === '' || RESERVED.test(joined) ? fallback : joined;
}
