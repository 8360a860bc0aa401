import type { Rewrite } from './rewrite.ts';

export const PEOPLE = '(I|we|you|he|she|they|one|(the|a) (user|customer|visitor|tester|guest|person))';

/** Words before a sentence that say nothing about what it does or asserts. */
export const PREFIXES: Rewrite[] = [
  ['(-|*|•|–) …', ''],
  ['(given|then|and|but) [that] …', ''],
  ['(after that|after this) [,] …', ''],
  ['(please|kindly|now|finally|next|afterwards|also|lastly|firstly) [,] …', ''],
  [`(let us|let's|go ahead and|proceed to|try to|be sure to|make sure to|don't forget to) …`, ''],
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
  ['check <x:asserting>', '<x>'],
  ['(expected:|expectation:|expected result:) …', ''],
];

/** Words behind a quoted text that do not change what is meant. */
export const SUFFIXES: Rewrite[] = [
  ['<x:ended> (please|now|again|too|as well|instead|once more|afterwards|once)', '<x>'],
];

/** Verbs whose other forms ("clicks", "clicked", "clicking") mean the same at the beginning of an action. */
export const INFLECTED = new Set(
  `attach browse change check choose clear click close collapse deselect dismiss double-click drag empty enter
  expand fill follow go hit hover input insert navigate open pick press push put refresh reload right-click scroll select set switch
  tap tick turn type uncheck unfold untick update upload visit wait write accept`.split(/\s+/u),
);

/** Other words that an action from the lists begins with. */
export const OTHER_STARTS =
  `answer cancel collapse confirm deselect dismiss doubleclick double fold from google in input into keep mark
  mouse move note pause remember right rightclick save search sleep store toggle turn unmark untick wipe`.split(
    /\s+/u,
  );
