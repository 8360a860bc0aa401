import type { Check } from '../../check.ts';
import type { Reading } from '../../target.ts';
import { kindOf } from '../targets/kinds.ts';
import { reading } from '../targets/draft.ts';
import { NUMBER } from './amounts.ts';
import type { Rule } from '../rule.ts';
import { unshield } from '../shield.ts';

const TO = '((?: (?:to|from|in|into) (?:the |my |your )?\\p{Ll}+)?)';

/** What can be done with a thing: by its own button, which says so. */
export const ABILITIES_OF_THINGS: Rule<Check>[] = [
  // "Invoice 12 can be paid", "it cannot be added to the cart".
  [
    new RegExp(
      `^((?:(?!\\b(?:says?|states?|tells?|shows?|that)\\b).)+?) can (not )?be (\\p{Ll}{2,}?(?:ed|id|nt|ught|ld))${TO}$`,
      'iu',
    ),
    ([name = '', not, participle = '', to = '']) => able(infinitivesOf(participle), name, to, Boolean(not)),
  ],
  // "It is not possible to add it to the cart".
  [
    new RegExp(
      `^it is (not |no longer |im)?possible(?: (?:any ?more|any longer))? to (?!not )(\\p{Ll}+)((?: (?!to |from |in |into )\\S+)*)${TO}$`,
      'iu',
    ),
    ([not, verb = '', name = '', to = '']) => able([verb], name.trim(), to, Boolean(not)),
  ],
];

const IRREGULAR: Record<string, string> = {
  paid: 'pay',
  sent: 'send',
  bought: 'buy',
  sold: 'sell',
  told: 'tell',
};

/** "Removed" may be of "remov", "remove" or, as "cancelled" is of "cancel", of a shorter one. */
function infinitivesOf(participle: string): string[] {
  const plain = participle.toLowerCase();
  const known = IRREGULAR[plain];
  if (known !== undefined) return [known];
  const stem = plain.replace(/ed$/u, '');
  const shorter = stem.replace(/(\p{L})\1$/u, '$1').replace(/i$/u, 'y');
  return shorter === stem ? [`${stem}e`, stem] : [shorter, stem];
}

/** What buttons say that have nothing to do with a thing of the page. */
const GENERAL = /^(?:cancel|close|open|submit|send|save|continue|confirm)/iu;

function able(verbs: string[], name: string, to: string, isDenied: boolean): Check | null {
  // How many of several can be done something with is not read.
  if (
    new RegExp(
      `^(?:the |all |every |each |none |some )?${NUMBER} |^(?:all|every|each|none|some|both)\\b`,
      'iu',
    ).test(name)
  )
    return null;
  const isThis = /^(?:it|this|that|they|them|)$/iu.test(name);
  const bare = unshield(name).replace(/^(?:the|an?|this|my) /iu, '');
  // "The order can be cancelled" is said of no particular one.
  const isOne = !isThis && /[\p{Lu}\p{Nd}\uE000]/u.test(name.replace(/^The /u, ''));
  const place = to.replace(/ (?:the|my|your) /u, ' ');
  const words = `${isOne ? 'button' : 'buttons'} to ${verbs[0] ?? ''}${isThis ? '' : ` ${bare}`}${place}`;
  const called = (rest: string): Reading[] =>
    verbs.map((verb) => ({
      name: `${verb}${rest}${place}`,
      kind: kindOf('button'),
      ordinal: null,
      isWhole: true,
    }));
  const within = isOne ? { relation: 'beside' as const, reading: reading(bare) } : null;
  const own = { words, readings: called(''), within };
  const whole = { words, readings: called(` ${bare}`), within: null };
  // A form's "Cancel" cancels no order.
  const isSort = /^\p{Ll}+$/u.test(bare) && !verbs.some((verb) => GENERAL.test(verb));
  const isOwn = isOne || isSort || place !== '';
  const target = isThis ? own : { ...whole, ...(isOwn && { orElse: own }) };
  const state = isDenied ? 'disabled' : 'enabled';
  return { kind: 'state', target, state };
}
