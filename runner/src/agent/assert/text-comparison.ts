import type { TextComparison } from 'shared/step-language';
import { containedText, occurrence } from '../texts/contained-text.ts';
import { cleanText, comparableText } from 'shared/step-language/normal-text';

interface ExpectedText {
  comparison: TextComparison;
  text: string;
  negated: boolean;
}

/**
 * Whether a text is as expected, negation included. White space counts once. Case counts, unless the comparison is negated: a
 * text in another case is not absent.
 */
export function agrees(actual: string[], { comparison, text, negated }: ExpectedText): boolean {
  return actual.some((one) => compares(one, comparison, text, negated)) !== negated;
}

function compares(actual: string, comparison: TextComparison, text: string, ignoresCase: boolean): boolean {
  if (comparison === 'contains')
    return (ignoresCase ? occurrence(text) : containedText(text)).test(cleanText(actual));
  const fold = (one: string) => (ignoresCase ? comparableText(one).toLowerCase() : comparableText(one));
  const [have, want] = [fold(actual), fold(text)];
  if (comparison === 'is') return have === want;
  return comparison === 'starts with' ? have.startsWith(want) : have.endsWith(want);
}

const VERBS: Record<TextComparison, [does: string, doesNot: string]> = {
  is: ['is', 'is not'],
  contains: ['contains', 'does not contain'],
  'starts with': ['starts with', 'does not start with'],
  'ends with': ['ends with', 'does not end with'],
};

/** `it contains "Cart"` */
export function expectation({ comparison, text, negated }: ExpectedText): string {
  return `it ${VERBS[comparison][negated ? 1 : 0]} "${text}"`;
}
