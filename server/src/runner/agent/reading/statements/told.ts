import type { Check } from '../../check.ts';
import { QUOTED } from '../shield.ts';
import { readTarget } from '../targets/read-target.ts';
import type { Rule } from '../rule.ts';
import { text } from './shown.ts';
import { PAGE } from './vocabulary.ts';

const NOTE =
  '(?:(?:error|success|warning|confirmation|validation|info) )?(?:note|notice|message|hint|warning|text|info|information|remark|notification|error|alert|banner)';

/** What is told of a text, or of where it stands. */
export const TOLD: Rule<Check>[] = [
  // "A note that no cars are available": what it says.
  [
    new RegExp(
      `^(?:(?:${PAGE} )?shows |there is )?(?:an? |the )${NOTE} (?:that(?: says| reads)?|saying|stating|telling (?:me|us|the user))(?: that)? (.+?)(?: (?:is (?:shown|displayed|visible)|appears))?$`,
      'iu',
    ),
    ([words = '']) => text(words, false),
  ],
  // "They thank me for 4 stars".
  [
    /^(?:they|it|the page) thanks? (?:me|us|the (?:user|customer)) for (.+)$/iu,
    ([what = '']) => either(text(`Thanks for ${what}`, false), text(`Thank you for ${what}`, false)),
  ],
  // "The file "a.csv" is listed under the uploads", which may be what a list is called.
  [
    new RegExp(`^(?:the (?:\\p{Ll}+ )?)?(${QUOTED}) is (?:listed|shown|displayed) under (.+)$`, 'iu'),
    ([name = '', place = '']) => {
      const [target, other] = [readTarget(name), readTarget(place)];
      const stands: Check = { kind: 'position', target, other, direction: 'under', isNegated: false };
      return either({ ...text(name, false), within: other } as Check, stands);
    },
  ],
];

function either(check: Check, otherwise: Check): Check {
  return { ...check, otherwise } as Check;
}
