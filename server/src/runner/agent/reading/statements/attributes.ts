import { stateCalled } from './state-words.ts';
import { QUOTED } from '../shield.ts';
import { AND } from './names.ts';
import type { Sentence } from './sentence.ts';

const VALUE = `(?:${QUOTED}|[\\p{Lu}\\p{Nd}$€£+][^,:]*?)`;
const NOUN = '\\p{Ll}+(?: \\p{Ll}+)?';
const AS = `(${VALUE}) as (?:the |its )?(${NOUN})`;

/** Several things and what each is, in a sentence with one verb. */
export const ATTRIBUTES: Sentence[] = [
  // "The passenger is Lea, the train NJ 40 and the class Sleeper".
  [
    new RegExp(`^([Tt]he ${NOUN} is ${VALUE})((?:,? (?:and )?the ${NOUN} ${VALUE})+)$`, 'u'),
    (first, others) => [
      first,
      ...others
        .split(/,? (?:and )?(?=the \p{Ll})/u)
        .filter(Boolean)
        .map(withVerb),
    ],
  ],
  // "The ticket shows the train "NJ 40" and the class "Sleeper"".
  [
    new RegExp(
      `^(.+? (?:shows|displays|contains|has|lists)) (the ${NOUN} ${VALUE})((?:,? (?:and )?the ${NOUN} ${VALUE})+)$`,
      'u',
    ),
    (head, first, others) =>
      [first, ...others.split(/,? (?:and )?(?=the \p{Ll})/u).filter(Boolean)].map(
        (pair) => `${head} ${pair}`,
      ),
  ],
  // "Rosa Park is shown as the customer".
  [
    new RegExp(
      `^(?!the )(${VALUE}) is (?:(?:shown|displayed|listed|named|given|stated|mentioned|set|entered|stored|registered) )?as (?:the|its) (${NOUN})$`,
      'u',
    ),
    (value, noun) => (stateCalled(noun) ? null : [`the ${noun} is ${value}`]),
  ],
  // "The ticket shows Mia as passenger and Sleeper as class".
  [
    new RegExp(
      `^(?:.+? )?(?:shows|lists|displays|names|contains|states|has|gives) ${AS}(?:,? and ${AS})?$`,
      'u',
    ),
    (value, noun, other?: string, its?: string) =>
      stateCalled(noun) || /ed$/u.test(noun)
        ? other
          ? null
          : [`${value} is ${noun}`]
        : [`the ${noun} is ${value}`, ...(other && its ? [`the ${its} is ${other}`] : [])],
  ],
  // "The table shows Anna as Owner".
  [
    new RegExp(`^(?:.+? )?(?:shows|lists|displays) (${VALUE}) as ([\\p{Lu}\uE000].*)$`, 'u'),
    (value, as) => [`${value} is shown as ${as}`],
  ],
  // "NJ 401 goes direct whereas NJ 40 has one change".
  [
    /^(.+? (?:is|has|shows|says|contains|goes|costs|takes|reads) .+?),? (?:whereas|while) ((?:the )?[\p{Lu}\p{Nd}\uE000].*? (?:is|has|shows|says|contains|goes|costs|takes|reads) .+)$/u,
    (one, other) => [one, other].map((fact) => fact.replace(/ goes (?=\p{Ll}+$)/u, ' shows ')),
  ],
  // "Anna and Bob are the pending ones".
  [
    /^(.+?) is (?:among )?the (\p{Ll}+) ones$/iu,
    (names, how) => names.split(AND).map((name) => `${name} is ${how}`),
  ],
  // "3 planned, 1 done".
  [
    /^(\d+ \p{Ll}+(?: \p{Ll}+)?(?:(?:,| and|, and) \d+ \p{Ll}+(?: \p{Ll}+)?)+)$/u,
    (all) => all.split(/,? and |, /u),
  ],
];

function withVerb(pair: string): string {
  return pair.trim().replace(/^(the (?:\p{Ll}+ )*\p{Ll}+) (?=[^\p{Ll}])/u, '$1 is ');
}
