import { cleanText, comparableText, type TextComparison } from 'shared/step-language';
import { containedText, occurrence } from '../texts/contained-text.ts';

/** How what a page shows is compared with what an assertion says. */
export interface Measure {
  /** Whether a text is as expected. White space counts once. */
  compares(actual: string, comparison: TextComparison, text: string, ignoresCase: boolean): boolean;
  /** Whether a text has a line that says this and nothing else, the mark at its end aside. */
  hasLine(actual: string, line: string): boolean;
  /** Boxes that overlap by at most this many pixels count as separate. */
  overlap: number;
}

function foldLine(text: string): string {
  return comparableText(text)
    .toLowerCase()
    .replace(/[.:!?…]$/u, '');
}

/** That of the live page. */
export const EXACT: Measure = {
  compares(actual, comparison, text, ignoresCase) {
    if (comparison === 'contains')
      return (ignoresCase ? occurrence(text) : containedText(text)).test(cleanText(actual));
    const fold = (one: string) => (ignoresCase ? comparableText(one).toLowerCase() : comparableText(one));
    const [have, want] = [fold(actual), fold(text)];
    if (comparison === 'is') return have === want;
    return comparison === 'starts with' ? have.startsWith(want) : have.endsWith(want);
  },
  hasLine: (actual, line) => actual.split('\n').some((one) => foldLine(one) === foldLine(line)),
  overlap: 2,
};

interface ExpectedText {
  comparison: TextComparison;
  text: string;
  negated: boolean;
}

/**
 * Whether one of the texts is as expected, negation included. Case counts, unless the comparison is negated: a text in another case is not
 * absent.
 */
export function agrees(
  actual: string[],
  { comparison, text, negated }: ExpectedText,
  { compares }: Measure = EXACT,
): boolean {
  return actual.some((one) => compares(one, comparison, text, negated)) !== negated;
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
