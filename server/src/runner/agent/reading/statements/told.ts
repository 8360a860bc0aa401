import type { Check } from '../../check.ts';
import { QUOTED } from '../shield.ts';
import { readTarget } from '../targets/read-target.ts';
import type { Rule } from '../rule.ts';
import { expect } from './expected.ts';
import { part } from './part.ts';
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
    ([what = '']) => {
      const thing = what.replace(/^the (?=\p{Nd})/u, '');
      return either(text(`Thanks for ${thing}`, false), text(`Thank you for ${thing}`, false));
    },
  ],
  // "No shipping costs are charged".
  [
    /^(?:no|not any) (\p{Ll}+(?: \p{Ll}+)?) is (?:charged|added|due|payable|applied)$/iu,
    ([name = '']) => {
      const free = part(`the ${name}`, expect('is', undefined, 'free'));
      const none = part(`the ${name}`, expect('is at most', undefined, '0'));
      return free && none && either(free, none);
    },
  ],
  // "Rooms start at 120 €".
  [
    /^(.+?) (?:starts?|begins?) (?:at|from) ([$€£¥]?\s?\p{Nd}[\p{Nd}.,]*(?:\s?(?:[$€£¥%]|\p{Lu}{3}))?)$/u,
    ([name = '', amount = '']) => text(`${name} from ${amount}`, false),
  ],
  // "The page asks "Really?"".
  [
    new RegExp(`^${PAGE} (?:asks|wants to know)(?: me| us| the user)?:? (${QUOTED})$`, 'iu'),
    ([words = '']) => text(words, false),
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
