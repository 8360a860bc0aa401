import { verbs } from '../verb-synonyms.ts';
import type { Rewrite } from './rewrite.ts';

export const PEOPLE = '(I|we|you|he|she|they|one|(the|a) (user|customer|visitor|tester|guest|person))';

/** Words before a sentence, or behind what cannot go on, that say nothing about what it does or asserts, and a verb behind its element. */
export const AROUND: Rewrite[] = [
  ['(-|*|•|–) …', ''],
  ['(given|then|and|but) [that] …', ''],
  ['(please|kindly|now|finally|next|afterwards|also|lastly|firstly) [,] …', ''],
  [`(let us|let's|go ahead and|proceed to|try to|be sure to|make sure to|don't forget to) …`, ''],
  [`(in|into|in to|inside|within) <t:target> [,] ${verbs('type')} <v:compact>`, 'type <v> into <t>'],
  [`(in|from) <t:target> [,] ${verbs('select')} <v:compact>`, 'select <v> in <t>'],
  ['<x:ended> (please|now|again|too|as well|instead|once more|afterwards|once)', '<x>'],
];

/** Words before an action: who does it. What follows must be a verb. */
export const SUBJECTS: Rewrite[] = [
  [
    `[when|and when|once] ${PEOPLE} [should|must|can|will|then|now|also|have to|has to|need to|needs to|want to|wants to|would like to] …`,
    '',
  ],
];

/** Words before an assertion that say that it is one. */
export const ASSERTION_PREFIXES: Rewrite[] = [
  ['(verify|ensure|assert|validate|confirm|check|expect|see|double-check|make sure|be sure) that …', ''],
  ['(verify|ensure|assert|validate|expect|make sure) …', ''],
  ['(expected:|expectation:|expected result:) …', ''],
];
