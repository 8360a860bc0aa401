import type { Comparison, Expected } from '../../check.ts';
import { isNumberWord, numberOf } from './amounts.ts';
import { isQuotation, QUOTED, unshield } from '../shield.ts';

/** Verbs that compare with a text. */
export const COMPARE =
  '(is (?:greater|more|higher|larger|bigger) than|is (?:less|lower|smaller|fewer) than|is over|is at least|is at most|is no more than|is no less than|is|equals|matches|contains|includes|has|says|shows|reads|starts with|begins with|ends with)';

/** A text to compare with, from a verb and the words behind it. Takes shielded text. */
export function expect(verb: string, not: string | undefined, words: string): Expected {
  if (!not && DENIED.test(words)) return expect(verb, 'not', words.replace(DENIED, ''));
  const plain = withoutNoun(words);
  return {
    text: isQuotation(plain) ? unshield(plain).trim() : plainText(words, verb),
    comparison: comparisonOf(verb),
    isNegated: Boolean(not),
    isQuoted: isQuotation(plain.trim()),
  };
}

const ARTICLE = /^(?:the|an?|my|your) (?=\S)/iu;

/** Words without quotes, as a page would say them: "the Firefly Bulb" is "Firefly Bulb" there, and three is 3. */
function plainText(words: string, verb: string): string {
  const text = unshield(words).trim();
  if (/^(?:is|equals|matches|shows|has|reads|says|contains)$/iu.test(verb) && isNumberWord(text))
    return String(numberOf(text));
  return withoutArticle(text.replace(/^(?:the )?e-?mail(?: address)? (?=\S+@\S+$)/iu, ''));
}

/** Names stand in a text without the article that a sentence gives them. */
export function withoutArticle(text: string): string {
  return text.replace(ARTICLE, '');
}

function comparisonOf(verb: string): Comparison {
  if (/(?:greater|more|higher|larger|bigger) than|over/iu.test(verb) && !/no more/iu.test(verb))
    return 'more';
  if (/(?:less|lower|smaller|fewer) than/iu.test(verb) && !/no less/iu.test(verb)) return 'less';
  if (/at least|no less/iu.test(verb)) return 'least';
  if (/at most|no more/iu.test(verb)) return 'most';
  if (/^(?:contain|include|has|have|show|say|display|ask)/iu.test(verb)) return 'contains';
  if (/^(?:start|begin)/iu.test(verb)) return 'starts';
  return /^end/iu.test(verb) ? 'ends' : 'is';
}

/** Words before a quotation that are no noun for it: to leave them out would turn its sense round. */
const LIMITS =
  'exactly|no|not|never|neither|nor|none|nothing|only|just|without|except|but|besides|than|twice';

/** `the customer "Anna"`: what is quoted is the text, whatever it is called. */
const A_NOUN = new RegExp(`^(?:the |an? )?(?!.*\\b(?:${LIMITS}) )(?:\\p{Ll}+ ){1,3}(?=${QUOTED}$)`, 'u');

/** `no "Paid"`, `no customer "Paid"`. */
const DENIED = new RegExp(`^(?:no|not) (?=(?:\\p{Ll}+ ){0,3}${QUOTED}$)`, 'u');

/** `the text "Thanks"` is "Thanks"; without quotes the noun may be a part of it. */
export function withoutNoun(words: string): string {
  return words
    .replace(A_NOUN, '')
    .replace(
      /^(?:the |an? )?(?:(?:error|success|warning|confirmation|validation|info) )?(?:text|word|words|message|value|string|phrase|number|amount)s? (?:of )?(?=\S)/iu,
      '',
    );
}
