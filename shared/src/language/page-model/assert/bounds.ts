import { comparableText } from 'shared/step-language';
import { containedText, occurrence } from '../texts/contained-text.ts';
import { EXACT, type Measure } from './measure.ts';
import { GAP } from './model-texts.ts';

/** A letter that no page has, which is a part of the word or number next to it. */
const LETTER = '\uAB65';

function touchingNoGap({ source, flags }: RegExp): RegExp {
  return new RegExp(`(?<!${LETTER})${source}(?!${LETTER})`, flags);
}

/** Finds only what is certain in a model. */
export const SURE: Measure = {
  compares(actual, comparison, text, ignoresCase) {
    const known = actual.replaceAll(GAP, LETTER);
    if (comparison === 'contains')
      return touchingNoGap((ignoresCase ? occurrence : containedText)(text)).test(known);
    return EXACT.compares(known, comparison, text, ignoresCase);
  },
  // A model does not keep lines apart.
  hasLine: () => false,
  overlap: 1,
};

/** What may be drawn in other letters, as style sheets can ask for. */
function fold(text: string): string {
  return comparableText(text).toUpperCase().toLowerCase();
}

/** Finds all that is possible in a model. */
export const POSSIBLE: Measure = {
  compares(actual, comparison, text, ignoresCase) {
    return actual.includes(GAP) || EXACT.compares(fold(actual), comparison, fold(text), ignoresCase);
  },
  hasLine: (actual, line) =>
    actual.includes(GAP) || fold(actual).includes(fold(line.replace(/[.:!?…]$/u, ''))),
  overlap: 3,
};
