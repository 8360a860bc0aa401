import { rewriter } from './rewrite.ts';

export const PEOPLE = '(I|we|you|he|she|they|one|(the|a) (user|customer|visitor|tester|guest|person))';
const HAS_TO = '[should|must|can|will|then|now|also|(have|has|need|needs|want|wants|would like) to]';

/** Words around a sentence that say nothing about what it does or asserts; behind it, where they are a part of no name. */
export const around = rewriter([
  ['<x:ended> (please|now|again|too|as well|instead|once more|afterwards)', '<x>'],
  ['<x:said> now', '<x>'],
  ['(-|*|•|–|given|then|and|but) [that] …', ''],
  ['(please|kindly|now|finally|next|afterwards|also|lastly|firstly|after that|after this) [,] …', ''],
  [`(let us|let's|go ahead and|proceed to|try to|be sure to|make sure to|don't forget to) …`, ''],
]);

/** Words before an action: who does it. What follows must be a verb. */
export const subjects = rewriter([[`[when|once] ${PEOPLE} ${HAS_TO} …`, '']]);

/** Words before an assertion that say that it is one. */
export const assertionPrefixes = rewriter([
  ['(verify|ensure|assert|validate|confirm|check|expect|see|double-check|make sure|be sure) that …', ''],
  ['(verify|ensure|assert|validate|expect|make sure|expected:|expectation:|expected result:) …', ''],
  ['check <x:asserting>', '<x>'],
]);
