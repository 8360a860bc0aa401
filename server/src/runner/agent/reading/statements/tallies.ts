import { KIND_WORDS_PLURAL } from '../targets/kinds.ts';
import { QUOTED } from '../shield.ts';
import { BOUND, NUMBER, numberOf } from './amounts.ts';
import { AND, NAME, NAMES, singular } from './names.ts';
import type { Sentence } from './sentence.ts';

const VERBS: Record<string, string> = { show: 'shows', say: 'says', contain: 'contains' };
const ADJECTIVES =
  'checked|ticked|unchecked|unticked|selected|disabled|enabled|empty|active|required|highlighted|expanded|collapsed';

/** How many things there are, and what each is. */
export const TALLIES: Sentence[] = [
  // "12 users in total, 2 of them are admins".
  [
    new RegExp(
      `^(?:there is )?(${NUMBER} (\\p{Ll}+s)(?: [^,]+)?), (?:and )?${NUMBER} of (?:them|these|those) is (?:an? )?(.+)$`,
      'iu',
    ),
    (all, _, things, number, what) => [
      `there is ${all.replace(/ (?:in total|altogether|in all|overall)$/iu, '')}`,
      `${number} ${things} is ${singular(what)}`,
    ],
  ],
  // "There are 2 planned and 3 done tasks".
  [
    new RegExp(`^there is ${NUMBER} (\\p{Ll}+[^s]) and ${NUMBER} (\\p{Ll}+[^s]) (\\p{Ll}+s)$`, 'iu'),
    (one, how, other, what, things) => [`${one} ${things} is ${how}`, `${other} ${things} is ${what}`],
  ],
  // "There are 2 columns and 3 rows in the table", "the table has 5 rows and 7 columns".
  [
    new RegExp(
      `^there is ((?:exactly )?${NUMBER} [^,]+?),? and ((?:exactly )?${NUMBER} .+?)( (?:in|on|inside) .+)?$`,
      'iu',
    ),
    (one, _, other, __, place = '') => [`there is ${one}${place}`, `there is ${other}${place}`],
  ],
  [
    new RegExp(
      `^(.+?) (has|shows|contains) ((?:exactly )?${NUMBER} [^,]+?),? and ((?:exactly )?${NUMBER} .+)$`,
      'iu',
    ),
    (holder, verb, one, _, other) => [`${holder} ${verb} ${one}`, `${holder} ${verb} ${other}`],
  ],
  // "There are two checked boxes", "no checked boxes".
  [
    new RegExp(
      `^there is ${BOUND}${NUMBER} (${ADJECTIVES}) (${KIND_WORDS_PLURAL})( (?:in|on|inside) .+)?$`,
      'iu',
    ),
    (bound = '', number, how, things, place = '') => [`${bound}${number} ${things}${place} is ${how}`],
  ],
  // "There are between 2 and 5 rows", "the total is between $10 and $20".
  [
    new RegExp(`^there is between ${NUMBER} and ${NUMBER} (.+)$`, 'iu'),
    (least, most, things) => [`there is at least ${least} ${things}`, `there is at most ${most} ${things}`],
  ],
  [
    /^(.+?) is between (\S+) and (\S+)(?: (?:dollars?|euros?|pounds?|percent|€|%))?$/iu,
    (thing, least, most) => [`${thing} is at least ${least}`, `${thing} is at most ${most}`],
  ],
  // "Subtotal $16.00, shipping $5.00, total $21.00".
  [
    /^((?:the )?\p{L}+ [$€£]?\p{Nd}\S*(?: [€$£])?(?:(?:, (?:and )?| and )(?:the )?\p{L}+ [$€£]?\p{Nd}[\p{Nd}.,]*(?: [€$£])?)+)$/u,
    (list) => {
      const pairs = list.split(/, (?:and )?| and /u).map((pair) => /^(?:the )?(\p{L}+) (.+)$/u.exec(pair));
      return pairs.every((pair) => pair !== null)
        ? pairs.map((pair) => `the ${pair[1]?.toLowerCase() ?? ''} is ${pair[2] ?? ''}`)
        : null;
    },
  ],
  // "Three questions are shown: A, B and C".
  [
    new RegExp(`^((?:.+? )?${NUMBER} [^:]+): (${NAMES}|${NAME}(?:, ${NAME})*)$`, 'iu'),
    (head, number, list) => counted(head, number, list.split(AND)),
  ],
  // "The entries are A, B and C": these and no others.
  [
    new RegExp(`^[Tt]he (${KIND_WORDS_PLURAL})( (?:in|of) the [^,]+?)? is:? (${NAMES})$`, 'u'),
    (things, place = '', list) => {
      const names = list.split(AND);
      const number = names.length;
      return /s$/iu.test(things)
        ? [`there is exactly ${number} ${things}${place}`, ...names.map((name) => `${name} is visible`)]
        : null;
    },
  ],
  // "The table has the columns Name, Role and Status", "the menu offers the entries …".
  [
    new RegExp(
      `^(.+? (?:has|shows|contains|lists|displays)) (?:the )?(?!.*${QUOTED})(${KIND_WORDS_PLURAL}) (${NAMES})$`,
      'u',
    ),
    (head, things, list) => list.split(AND).map((name) => `${head} the ${things} ${name}`),
  ],
  // "Every one of them": "all four buttons say Changed", "both boxes are checked".
  [
    new RegExp(
      `^(?:all (?:of )?(?:the )?${NUMBER}|both(?: of the)?) ((?:.+? )?${KIND_WORDS_PLURAL}) (is|shows?|says?|contains?|has) (.+)$`,
      'iu',
    ),
    (number = 'two', things, verb, said) => [
      `there is exactly ${number} ${things}`,
      `all ${things} ${VERBS[verb.toLowerCase()] ?? verb} ${said}`,
    ],
  ],
];

/** As many things as are named: the number, and each of them. */
function counted(head: string, number: string, names: string[]): string[] | null {
  if (numberOf(number.toLowerCase()) !== names.length) return null;
  return [head, ...names.map((name) => `${name} is visible`)];
}
