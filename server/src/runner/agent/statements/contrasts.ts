import type { Sentence } from './sentence.ts';

/** One thing and not another. */
export const CONTRASTS: Sentence[] = [
  // "The form is gone: the Save button is not visible".
  [/^(.+? is (?:shown|visible|gone|hidden|left|open|closed)): (.+ is .+)$/iu, (one, other) => [one, other]],
  // "The row shows Paid, not Open", "the counter shows 3 instead of 2".
  [
    /^(.+?) (is|shows|contains|says) ([^,]+?)(?:, (?:and )?not| instead of| rather than) (.+)$/iu,
    (subject, does, what, not) =>
      /^is$/iu.test(does)
        ? [`${subject} is ${what}`]
        : [`${subject} ${does} ${what}`, `${subject} does not show ${not}`],
  ],
  [
    /^(.+?)(?: rather than| instead of|, not) (.+?),? is (selected|checked|shown|visible|active|chosen)$/iu,
    (one, other, how) => [`${one} is ${how}`, `${other} is not ${how}`],
  ],
];
