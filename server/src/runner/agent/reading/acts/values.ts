import { isQuotation, QUOTED, unshield } from '../shield.ts';

const VALUE_WORDS =
  /^(?:the\s+|an?\s+)?(?:text|value|word|words|string|number|date|letters?|digits?|phrase)\s+(?=\S)/iu;

/** "The search term pendant", "her address ada@x.de": what is typed stands behind what it is. */
const NAMED_VALUE =
  /^(?:the|an?|his|her|their|my|your) (?:(?:search (?:term|word|text|query|string)|keyword|search|query) (?=\S)|(?:\p{Ll}+ )?(?:names?|e-?mail(?: address)?|address|password|number|code|amount|date|city|title),? (?=[\p{Lu}\p{Nd}]|\S+@))/u;

/** `the customer "Berg"`, `an invalid e-mail address "ada"`: what is quoted is the text. */
const A_NOUN = new RegExp(
  `^(?:(?:the|an?|my|your|some) (?:[\\p{L}-]+ ){1,5}|(?:[\\p{Ll}-]+ ){1,4})(${QUOTED})$`,
  'u',
);

/** The text that a person wants typed, without "the text" in front or quotes around it. */
export function plainValue(text: string): string {
  const quoted = A_NOUN.exec(text)?.[1];
  if (quoted !== undefined) return unshield(quoted);
  const plain = text.replace(VALUE_WORDS, '').replace(NAMED_VALUE, '').trim();
  return unshield(isQuotation(plain) || NAMED_VALUE.test(text) ? plain : text.trim());
}
