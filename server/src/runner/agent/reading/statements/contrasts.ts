import { QUOTED } from '../shield.ts';
import type { Sentence } from './sentence.ts';

/** One thing and not another, or neither of two. */
export const CONTRASTS: Sentence[] = [
  // "The button "Show" has turned into "Hide"".
  [
    new RegExp(`^(?:the )?(button|link|tab) (${QUOTED}) is (${QUOTED})$`, 'iu'),
    (kind, former, now) => [`the ${kind} ${now} is visible`, `the ${kind} ${former} is not visible`],
  ],
  // "Neither Save nor Cancel is visible", "the page shows neither A nor B".
  [
    /^neither (?:of )?(.+?),? nor (.+?) (is|has|shows?|contains?|says?) (.+)$/iu,
    (one, other, verb, said) => [one, other].map((name) => `${name} ${denied(verb)} ${said}`),
  ],
  [
    /^(.+?) (is|has|shows|contains|displays|lists|says) neither (.+?),? nor (.+)$/iu,
    (subject, verb, one, other) => [one, other].map((said) => `${subject} ${denied(verb)} ${said}`),
  ],
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

function denied(verb: string): string {
  return /^is$/iu.test(verb)
    ? 'is not'
    : `does not ${/^has$/iu.test(verb) ? 'have' : verb.replace(/s$/iu, '')}`;
}
