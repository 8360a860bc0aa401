import { isQuotation, unshield } from '../shield.ts';

const VALUE_WORDS =
  /^(?:the\s+|an?\s+)?(?:text|value|word|words|string|number|date|letters?|digits?|phrase)\s+(?=\S)/iu;

/** The text that a person wants typed, without "the text" in front or quotes around it. */
export function plainValue(text: string): string {
  const plain = text.replace(VALUE_WORDS, '').trim();
  return unshield(isQuotation(plain) ? plain : text.trim());
}
